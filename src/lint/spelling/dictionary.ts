/** The dictionaries of the languages: packages of cspell, installed for development alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import type { Language } from '#i18n/languages.ts';
import { marks, neighbours } from './fuzzy-search.ts';

const require = createRequire(import.meta.url);

export interface Dictionary {
  /** As it is spelled, capitals included. */
  has: (word: string) => boolean;
  /** Words that are at most so many slips from it, the nearest first. */
  near: (word: string, slips: number) => string[];
}

interface Package {
  folder: string;
  file: string;
  /** Changes with its words. */
  version: string;
}

export type Dictionaries = Record<Language, Package>;

/**
 * Finds the packages, without loading them.
 * @returns undefined where they are not installed.
 */
export function findDictionaries(): Dictionaries | undefined {
  try {
    return {
      en: packageOf(require.resolve('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz'),
      no: packageOf(require.resolve('@cspell/dict-nb-no'), 'nb.trie.gz'),
    };
  } catch {
    return undefined;
  }
}

function packageOf(entry: string, file: string): Package {
  const folder = path.dirname(entry);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder, file, version };
}

/** `risikoen`, `scenarioer`: the Norwegian dictionary has but the noun. No English word but such a plural ends so. */
const formOfNounOnO = /(?<=\p{L}{2}o)(?:en|et|er|ene|ets|ens|ers|enes)$/u;

/** Loads a dictionary, which takes about half a second. */
export function loadDictionary(
  { folder, file }: Package,
  decode: (raw: Uint8Array<ArrayBuffer>) => ITrie,
): Dictionary {
  const trie = decode(gunzipSync(readFileSync(path.join(folder, file))));
  // Words as they are listed: the dictionary would join any two of them, `nett` and `bedt` too.
  const has = (word: string): boolean => !marks.has(word[0] ?? '') && trie.data.has(word);
  return {
    has: (word) => has(word) || has(word.replace(formOfNounOnO, '')),
    near: (word, slips) => neighbours(trie.data.getRoot(), word, slips),
  };
}
