/**
 * The first alignment of two languages, for documents without a record. It knows neither language: it compares links,
 * code, numbers, names, components, length, punctuation and position, and then learns which words occur together.
 */
import type { Block } from '../blocks/extract-blocks.ts';
import { type BlockFeatures, compareFeatures, extractFeatures } from './block-features.ts';
import { learnWordAssociations } from './word-associations.ts';

export interface AlignedPair {
  /** Index of the block in the first document. */
  first: number;
  /** Index of the block in the second document. */
  second: number;
  /** From 0 to 1. A person should confirm pairs below `confidenceThreshold`. */
  confidence: number;
}

/** Pairs below this confidence are shown for confirmation, and never recorded without it. */
export const confidenceThreshold = 0.8;

/**
 * Weights of the features in the order of `compareFeatures`, and the score of blocks that have nothing in common. They are
 * a logistic regression over half of the site's documents, rounded; the benchmark measures the other half. Links and code
 * are rare there, so their weights are set by hand.
 */
const weights = [5, 4, 2.5, 6, -6.5, 1.2, 1.8, -3.5, 1.35, 1.6, 1.45];
const baseScore = -1.2;

/** No single feature weighs more against a pair, because one side may have been split or shortened. */
const minFeatureScore = -3;
/** Added for two blocks with links of which none is the same. */
const otherLinksScore = -4;

/** Added to pairs in the same order in both documents, because most documents are. */
const orderScore = 2;
/** Added for each neighbor that is paired with the neighbor of the other block. */
const neighborScore = 2;
/** Pairs in the same order with a lower score are given up, because one of the two has moved or is new. */
const minPairScore = -1;
/** Score that a pair out of order must exceed. */
const minMovedScore = -3;
/** Weight of the words that occur in the same pairs of the document. */
const associationWeight = 2.2;

/** Aligns the blocks of two languages. Blocks without a counterpart are in no pair. */
export function alignLanguages(first: readonly Block[], second: readonly Block[]): AlignedPair[] {
  const [firstFeatures = [], secondFeatures = []] = extractFeatures([first, second]);
  const scores = firstFeatures.map((a) => secondFeatures.map((b) => getScore(a, b)));
  const associations = learnWordAssociations(
    first.map(({ prose }) => prose),
    second.map(({ prose }) => prose),
    align(scores).getPairs(),
  );
  const improvedScores = scores.map((row, i) =>
    row.map((score, j) =>
      score === -Infinity ? score : score + associationWeight * associations.compare(i, j),
    ),
  );
  const matching = align(improvedScores);
  return matching.getPairs().map(([i, j]) => ({
    first: i,
    second: j,
    confidence: getConfidence(i, j, improvedScores, matching),
  }));
}

function align(scores: readonly (readonly number[])[]): Matching {
  const matching = new Matching(scores.length, scores[0]?.length ?? 0);
  alignInOrder(scores, matching);
  alignMoved(scores, matching);
  return matching;
}

/** Returns the logarithm of the odds that two blocks are a pair, from their content alone. */
function getScore(a: BlockFeatures, b: BlockFeatures): number {
  if (a.group !== b.group) return -Infinity;
  if (/^(?:field|string) /.test(a.group)) return 20;
  let score = baseScore;
  const features = compareFeatures(a, b);
  for (const [index, value] of features.entries())
    score += Math.max(value * (weights[index] ?? 0), minFeatureScore);
  return features[0] === -1 ? score + otherLinksScore : score;
}

/** The pairs found so far. */
class Matching {
  private readonly toSecond: Int32Array;
  private readonly toFirst: Int32Array;

  constructor(firstLength: number, secondLength: number) {
    this.toSecond = new Int32Array(firstLength).fill(-1);
    this.toFirst = new Int32Array(secondLength).fill(-1);
  }

  set(i: number, j: number): void {
    this.toSecond[i] = j;
    this.toFirst[j] = i;
  }

  remove(i: number, j: number): void {
    this.toSecond[i] = -1;
    this.toFirst[j] = -1;
  }

  isFirstFree = (i: number): boolean => this.toSecond[i] === -1;
  isSecondFree = (j: number): boolean => this.toFirst[j] === -1;

