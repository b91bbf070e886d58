import { distance } from 'fastest-levenshtein';

/**
 * Finds the known word that is most similar to a misspelled one. Words are similar if at most two letters differ, or at
 * most a third of the letters of a longer word.
 * @returns undefined if none is similar.
 */
export function findNearest(word: string, known: Iterable<string>): string | undefined {
  let nearest: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!nearest || edits < nearest.distance) nearest = { word: candidate, distance: edits };
  }
  if (!nearest) return undefined;
  return nearest.distance <= Math.max(2, Math.floor(nearest.word.length / 3)) ? nearest.word : undefined;
}

/** Returns ` Did you mean "x"?`, or an empty string if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const nearest = findNearest(word, known);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
