/** Pages that say what became of a form, for browsers without script. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FormAnswer, type PageRecord, recordPath } from '#content/record.ts';
import { type BuiltPage, type RenderBundle, renderBundlePath } from '#content/rendering.ts';
import { createConfirmations } from './confirmations.ts';
import { createFormPages, type FormPages } from './form-pages.ts';
import type { ServeManifest } from './serve-manifest.ts';

export interface AnswerPages extends FormPages {
  /**
   * Renders a page with an answer.
   * @returns the whole HTML.
   * @throws when the page has no such form, or cannot be rendered.
   */
  render(path: string, answer: FormAnswer): Promise<string>;
}

/**
 * Prepares the pages of a build. What renders them is loaded with the first one: most visitors have script.
 * @param root folder of the build.
 */
export function createAnswerPages(root: string, { pages, forms }: ServeManifest): AnswerPages {
  const formPages = createFormPages(forms);
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const readPage = async (path: string, file: string): Promise<BuiltPage> => {
    const record = JSON.parse(await read(recordPath(path))) as PageRecord;
    return {
      html: await read(file),
      record,
      body: record.body === undefined ? undefined : await read(record.body),
    };
  };
  const renderAnswer: RenderBundle['renderAnswer'] = async (page, answer) => {
    const bundle = (await import(pathToFileURL(join(root, renderBundlePath)).href)) as RenderBundle;
    return bundle.renderAnswer(page, answer);
  };
  const confirm = createConfirmations(renderAnswer);

  return {
    ...formPages,
    async render(path, answer) {
      const file = pages[path];
      if (file === undefined || !formPages.kindsOn(path).some((kind) => kind === answer.form))
        throw new Error(`${path} has no form of the kind ${answer.form}.`);
      const page = await readPage(path, file);
      return answer.kind === 'received' ? confirm(page, answer) : renderAnswer(page, answer);
    },
  };
}
