/** Words of two documents that occur in the same pairs of blocks, and so are probably translations of each other. */

export interface WordAssociations {
  /**
   * Returns how well the words of two blocks fit: 1 if all known translations are there, -1 if none is, 0 if none is known.
   * The pair itself is no evidence for its own words.
   */
  compare: (first: number, second: number) => number;
}

/** Letters that a word is cut to, so that its forms count as one. */
const stemLength = 5;
/** Shorter words are mostly function words, which occur everywhere. */
const minWordLength = 4;
/** A word and its translation occur together in more than this share of their blocks. */
const minAssociation = 0.5;

/**
 * Learns the associations from pairs of blocks.
 * @param first prose of the blocks of one document; @param second of the other.
 * @param pairs indexes of blocks that are probably translations of each other.
 */
export function learnWordAssociations(
  first: readonly string[],
  second: readonly string[],
  pairs: readonly (readonly [number, number])[],
): WordAssociations {
  const firstStems = first.map(getStems);
  const secondStems = second.map(getStems);
  const firstCounts = countBlocks(firstStems);
  const secondCounts = countBlocks(secondStems);
  const jointCounts = new Map<string, Map<string, number>>();
  const counterparts = new Map(pairs);
  for (const [i, j] of pairs)
    for (const stem of firstStems[i] ?? []) {
      const counts = jointCounts.get(stem) ?? new Map<string, number>();
      jointCounts.set(stem, counts);
      for (const other of secondStems[j] ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  return {
    compare(i, j) {
      let known = 0;
      let found = 0;
      for (const stem of firstStems[i] ?? []) {
        let best = 0;
        let bestFound = 0;
        for (const [other, count] of jointCounts.get(stem) ?? []) {
          const isHere = secondStems[j]?.has(other) ?? false;
          // Without the pair itself, and without the counterpart that the block has now.
          const joint = count - Number(secondStems[counterparts.get(i) ?? -1]?.has(other) ?? false);
          const total = (firstCounts.get(stem) ?? 0) - 1 + (secondCounts.get(other) ?? 0) - Number(isHere);
          const association = joint < 1 || total < 1 ? 0 : (2 * joint) / Math.max(total, 2 * joint);
          if (association <= minAssociation) continue;
          best = Math.max(best, association);
          if (isHere) bestFound = Math.max(bestFound, association);
        }
        known += best;
        found += bestFound;
      }
      return known === 0 ? 0 : ((2 * found) / known - 1) * Math.min(1, known / 2);
    },
  };
}

const getStems = (prose: string): Set<string> =>
  new Set(
    (prose.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).flatMap((word) =>
      word.length < minWordLength ? [] : word.slice(0, stemLength),
    ),
  );

function countBlocks(stems: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of stems) for (const stem of set) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
