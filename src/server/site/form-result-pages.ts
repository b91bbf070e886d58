/** Pages that say what became of a form, for browsers without script. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FormResult, type PageData, getPageDataPath } from '#content/page-data.ts';
import { type BuiltPage, type RenderBundle, renderBundlePath } from '#content/render-bundle.ts';
import { createConfirmationRenderer } from './confirmations.ts';
import { createFormPages, type FormPages } from './form-pages.ts';
import type { ServeManifest } from './serve-manifest.ts';

/** The content security policy of a file of the build. */
export type GetContentSecurityPolicy = (file: string) => string;

export interface FormResultPages extends FormPages {
  /**
   * Renders a page with an answer.
   * @returns the whole HTML.
   * @throws when the page has no such form, or cannot be rendered.
   */
  render(path: string, answer: FormResult): Promise<string>;
  /** Headers of a page that was rendered, by its path. */
  getHeaders(path: string): Record<string, string>;
}

/** A page has the styles of what is on it; its answers have more on them. */
function addStylesheets(html: string, sheets: readonly string[] = []): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}

/**
 * Prepares the pages of a build. What renders them is loaded with the first one: most visitors have script.
 * @param root folder of the build.
 */
export function createFormResultPages(
  root: string,
  { pages, forms, sheets }: ServeManifest,
  policyOf: GetContentSecurityPolicy,
): FormResultPages {
  const formPages = createFormPages(forms);
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const readPage = async (path: string, file: string): Promise<BuiltPage> => {
    const record = JSON.parse(await read(getPageDataPath(path))) as PageData;
    return {
      html: addStylesheets(await read(file), sheets[path]),
      pageData: record,
      body: record.body === undefined ? undefined : await read(record.body),
    };
  };
  const renderAnswer: RenderBundle['renderFormResult'] = async (page, answer) => {
    const bundle = (await import(pathToFileURL(join(root, renderBundlePath)).href)) as RenderBundle;
    return bundle.renderFormResult(page, answer);
  };
  const confirm = createConfirmationRenderer(renderAnswer);

  return {
    ...formPages,
    async render(path, answer) {
      const file = pages[path];
      if (file === undefined || !formPages.getFormKinds(path).some((kind) => kind === answer.form))
        throw new Error(`${path} has no form of the kind ${answer.form}.`);
      const page = await readPage(path, file);
      return answer.kind === 'received' ? confirm(page, answer) : renderAnswer(page, answer);
    },
    getHeaders: (path) => ({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(pages[path] ?? ''),
    }),
  };
}
