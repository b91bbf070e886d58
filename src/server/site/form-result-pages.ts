/** Pages that show the result of a form to browsers without script, rendered by the bundle of the build. */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormResult } from '#content/page-data.ts';
import {
  type BuiltPage,
  type FormPageSource,
  getFormPageSourcePath,
  type RenderBundle,
  renderBundlePath,
} from '#content/render-bundle.ts';
import type { BuildFiles } from './build-files.ts';
import { createFormPages, type FormPages } from './form-pages.ts';
import type { ServeManifest } from './serve-manifest.ts';

/** Returns the content security policy of a file of the build. */
export type GetContentSecurityPolicy = (file: string) => string;

/** A page with the result of its form. */
export interface RenderedPage {
  html: string;
  headers: Record<string, string>;
}

export interface FormResultPages extends FormPages {
  /**
   * Renders a page with the result of its form.
   * @throws when the page has no such form, or cannot be rendered.
   */
  render(path: string, result: FormResult): Promise<RenderedPage>;
}

/**
 * Creates the pages of a build. The render bundle is loaded with the first page, because most visitors have script.
 */
export function createFormResultPages(
  files: Pick<BuildFiles, 'root' | 'read' | 'getListedHash'>,
  { pages, forms, stylesheet }: ServeManifest,
  getContentSecurityPolicy: GetContentSecurityPolicy,
): FormResultPages {
  const formPages = createFormPages(forms);
  const readBuildFile = async (file: string) => (await files.read(file.replace(/^\//, ''))).toString();
  const readPage = async (path: string, file: string): Promise<BuiltPage> => ({
    ...(JSON.parse(await readBuildFile(getFormPageSourcePath(path))) as FormPageSource),
    html: addStylesheet(await readBuildFile(file), stylesheet),
  });
  const renderFormResult: RenderFormResult = async (page, result) => {
    const { href } = pathToFileURL(join(await realpath(files.root), renderBundlePath));
    // The hash makes it another module, because Node caches modules by URL, and the next build may have the same path.
    const bundle = (await import(`${href}?${files.getListedHash(renderBundlePath) ?? ''}`)) as RenderBundle;
    return bundle.renderFormResult(page, result);
  };
  const renderConfirmation = createConfirmationRenderer(renderFormResult);

  return {
    ...formPages,
    async render(path, result) {
      const file = pages[path];
      if (file === undefined || !formPages.getFormKinds(path).some((kind) => kind === result.form))
        throw new Error(`${path} has no form of the kind ${result.form}.`);
      const page = await readPage(path, file);
      const isReceived = result.kind === 'received';
      return {
        html: await (isReceived ? renderConfirmation(page, result) : renderFormResult(page, result)),
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': getContentSecurityPolicy(file),
        },
      };
    },
  };
}

/** Adds the whole stylesheet, because a page inlines only the styles of what it shows, and a result shows more. */
const addStylesheet = (html: string, href: string): string =>
  html.replace('</head>', `<link rel="stylesheet" href="${href}"></head>`);

type RenderFormResult = (page: BuiltPage, result: FormResult) => Promise<string> | string;

type Received = Extract<FormResult, { kind: 'received' }>;

/** Takes the place of the reference in a cached page. The letter U occurs in no reference. */
const referencePlaceholder = 'UUUU-UUUU-UUUU';

/**
 * Creates a renderer that caches the confirmation of each page and form. Confirmations differ only by their reference, and
 * anybody can request them often.
 */
export function createConfirmationRenderer(
  renderFormResult: RenderFormResult,
): (page: BuiltPage, received: Received) => Promise<string> {
  const cache = new Map<string, { pageHtml: string; confirmation: string }>();
  return async (page, { form, reference }) => {
    const key = `${page.pageData.path} ${form}`;
    const cached = cache.get(key);
    // The page's HTML changes when the site is built again.
    const confirmation =
      cached?.pageHtml === page.html
        ? cached.confirmation
        : await renderFormResult(page, { form, kind: 'received', reference: referencePlaceholder });
    cache.set(key, { pageHtml: page.html, confirmation });
    return confirmation.replaceAll(referencePlaceholder, reference);
  };
}
