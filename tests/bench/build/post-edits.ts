/** What a writer does between two builds. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#i18n/languages.ts';

/** A post of the corpus, by its number. */
export const toPostFile = (language: Language, at: number): string =>
  path.join(language, 'blog', `post-${at}.mdx`);

/** One word more at the end of the text: nothing but the document's own page shows it. */
export const appendWord = (file: string): Promise<void> =>
  rewrite(file, (text) => `${text.trimEnd()} again.\n`);

/** One word more in the title: lists, feeds and neighbours show it, too. */
export const appendTitleWord = (file: string): Promise<void> =>
  rewrite(file, (text) => text.replace(/^title: "(.*)"$/m, 'title: "$1 again"'));

/** @throws Error when the text is as it was: nothing would be measured. */
async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing to edit.`);
  await writeFile(file, changed);
}
