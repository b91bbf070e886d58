/** The project's own words: names, products, roles, terms and abbreviations, in `content/words`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';

/** By language; those of `shared.txt`, `names.txt` and `technology.txt` are in each. */
export type ProjectWords = Record<Language, LanguageWords>;

interface LanguageWords {
  right: ReadonlySet<string>;
  /** Words that are wrong though a dictionary has them, and what is meant. */
  meant: ReadonlyMap<string, string>;
}

/**
 * Reads the files for both languages and one for each: words, remarks after #. A file that is not there is empty.
 * An abbreviation stands with its full stops, and each of its parts is known with its own: `bl.` of `bl.a.`
 * A word that ends with a hyphen is right, but joined to others with a hyphen alone: `it-avdeling`.
 * A line `idag->i dag`, cspell's notation, is a word that is wrong, and what is meant.
 * @param root the content folder.
 */
export async function readProjectWords(root: string): Promise<ProjectWords> {
  const read = async (name: string): Promise<string[]> => {
    const text = await readFile(path.join(root, 'words', `${name}.txt`), 'utf8').catch(() => '');
    return text
      .normalize('NFC')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim());
  };
  const shared = (await Promise.all(['shared', 'names', 'technology'].map(read))).flat();
  const entries = languages.map(async (language) => {
    const lines = [...shared, ...(await read(language))];
    return [language, { right: new Set(lines.flatMap(wordsIn)), meant: new Map(lines.flatMap(meaningIn)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const arrow = '->';

const wordsIn = (line: string): string[] =>
  line.includes(arrow)
    ? []
    : line
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((word) => (/\..+\.$/.test(word) ? [word, ...(word.match(/[^.]+\./g) ?? [])] : word));

function meaningIn(line: string): [wrong: string, meant: string][] {
  const [wrong, meant] = line.split(arrow);
  return wrong && meant ? [[wrong.trim(), meant.trim()]] : [];
}
