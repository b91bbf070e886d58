/** The project's own words: names, products, roles, terms and abbreviations, in `content/words`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';

/** Words by language. Each language has those of `shared.txt`, `names.txt` and `technology.txt`, too. */
export type ProjectWords = Record<Language, LanguageWords>;

interface LanguageWords {
  correct: ReadonlySet<string>;
  /** Corrections by wrong word, in small letters: words that the dictionary lists, and names in other capitals. */
  corrections: ReadonlyMap<string, string>;
}

/**
 * Reads the word lists. They hold words separated by spaces or line breaks, and comments after `#`:
 * - An abbreviation is written with its full stops. Each of its parts is correct on its own, too: `bl.` of `bl.a.`
 * - A word that ends with a hyphen can only be joined to others with a hyphen: `it-` for `it-avdeling`.
 * - A line `idag->i dag` (cspell's notation) is a wrong word and its correction.
 * A missing file counts as empty.
 * @param root the content folder.
 */
export async function readProjectWords(root: string): Promise<ProjectWords> {
  const readLines = async (name: string): Promise<string[]> => {
    const text = await readFile(path.join(root, 'words', `${name}.txt`), 'utf8').catch(() => '');
    return text
      .normalize('NFC')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim());
  };
  const shared = (await Promise.all(['shared', 'names', 'technology'].map(readLines))).flat();
  const entries = languages.map(async (language): Promise<[Language, LanguageWords]> => {
    const lines = [...shared, ...(await readLines(language))];
    const correct = new Set(lines.flatMap(parseWords));
    const corrections = new Map([...findMixedCase(correct), ...lines.flatMap(parseCorrection)]);
    return [language, { correct, corrections }];
  });
  return Object.fromEntries(await Promise.all(entries)) as ProjectWords;
}

const arrow = '->';

const parseWords = (line: string): string[] =>
  line.includes(arrow)
    ? []
    : line
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((word) => (/\..+\.$/.test(word) ? [word, ...(word.match(/[^.]+\./g) ?? [])] : word));

/** Returns the names with a capital after a small letter, by their small letters: `iphone`, `inkludmi`. */
const findMixedCase = (words: ReadonlySet<string>): [lower: string, name: string][] =>
  [...words].flatMap((word): [string, string][] =>
    /\p{Ll}\p{Lu}/u.test(word) && !words.has(word.toLowerCase()) ? [[word.toLowerCase(), word]] : [],
  );

function parseCorrection(line: string): [wrong: string, correction: string][] {
  const [wrong, correction] = line.split(arrow);
  return wrong && correction ? [[wrong.trim(), correction.trim()]] : [];
}
