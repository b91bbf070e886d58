/** Suggestions for unknown words. */
import { distance } from 'fastest-levenshtein';
import type { Language } from '#i18n/languages.ts';
import { addLinkingS } from './compounds.ts';
import type { Dictionary } from './dictionary.ts';

/** Shorter words have so many others within two edits that none of them is likely. */
const minLengthForTwoEdits = 6;
const maxSuggestions = 3;

/**
 * Finds correct words that are similar to a wrong one.
 * @param word composed, with straight apostrophes.
 * @returns at most three words with the capitals of `word`, the most similar first.
 */
export function getSuggestions(
  word: string,
  language: Language,
  dictionary: Dictionary,
  projectWords: ReadonlySet<string>,
): string[] {
  const lower = word.toLowerCase();
  if (projectWords.has(`${lower}.`)) return [`${word}.`];
  const compound = language === 'no' ? addLinkingS(lower, { has: dictionary.has, projectWords }) : undefined;
  if (compound) return [matchCase(word, compound)];
  const capitalized = capitalize(lower);
  const findCandidates = (maxEdits: number): string[] =>
    [
      ...(word !== capitalized && dictionary.has(capitalized) ? [capitalized] : []),
      ...[...projectWords].filter((candidate) => isSimilarProjectWord(candidate, lower)),
      ...dictionary.findSimilar(lower, maxEdits),
      ...(word === capitalized ? dictionary.findSimilar(word, maxEdits) : []),
    ].filter(
      (candidate) =>
        !/(.)\1\1/.test(candidate) && (word !== lower || !isUnrelatedName(candidate, lower, projectWords)),
    );
  const isLikelyCandidate = (candidate: string) => isLikely(candidate.toLowerCase(), lower);
  let candidates = findCandidates(1).filter(isLikelyCandidate);
  // Capitalized words are often names, which are within two edits of many unrelated words.
  if (!candidates.length && word === lower && lower.length >= minLengthForTwoEdits)
    candidates = findCandidates(2).filter(isLikelyCandidate);
  const anagrams = candidates.filter(
    (candidate) => sortLetters(candidate.toLowerCase()) === sortLetters(lower),
  );
  const suggestions = new Set(
    sortBySimilarity(lower, anagrams.length ? anagrams : candidates).map((candidate) =>
      matchCase(word, candidate),
    ),
  );
  const isPluralOfSuggestion = (candidate: string) =>
    candidate.endsWith('s') && suggestions.has(candidate.slice(0, -1));
  return [...suggestions].filter((candidate) => !isPluralOfSuggestion(candidate)).slice(0, maxSuggestions);
}

const isSimilarProjectWord = (candidate: string, word: string): boolean =>
  !/[.-]$/.test(candidate) &&
  candidate.length > 2 &&
  distance(candidate.toLowerCase(), word) <= (word.length > 8 ? 2 : 1);

/** Returns whether a candidate is a name other than the word with a capital or a project word one edit away. */
const isUnrelatedName = (candidate: string, word: string, projectWords: ReadonlySet<string>): boolean =>
  !isLowerCase(candidate) &&
  candidate.toLowerCase() !== word &&
  !(projectWords.has(candidate) && distance(candidate.toLowerCase(), word) < 2);

/** Rejects candidates for short words, and candidates with two replaced letters, which are usually unrelated. */
function isLikely(candidate: string, word: string): boolean {
  if (sortLetters(candidate) === sortLetters(word)) return true;
  if (word.length < 4) return false;
  if (candidate[0] !== word[0]) return false;
  const replaced = [...candidate].filter((letter, index) => letter !== word[index]);
  return (
    candidate.length !== word.length ||
    replaced.length < 2 ||
    getUniqueLetters(candidate) === getUniqueLetters(word)
  );
}

/** Sorts words by the number of letters that they share with a word, most first. */
function sortBySimilarity(word: string, words: readonly string[]): string[] {
  const getDifference = (candidate: string) =>
    candidate.length +
    word.length -
    2 * countSharedLetters(candidate.toLowerCase(), word) +
    (getUniqueLetters(candidate) === getUniqueLetters(word) ? 0 : 0.5) +
    (candidate.at(-1) === word.at(-1) ? 0 : 0.25);
  return words.toSorted((a, b) => getDifference(a) - getDifference(b));
}

function countSharedLetters(candidate: string, word: string): number {
  let unmatched = word;
  for (const letter of candidate) unmatched = unmatched.replace(letter, '');
  return word.length - unmatched.length;
}

const sortLetters = (word: string): string => [...word].sort().join('');
/** Returns the sorted letters of a word, each once. */
const getUniqueLetters = (word: string): string => sortLetters([...new Set(word.toLowerCase())].join(''));
const isLowerCase = (word: string): boolean => word === word.toLowerCase();
const capitalize = (word: string): string => word.replace(/^./u, (first) => first.toUpperCase());

/** Capitalizes a suggestion like the word: `TEH` gives `THE`, `Teh` gives `The`. Names keep theirs: `iPhone`. */
export function matchCase(word: string, suggestion: string): string {
  if (/\p{Ll}\p{Lu}/u.test(suggestion)) return suggestion;
  if (word.length > 1 && word === word.toUpperCase()) return suggestion.toUpperCase();
  return isLowerCase(word) ? suggestion : capitalize(suggestion);
}
