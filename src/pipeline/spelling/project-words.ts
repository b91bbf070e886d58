/** The project's own words: names of products, roles and terms, in `content/words`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';

/** By language; those of `shared.txt` are in each. */
export type ProjectWords = Record<Language, ReadonlySet<string>>;

/**
 * Reads `shared.txt` and a file for each language: a word a line, remarks after #. A file that is not there is empty.
 * @param root the content folder.
 */
export async function readProjectWords(root: string): Promise<ProjectWords> {
  const read = async (name: string): Promise<string[]> => {
    const text = await readFile(path.join(root, 'words', `${name}.txt`), 'utf8').catch(() => '');
    return text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().normalize('NFC'))
      .filter(Boolean);
  };
  const shared = await read('shared');
  const entries = languages.map(async (language) => [
    language,
    new Set([...shared, ...(await read(language))]),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
