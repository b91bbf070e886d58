/** The dictionaries of the languages: cspell packages, which are installed as development dependencies only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import type { Language } from '#i18n/languages.ts';

const require = createRequire(import.meta.url);

export interface Dictionary {
  /** Returns whether the dictionary lists a word, with the same capitals. */
  has: (word: string) => boolean;
  /** Finds words within an edit distance. Returns the nearest first. */
  findSimilar: (word: string, maxEdits: number) => string[];
}

interface DictionaryPackage {
  folder: string;
  file: string;
  /** Version of the package, which changes whenever its words change. */
  version: string;
}

type DictionaryPackages = Record<Language, DictionaryPackage>;

/**
 * Finds the packages without loading their words.
 * @returns undefined where they are not installed.
 */
export function findDictionaries(): DictionaryPackages | undefined {
  try {
    return {
      en: readPackage(require.resolve('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz'),
      no: readPackage(require.resolve('@cspell/dict-nb-no'), 'nb.trie.gz'),
    };
  } catch {
    return undefined;
  }
}

function readPackage(entry: string, file: string): DictionaryPackage {
  const folder = path.dirname(entry);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder, file, version };
}

/** Inflections of nouns on -o (`risikoen`, `scenarioer`), which the Norwegian dictionary lacks. */
const inflectionOfNounOnO = /(?<=\p{L}{2}o)(?:en|et|er|ene|ets|ens|ers|enes)$/u;

/** Loads a dictionary, which takes about 500 ms. */
export function loadDictionary(
  { folder, file }: DictionaryPackage,
  decode: (raw: Uint8Array<ArrayBuffer>) => ITrie,
): Dictionary {
  const trie = decode(gunzipSync(readFileSync(path.join(folder, file))));
  // trie.data looks up listed words only; trie.has would accept any two words joined, such as `nett` and `bedt`.
  const isListed = (word: string): boolean => !markerCharacters.has(word[0] ?? '') && trie.data.has(word);
  return {
    has: (word) => isListed(word) || isListed(word.replace(inflectionOfNounOnO, '')),
    findSimilar: (word, maxEdits) => fuzzySearch(trie.data.getRoot(), word, maxEdits),
  };
}

type TrieNode = NonNullable<ReturnType<ITrie['find']>>;

/** First characters of entries that are not words: parts of compounds, and words without their accents. */
const markerCharacters = new Set('+~!*:');

/**
 * Finds words within an edit distance: letters inserted, deleted or replaced, or two neighbouring letters exchanged.
 * The search of cspell is not used, because it also joins words to compounds and takes ten times as long.
 * @returns the nearest words first.
 */
function fuzzySearch(root: TrieNode, word: string, maxEdits: number): string[] {
  const letters = [...word];
  // Typing errors hardly ever change the first letter, except by exchanging it with the second.
  const firstLetters = new Set(letters.slice(0, 2));
  const matches: { word: string; edits: number }[] = [];
  /**
   * Walks the trie with one row of the Damerau-Levenshtein table for each letter.
   * @param row edits between the prefix and each beginning of the word.
   * @param previousRow the row of the prefix without its last letter.
   */
  const walk = (node: TrieNode, prefix: string, row: readonly number[], previousRow?: readonly number[]) => {
    const edits = row.at(-1) as number;
    if (node.eow && edits <= maxEdits) matches.push({ word: prefix, edits });
    for (const letter of node.keys()) {
      if (markerCharacters.has(letter) || (!prefix && !firstLetters.has(letter))) continue;
      const nextRow = [(row[0] as number) + 1];
      for (const [index, wordLetter] of letters.entries()) {
        let fewestEdits = Math.min(nextRow[index] as number, row[index + 1] as number) + 1;
        fewestEdits = Math.min(fewestEdits, (row[index] as number) + (wordLetter === letter ? 0 : 1));
        const isSwap = previousRow && wordLetter === prefix.at(-1) && letters[index - 1] === letter;
        nextRow.push(isSwap ? Math.min(fewestEdits, (previousRow[index - 1] as number) + 1) : fewestEdits);
      }
      const child = Math.min(...nextRow) <= maxEdits && node.get(letter);
      if (child) walk(child, prefix + letter, nextRow, row);
    }
  };
  walk(root, '', [0, ...letters.map((_, index) => index + 1)]);
  return matches.sort((a, b) => a.edits - b.edits).map(({ word }) => word);
}
