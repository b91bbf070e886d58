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
      ...[...projectWords].filter((each) => isSimilarProjectWord(each, lower)),
      ...dictionary.findSimilar(lower, maxEdits),
      ...(word === capitalized ? dictionary.findSimilar(word, maxEdits) : []),
    ].filter(
      (each) => !/(.)\1\1/.test(each) && (word !== lower || !isUnrelatedName(each, lower, projectWords)),
    );
  const isLikelyCandidate = (each: string) => isLikely(each.toLowerCase(), lower);
  let candidates = findCandidates(1).filter(isLikelyCandidate);
  // Capitalized words are often names, which are within two edits of many unrelated words.
  if (!candidates.length && word === lower && lower.length >= minLengthForTwoEdits)
    candidates = findCandidates(2).filter(isLikelyCandidate);
  const anagrams = candidates.filter((each) => sortLetters(each.toLowerCase()) === sortLetters(lower));
  const suggestions = new Set(
    sortBySimilarity(lower, anagrams.length ? anagrams : candidates).map((each) => matchCase(word, each)),
  );
  const isPluralOfSuggestion = (each: string) => each.endsWith('s') && suggestions.has(each.slice(0, -1));
  return [...suggestions].filter((each) => !isPluralOfSuggestion(each)).slice(0, maxSuggestions);
}

const isSimilarProjectWord = (each: string, word: string): boolean =>
  !/[.-]$/.test(each) && each.length > 2 && distance(each.toLowerCase(), word) <= (word.length > 8 ? 2 : 1);

/** Returns whether a candidate is a name other than the word with a capital or a project word one edit away. */
const isUnrelatedName = (each: string, word: string, projectWords: ReadonlySet<string>): boolean =>
  !isLowerCase(each) &&
  each.toLowerCase() !== word &&
  !(projectWords.has(each) && distance(each.toLowerCase(), word) < 2);

/** Rejects candidates for short words, and candidates with two replaced letters, which are usually unrelated. */
function isLikely(each: string, word: string): boolean {
  if (sortLetters(each) === sortLetters(word)) return true;
  if (word.length < 4) return false;
  if (each[0] !== word[0]) return false;
  const replaced = [...each].filter((letter, index) => letter !== word[index]);
  return (
    each.length !== word.length || replaced.length < 2 || getUniqueLetters(each) === getUniqueLetters(word)
  );
}

/** Sorts words by the number of letters that they share with a word, most first. */
function sortBySimilarity(word: string, words: readonly string[]): string[] {
  const getDifference = (each: string) =>
    each.length +
    word.length -
    2 * countSharedLetters(each.toLowerCase(), word) +
    (getUniqueLetters(each) === getUniqueLetters(word) ? 0 : 0.5) +
    (each.at(-1) === word.at(-1) ? 0 : 0.25);
  return words.toSorted((a, b) => getDifference(a) - getDifference(b));
}

function countSharedLetters(one: string, other: string): number {
  let rest = other;
  for (const letter of one) rest = rest.replace(letter, '');
  return other.length - rest.length;
}

const sortLetters = (word: string): string => [...word].sort().join('');
/** Returns the sorted letters of a word, each once. */
const getUniqueLetters = (word: string): string => sortLetters([...new Set(word.toLowerCase())].join(''));
const isLowerCase = (word: string): boolean => word === word.toLowerCase();
const capitalize = (word: string): string => word.replace(/^./u, (first) => first.toUpperCase());

/** Capitalizes a suggestion like the word: `TEH` gives `THE`, `Teh` gives `The`. A suggestion's own capitals stay. */
export function matchCase(word: string, suggestion: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return suggestion.toUpperCase();
  return isLowerCase(word) ? suggestion : capitalize(suggestion);
}
