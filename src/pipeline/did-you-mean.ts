import { distance } from 'fastest-levenshtein';

/**
 * The known word that somebody most likely meant.
 * @returns the word, or undefined when none is near: a third of its letters may differ, two at least.
 */
export function findNearest(word: string, known: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || d < best.distance) best = { word: candidate, distance: d };
  }
  return best && best.distance <= Math.max(2, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = findNearest(word, known);
  return near ? ` Did you mean "${near}"?` : '';
}
