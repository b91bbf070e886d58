/** Knows the words of both languages. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type Language, languages } from '#i18n/languages.ts';
import { isCompound } from './compounds.ts';
import { type Dictionary, findDictionaries, loadDictionary } from './dictionary.ts';
import { type ProjectWords, readProjectWords } from './project-words.ts';

export interface Speller {
  /** @returns undefined for a word that is right, else words that may be meant, three at most. */
  check: (word: string, language: Language) => string[] | undefined;
  /** Changes with the words that are known. */
  version: string;
  /** Keeps what was found out for the next run. */
  save: () => Promise<void>;
}

type Verdicts = Record<Language, Record<string, string[] | 1>>;

/** Words in a run that get suggestions: each takes some milliseconds, and nobody reads more. */
const suggestionsAtMost = 300;

/**
 * Makes a speller. It loads a dictionary when it meets the first word that the last run has not met.
 * @param root the content folder, for the project's words.
 * @param cache file for what was found out; may be deleted at any time.
 * @returns undefined where the dictionaries are not installed.
 */
export async function createSpeller(root: string, cache?: string): Promise<Speller | undefined> {
  const packages = findDictionaries();
  const library = packages && (await import('cspell-trie-lib').catch(() => undefined));
  if (!packages || !library) return undefined;
  const own = await readProjectWords(root);
  const version = versionOf(
    own,
    languages.map((language) => packages[language].version),
  );
  const verdicts = await readVerdicts(cache, version);
  const loaded = new Map<Language, Dictionary>();
  const dictionaryOf = (language: Language): Dictionary => {
    const dictionary = loaded.get(language) ?? loadDictionary(packages[language], library.decodeTrie);
    loaded.set(language, dictionary);
    return dictionary;
  };
  let changed = false;
  let suggested = 0;
  return {
    version,
    check: (word, language) => {
      const known = verdicts[language];
      if (!Object.hasOwn(known, word)) {
        const dictionary = dictionaryOf(language);
        changed = true;
        known[word] = isRight(word, language, dictionary, own[language])
          ? 1
          : suggested++ < suggestionsAtMost
            ? suggestions(word, dictionary, own[language])
            : [];
      }
      const verdict = known[word];
      return verdict === 1 ? undefined : verdict;
    },
    save: async () => {
      if (!cache || !changed) return;
      await mkdir(path.dirname(cache), { recursive: true });
      // Another check may read it at this moment.
      const whole = `${cache}.${process.pid}`;
      await writeFile(whole, JSON.stringify({ version, verdicts }));
      await rename(whole, cache);
    },
  };
}

/** Whether a word is right as it stands in a text. */
export function isRight(
  written: string,
  language: Language,
  dictionary: Pick<Dictionary, 'has'>,
  own: ReadonlySet<string>,
): boolean {
  const word = written
    .normalize('NFC')
    .replace(/\u00AD/g, '')
    .replace(/[’´]/g, "'")
    .replace(/[\u2010\u2011]/g, '-');
  const lower = word.toLowerCase();
  const isListed = (each: string) => own.has(each) || dictionary.has(each);
  const isKnown = (each: string): boolean => {
    const small = each.toLowerCase();
    if (isListed(each) || isListed(small)) return true;
    return each === each.toUpperCase() && isListed(small.replace(/^./u, (first) => first.toUpperCase()));
  };
  if (isKnown(word) || isInitials(word)) return true;
  const stem = /^(.+?)(?:'s|')$/.exec(word)?.[1];
  if (stem && (isKnown(stem) || isInitials(stem))) return true;
  if (word.includes('-'))
    return word.split('-').every((part) => part.length < 2 || isRight(part, language, dictionary, own));
  if (language !== 'no') return false;
  // The genitive of a name.
  if (/^\p{Lu}.*s$/u.test(word) && isListed(word.slice(0, -1))) return true;
  return isCompound(lower, { has: dictionary.has, own });
}

/** `CV`, `HTTPS`, `PDFs`. */
const isInitials = (word: string): boolean => /^\p{Lu}{2,5}s?$/u.test(word);

function suggestions(word: string, dictionary: Dictionary, own: ReadonlySet<string>): string[] {
  const small = word.toLowerCase();
  const listed = [...own].filter((each) => distance(each.toLowerCase(), small) <= (small.length > 5 ? 2 : 1));
  const isCapital = /^\p{Lu}/u.test(word);
  const near = [...listed, ...dictionary.near(small)].map((each) =>
    isCapital ? each.replace(/^./u, (first) => first.toUpperCase()) : each,
  );
  return [...new Set(near)].slice(0, 3);
}

function versionOf(own: ProjectWords, versions: string[]): string {
  const hash = createHash('sha256').update(`${rules}\n${versions.join('\n')}`);
  for (const language of languages) hash.update(`\n${language}\n${[...own[language]].sort().join('\n')}`);
  return hash.digest('hex').slice(0, 16);
}

/** Counted up when what makes a word right changes. */
const rules = 1;

async function readVerdicts(cache: string | undefined, version: string): Promise<Verdicts> {
  const none: Verdicts = { en: {}, no: {} };
  if (!cache) return none;
  try {
    const kept = JSON.parse(await readFile(cache, 'utf8')) as { version: string; verdicts: Verdicts };
    return kept.version === version ? { ...none, ...kept.verdicts } : none;
  } catch {
    return none;
  }
}