  /**
   * Returns how many neighbors of a pair are pairs: 0 to 2. Neighbors are the nearest blocks with a counterpart. The ends of
   * both documents count as a pair.
   */
  countNeighbors(i: number, j: number): number {
    return Number(this.isPair(i, j, -1)) + Number(this.isPair(i, j, 1));
  }

  private isPair(i: number, j: number, step: 1 | -1): boolean {
    let first = i + step;
    while (this.toSecond[first] === -1) first += step;
    let second = j + step;
    while (this.toFirst[second] === -1) second += step;
    const counterpart = this.toSecond[first];
    return counterpart === undefined ? this.toFirst[second] === undefined : counterpart === second;
  }

  getPairs(): [number, number][] {
    return [...this.toSecond].flatMap((j, i): [number, number][] => (j === -1 ? [] : [[i, j]]));
  }
}

/** Finds the pairs in the same order with the highest sum of scores. */
function alignInOrder(scores: readonly (readonly number[])[], matching: Matching): void {
  const rows = scores.length;
  const columns = scores[0]?.length ?? 0;
  const width = columns + 1;
  // Best sums of the ends of both documents, for a pair at (i, j) and for any.
  const paired = new Float64Array((rows + 1) * width).fill(-Infinity);
  const best = new Float64Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      const next = at + width + 1;
      const score = (scores[i]?.[j] ?? -Infinity) + orderScore;
      paired[at] = score + Math.max(best[next] as number, (paired[next] as number) + neighborScore);
      best[at] = Math.max(paired[at] as number, best[at + 1] as number, best[at + width] as number);
    }
  let i = 0;
  let j = 0;
  let isNeighbor = false;
  while (i < rows && j < columns) {
    const at = i * width + j;
    const next = at + width + 1;
    const isPaired: boolean = isNeighbor || paired[at] === best[at];
    if (isPaired) {
      matching.set(i, j);
      isNeighbor = (paired[next] as number) + neighborScore > (best[next] as number);
      i += 1;
      j += 1;
    } else if (best[at + 1] === best[at]) j += 1;
    else i += 1;
  }
}

/** Pairs blocks that have moved, the most certain first, because each pair makes its neighbors more certain. */
function alignMoved(scores: readonly (readonly number[])[], matching: Matching): void {
  for (const [i, j] of matching.getPairs())
    if ((scores[i]?.[j] ?? 0) + neighborScore * matching.countNeighbors(i, j) < minPairScore)
      matching.remove(i, j);
  const candidates = scores.flatMap((row, i) =>
    matching.isFirstFree(i)
      ? row.flatMap((score, j) =>
          matching.isSecondFree(j) && score > minMovedScore - 2 * neighborScore ? [{ i, j, score }] : [],
        )
      : [],
  );
  for (;;) {
    const free = candidates.filter(({ i, j }) => matching.isFirstFree(i) && matching.isSecondFree(j));
    const rivals = countRivals(free);
    let bestScore = minMovedScore;
    let best: (typeof candidates)[number] | undefined;
    for (const candidate of free) {
      const { i, j, score } = candidate;
      const total = score + neighborScore * matching.countNeighbors(i, j) - Math.log(rivals(i, j));
      if (total <= bestScore) continue;
      bestScore = total;
      best = candidate;
    }
    if (!best) return;
    matching.set(best.i, best.j);
  }
}

/** Counts the free blocks that could take the place of one of a pair, by which the odds of the pair are divided. */
function countRivals(free: readonly { i: number; j: number }[]): (i: number, j: number) => number {
  const firstCounts = new Map<number, number>();
  const secondCounts = new Map<number, number>();
  for (const { i, j } of free) {
    firstCounts.set(i, (firstCounts.get(i) ?? 0) + 1);
    secondCounts.set(j, (secondCounts.get(j) ?? 0) + 1);
  }
  return (i, j) => Math.max(firstCounts.get(i) ?? 1, secondCounts.get(j) ?? 1);
}

/** Returns the probability that a pair is right, from its score and its neighbors. */
function getConfidence(
  i: number,
  j: number,
  scores: readonly (readonly number[])[],
  matching: Matching,
): number {
  const score = (scores[i]?.[j] ?? 0) + neighborScore * matching.countNeighbors(i, j);
  return 1 / (1 + Math.exp(-score));
}
