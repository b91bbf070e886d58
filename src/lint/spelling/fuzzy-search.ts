import type { ITrie } from 'cspell-trie-lib';

type Node = NonNullable<ReturnType<ITrie['find']>>;

/** Begin what the dictionary keeps for parts of compounds and for words without accents: none of it are words. */
export const marks = new Set('+~!*:');

/**
 * The words that so many slips part from another: a letter more, less, or another, or two that changed places. cspell's
 * own search follows the joints of compounds, invents words, and takes ten times as long.
 * @returns the nearest first.
 */
export function neighbours(root: Node, word: string, most: number): string[] {
  const letters = [...word];
  // Hardly anyone slips at the first letter, but for changing places with the second.
  const begins = new Set(letters.slice(0, 2));
  const found: { word: string; slips: number }[] = [];
  /** @param row slips between what was walked and each beginning of the word; `above` that of the letter before. */
  const walk = (node: Node, walked: string, row: readonly number[], above?: readonly number[]) => {
    const slips = row.at(-1) as number;
    if (node.eow && slips <= most) found.push({ word: walked, slips });
    for (const letter of node.keys()) {
      if (marks.has(letter) || (!walked && !begins.has(letter))) continue;
      const next = [(row[0] as number) + 1];
      for (const [at, own] of letters.entries()) {
        let least = Math.min(next[at] as number, row[at + 1] as number) + 1;
        least = Math.min(least, (row[at] as number) + (own === letter ? 0 : 1));
        const isSwap = above && own === walked.at(-1) && letters[at - 1] === letter;
        next.push(isSwap ? Math.min(least, (above[at - 1] as number) + 1) : least);
      }
      const child = Math.min(...next) <= most && node.get(letter);
      if (child) walk(child, walked + letter, next, row);
    }
  };
  walk(root, '', [0, ...letters.map((_, at) => at + 1)]);
  return found.sort((a, b) => a.slips - b.slips).map(({ word }) => word);
}
