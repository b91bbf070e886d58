/** Edits posts of the corpus, as an author does between two builds. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#i18n/languages.ts';

/** Returns the path of a post in the content folder. */
export const toPostFile = (language: Language, index: number): string =>
  path.join(language, 'blog', `post-${index}.mdx`);

/** Adds a word at the end of the text, which only the document's own page shows. */
export const appendWord = (file: string): Promise<void> =>
  editFile(file, (text) => `${text.trimEnd()} again.\n`);

/** Adds a word to the title, which lists, feeds and related posts also show. */
export const appendTitleWord = (file: string): Promise<void> =>
  editFile(file, (text) => text.replace(/^title: "(.*)"$/m, 'title: "$1 again"'));

/** @throws Error when the edit changes nothing, because nothing would be measured. */
async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} has nothing to edit.`);
  await writeFile(file, edited);
}
