/** Knows the words of both languages. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';
import { isCompound } from './compounds.ts';
import { type Dictionary, findDictionaries, loadDictionary } from './dictionary.ts';
import { type ProjectWords, readProjectWords } from './project-words.ts';
import { inCaseOf, suggestions } from './suggestions.ts';

export interface Speller {
  /**
   * @param isBeforeStop whether a full stop follows, with which an abbreviation is right.
   * @returns undefined for a word that is right, else words that may be meant, three at most.
   */
  check: (word: string, language: Language, isBeforeStop?: boolean) => string[] | undefined;
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
  const othersOf = (language: Language): Dictionary[] =>
    languages.filter((other) => other !== language).map(dictionaryOf);
  let changed = false;
  let suggested = 0;
  return {
    version,
    check: (written, language, isBeforeStop = false) => {
      const known = verdicts[language];
      // Nearly all words are right, and were met before.
      if (known[written] === 1) return undefined;
      const word = composed(written);
      if (isBeforeStop && own[language].right.has(`${word.toLowerCase()}.`)) return undefined;
      if (!Object.hasOwn(known, word)) {
        const dictionary = dictionaryOf(language);
        changed = true;
        const { right, meant } = own[language];
        const wrong = meant.get(word.toLowerCase());
        if (wrong) known[word] = [inCaseOf(word, wrong)];
        else if (isRight(word, language, dictionary, right, () => othersOf(language))) known[word] = 1;
        else
          known[word] = suggested++ < suggestionsAtMost ? suggestions(word, language, dictionary, right) : [];
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

/**
 * Whether a word is right as it stands in a text.
 * @param word composed, with straight apostrophes and hyphens.
 * @param others the dictionaries of the other languages: names are names in each, and `GitHub` is made of English words.
 */
export function isRight(
  word: string,
  language: Language,
  dictionary: Pick<Dictionary, 'has'>,
  own: ReadonlySet<string>,
  others: () => readonly Pick<Dictionary, 'has'>[],
): boolean {
  const lower = word.toLowerCase();
  const isListed = (each: string) => own.has(each) || dictionary.has(each);
  const isKnown = (each: string): boolean => {
    const small = each.toLowerCase();
    if (isListed(each) || isListed(small) || own.has(`${small}-`)) return true;
    return each === each.toUpperCase() && isListed(small.replace(/^./u, (first) => first.toUpperCase()));
  };
  if (isKnown(word) || isInitials(word)) return true;
  const stem = /^(.+?)(?:'s|')$/.exec(word)?.[1];
  if (stem && isRight(stem, language, dictionary, own, others)) return true;
  if (word.includes('-'))
    return word.split('-').every(
      (part, at, all) =>
        part.length < 2 ||
        isRight(part, language, dictionary, own, others) ||
        // `sporings-ID`
        (language === 'no' &&
          at < all.length - 1 &&
          /..s$/.test(part) &&
          isRight(part.slice(0, -1), language, dictionary, own, others)),
    );
  if (/\p{Ll}\p{Lu}/u.test(word))
    return isJoinedName(
      word,
      (part) => [dictionary, ...others()].some(({ has }) => has(part)) || own.has(part),
    );
  if (/^\p{Lu}/u.test(word)) {
    const isName = (each: string) => own.has(each) || others().some(({ has }) => has(each));
    if (isName(word)) return true;
    // The genitive of a name.
    if (language === 'no' && word.endsWith('s') && (isListed(word.slice(0, -1)) || isName(word.slice(0, -1))))
      return true;
  }
  if (language !== 'no') return false;
  return isCompound(lower, { has: dictionary.has, own });
}

/** `CV`, `HTTPS`, `PDFs`. */
const isInitials = (word: string): boolean => /^\p{Lu}{2,5}s?$/u.test(word);

/** `GitHub`, `BankID`: words that keep their capitals. */
const isJoinedName = (word: string, isWord: (part: string) => boolean): boolean =>
  word
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .every((part) => isInitials(part) || (part.length > 2 && (isWord(part) || isWord(part.toLowerCase()))));

/** As the dictionaries write it. */
const composed = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\u00AD/g, '')
    .replace(/[’´]/g, "'")
    .replace(/[\u2010\u2011]/g, '-');

function versionOf(own: ProjectWords, versions: string[]): string {
  const hash = createHash('sha256').update(`${rules}\n${versions.join('\n')}`);
  for (const language of languages) {
    const { right, meant } = own[language];
    hash.update(`\n${language}\n${[...right].sort().join('\n')}\n${JSON.stringify([...meant])}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Counted up when what makes a word right changes. */
const rules = 2;

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
