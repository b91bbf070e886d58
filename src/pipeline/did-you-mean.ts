import { distance } from 'fastest-levenshtein';

/**
 * Ranks the known words that are similar to a misspelled one, the most similar first. Words are similar if at most two
 * letters differ, or at most a third of the letters of a longer word. Two letters are half of a short word, which must
 * therefore begin with the same one: "Note" is not a misspelled "Role".
 */
export function rankSimilar(word: string, known: Iterable<string>): string[] {
  const lowerCaseWord = word.toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, edits: distance(lowerCaseWord, candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => isSimilar(lowerCaseWord, candidate.toLowerCase(), edits))
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

/** Letters of a word that is too short for two wrong letters, unless its first letter is right. */
const maxShortLetters = 5;

function isSimilar(word: string, candidate: string, edits: number): boolean {
  if (edits > Math.max(2, Math.floor(candidate.length / 3))) return false;
  return edits < 2 || candidate.length > maxShortLetters || candidate[0] === word[0];
}

/** Returns the known word that is most similar to a misspelled one; undefined if none is similar. */
export const findNearest = (word: string, known: Iterable<string>): string | undefined =>
  rankSimilar(word, known)[0];

/** Returns ` Did you mean "x"?`, or an empty string if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = findNearest(word, known);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
