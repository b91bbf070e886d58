/** Spell checker for all languages: dictionaries, the project's own words, and Norwegian compounds. */
import { createHash } from 'node:crypto';
import { type Language, languages } from '#i18n/languages.ts';
import { readCacheFile, writeCacheFile } from '#pipeline/file-cache.ts';
import { isCompound } from './compounds.ts';
import { type Dictionary, findDictionaries, loadDictionary } from './dictionary.ts';
import { type ProjectWords, readProjectWords } from './project-words.ts';
import { getSuggestions, matchCase } from './suggestions.ts';

export interface SpellChecker {
  /**
   * Checks a word.
   * @param isBeforeFullStop whether a full stop follows, with which an abbreviation is correct.
   * @returns undefined for a correct word, else at most three suggestions.
   */
  check: (word: string, language: Language, isBeforeFullStop?: boolean) => string[] | undefined;
  /** Changes whenever the dictionaries, the project's words or the rules change. */
  version: string;
  /** Saves the results for the next run. Throws if the file cannot be written. */
  save: () => void;
}

/** Results by word: 1 for a correct word, else suggestions. */
type SpellingResults = Record<Language, Record<string, string[] | 1>>;

/** Words in a run that get suggestions. Each costs some milliseconds, and nobody reads more. */
const maxWordsWithSuggestions = 300;

/**
 * Creates a spell checker. It loads a dictionary at the first word without a cached result.
 * @param root the content folder, for the project's words.
 * @param cacheFile for the results; safe to delete at any time.
 * @returns undefined where the dictionaries are not installed.
 */
export async function createSpellChecker(
  root: string,
  cacheFile?: string,
): Promise<SpellChecker | undefined> {
  const packages = findDictionaries();
  const library = packages && (await import('cspell-trie-lib').catch(() => undefined));
  if (!packages || !library) return undefined;
  const projectWords = await readProjectWords(root);
  const version = hashVersion(
    projectWords,
    languages.map((language) => packages[language].version),
  );
  const cachedResults = cacheFile && readCacheFile<SpellingResults>(cacheFile, version);
  const results: SpellingResults = cachedResults || { en: {}, no: {} };
  const dictionaries = new Map<Language, Dictionary>();
  const getDictionary = (language: Language): Dictionary => {
    const dictionary = dictionaries.get(language) ?? loadDictionary(packages[language], library.decodeTrie);
    dictionaries.set(language, dictionary);
    return dictionary;
  };
  const getOtherDictionaries = (language: Language): Dictionary[] =>
    languages.filter((other) => other !== language).map(getDictionary);
  let hasNewResults = false;
  let wordsWithSuggestions = 0;

  const checkUncached = (word: string, language: Language): string[] | 1 => {
    const { correct, corrections } = projectWords[language];
    const correction = corrections.get(word.toLowerCase());
    if (correction && matchCase(word, correction) !== word) return [matchCase(word, correction)];
    const dictionary = getDictionary(language);
    if (isCorrect(word, language, dictionary, correct, () => getOtherDictionaries(language))) return 1;
    return wordsWithSuggestions++ < maxWordsWithSuggestions
      ? getSuggestions(word, language, dictionary, correct)
      : [];
  };

  return {
    version,
    check: (text, language, isBeforeFullStop = false) => {
      const languageResults = results[language];
      // Most words are correct and have a cached result.
      if (languageResults[text] === 1) return undefined;
      const word = normalizeWord(text);
      if (isBeforeFullStop && projectWords[language].correct.has(`${word.toLowerCase()}.`)) return undefined;
      if (!Object.hasOwn(languageResults, word)) {
        hasNewResults = true;
        languageResults[word] = checkUncached(word, language);
      }
      const result = languageResults[word];
      return result === 1 ? undefined : result;
    },
    save: () => {
      if (cacheFile && hasNewResults) writeCacheFile(cacheFile, results, version);
    },
  };
}

/**
 * Returns whether a word is correct.
 * @param word normalized by `normalizeWord`.
 * @param getOtherDictionaries of the other languages: names are the same in each, and `GitHub` consists of English words.
 */
function isCorrect(
  word: string,
  language: Language,
  dictionary: Pick<Dictionary, 'has'>,
  projectWords: ReadonlySet<string>,
  getOtherDictionaries: () => readonly Pick<Dictionary, 'has'>[],
): boolean {
  const isPartCorrect = (part: string) =>
    isCorrect(part, language, dictionary, projectWords, getOtherDictionaries);
  const isListed = (part: string) => projectWords.has(part) || dictionary.has(part);
  const isListedInAnyCase = (part: string): boolean => {
    const lower = part.toLowerCase();
    if (isListed(part) || isListed(lower) || projectWords.has(`${lower}-`)) return true;
    return part === part.toUpperCase() && isListed(lower.replace(/^./u, (first) => first.toUpperCase()));
  };
  if (isListedInAnyCase(word) || isInitials(word)) return true;
  const stem = /^(.+?)(?:'s|')$/.exec(word)?.[1];
  if (stem && isPartCorrect(stem)) return true;
  if (word.includes('-'))
    return word.split('-').every(
      (part, index, parts) =>
        part.length < 2 ||
        isPartCorrect(part) ||
        // Accepts a linking s before the hyphen: `sporings-ID`.
        (language === 'no' &&
          index < parts.length - 1 &&
          /..s$/.test(part) &&
          isPartCorrect(part.slice(0, -1))),
    );
  if (/\p{Ll}\p{Lu}/u.test(word))
    return isCamelCaseName(
      word,
      (part) =>
        [dictionary, ...getOtherDictionaries()].some(({ has }) => has(part)) || projectWords.has(part),
    );
  if (/^\p{Lu}/u.test(word)) {
    const isName = (part: string) =>
      projectWords.has(part) || getOtherDictionaries().some(({ has }) => has(part));
    if (isName(word)) return true;
    // Norwegian possessives of names end in s without an apostrophe.
    if (language === 'no' && word.endsWith('s') && (isListed(word.slice(0, -1)) || isName(word.slice(0, -1))))
      return true;
  }
  if (language !== 'no') return false;
  return isCompound(word.toLowerCase(), { has: dictionary.has, projectWords });
}

/** Returns whether a word is an abbreviation in capitals: `CV`, `HTTPS`, `PDFs`. */
const isInitials = (word: string): boolean => /^\p{Lu}{2,5}s?$/u.test(word);

/** Returns whether a word consists of known words with their capitals: `GitHub`, `BankID`. */
const isCamelCaseName = (word: string, isWord: (part: string) => boolean): boolean =>
  word
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .every((part) => isInitials(part) || (part.length > 2 && (isWord(part) || isWord(part.toLowerCase()))));

/** Writes a word as the dictionaries do: composed, without soft hyphens, with straight apostrophes and plain hyphens. */
const normalizeWord = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/\u00AD/g, '')
    .replace(/[’´`]/g, "'")
    .replace(/[\u2010\u2011]/g, '-');

function hashVersion(projectWords: ProjectWords, dictionaryVersions: string[]): string {
  const hash = createHash('sha256').update(`${rulesVersion}\n${dictionaryVersions.join('\n')}`);
  for (const language of languages) {
    const { correct, corrections } = projectWords[language];
    hash.update(`\n${language}\n${[...correct].sort().join('\n')}\n${JSON.stringify([...corrections])}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Increment when the rules for correct words change. */
const rulesVersion = 4;
