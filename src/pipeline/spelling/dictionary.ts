/** The dictionaries of the languages: packages of cspell, installed for development alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import type { Language } from '#i18n/languages.ts';

const require = createRequire(import.meta.url);

export interface Dictionary {
  /** As it is spelled, capitals included. */
  has: (word: string) => boolean;
  /** Words that look like it, the nearest first. */
  near: (word: string) => string[];
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

/** Loads a dictionary, which takes about half a second. */
export function loadDictionary(
  { folder, file }: Package,
  decode: (raw: Uint8Array<ArrayBuffer>) => ITrie,
): Dictionary {
  const trie = decode(gunzipSync(readFileSync(path.join(folder, file))));
  return {
    has: (word) => trie.hasWord(word, true),
    // Without the filter it makes up compounds.
    near: (word) =>
      trie.suggest(word, { numSuggestions: 3, changeLimit: 2, filter: (each) => trie.hasWord(each, true) }),
  };
}
