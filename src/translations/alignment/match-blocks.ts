/** Matches the blocks of an earlier version of a document with those of the current one, in the same language. */
import type { BlockKind } from '../blocks/extract-blocks.ts';

/** The parts of a block that a record keeps. */
export interface BlockVersion {
  kind: BlockKind;
  name: string;
  hash: string;
  /** Canonical text. */
  text: string;
}

/** Similarity that two blocks must exceed: without matched neighbors, and less for each of them. */
const minSimilarity = 0.5;
const neighborSimilarity = 0.12;

/**
 * Matches blocks: by hash, wherever they are, then by similarity within a kind, then by their place between two matched
 * blocks.
 * @returns for each block of `before` the index in `after`, or -1.
 */
export function matchBlocks(before: readonly BlockVersion[], after: readonly BlockVersion[]): number[] {
  const matches = new BlockMatches(before.length, after.length);
  matchEqual(before, after, matches);
  matchSimilar(before, after, matches);
  matchBetweenNeighbors(before, after, matches);
  return matches.toAfter;
}

class BlockMatches {
  readonly toAfter: number[];
  readonly toBefore: number[];

  constructor(beforeLength: number, afterLength: number) {
    this.toAfter = new Array<number>(beforeLength).fill(-1);
    this.toBefore = new Array<number>(afterLength).fill(-1);
  }

  set(i: number, j: number): void {
    this.toAfter[i] = j;
    this.toBefore[j] = i;
  }

  getFree(list: readonly number[]): number[] {
    return list.flatMap((other, index) => (other === -1 ? index : []));
  }

  /** Returns how many neighbors of two blocks are matched with each other: 0 to 2. */
  countNeighbors(i: number, j: number): number {
    return Number(this.isMatch(i - 1, j - 1)) + Number(this.isMatch(i + 1, j + 1));
  }

  /** Returns true if two blocks are matched with each other, and for the places before the first and after the last. */
  isMatch(i: number, j: number): boolean {
    if (i < 0 || j < 0) return i < 0 && j < 0;
    if (i >= this.toAfter.length || j >= this.toBefore.length)
      return i >= this.toAfter.length && j >= this.toBefore.length;
    return this.toAfter[i] === j;
  }
}

function matchEqual(
  before: readonly BlockVersion[],
  after: readonly BlockVersion[],
  matches: BlockMatches,
): void {
  const indexesByHash = Map.groupBy(after.keys(), (index) => after[index]?.hash ?? '');
  const countsBefore = new Map<string, number>();
  for (const { hash } of before) countsBefore.set(hash, (countsBefore.get(hash) ?? 0) + 1);
  for (const [i, { hash }] of before.entries()) {
    const [j, second] = indexesByHash.get(hash) ?? [];
    if (j !== undefined && second === undefined && countsBefore.get(hash) === 1) matches.set(i, j);
  }
  // Of equal blocks, those beside matched ones come first; the others keep their order.
  for (const [hash, indexes] of indexesByHash) {
    if (indexes.length === 1 && (countsBefore.get(hash) ?? 0) <= 1) continue;
    const beforeIndexes = before.flatMap((block, index) => (block.hash === hash ? index : []));
    for (const neighbors of [2, 1, 0])
      for (const i of beforeIndexes) {
        if (matches.toAfter[i] !== -1) continue;
        const j = indexes.find(
          (index) => matches.toBefore[index] === -1 && matches.countNeighbors(i, index) >= neighbors,
        );
        if (j !== undefined) matches.set(i, j);
      }
  }
}

function matchSimilar(
  before: readonly BlockVersion[],
  after: readonly BlockVersion[],
  matches: BlockMatches,
): void {
  const freeAfter = matches.getFree(matches.toBefore);
  const wordsAfter = new Map(freeAfter.map((j) => [j, countWords(after[j]?.text ?? '')]));
  const candidates = matches.getFree(matches.toAfter).flatMap((i) => {
    const block = before[i];
    if (!block) return [];
    const words = countWords(block.text);
    return freeAfter.flatMap((j) => {
      const other = after[j];
      if (!other || !isSameGroup(block, other)) return [];
      const similarity = isNamed(block) ? 2 : compareWords(words, wordsAfter.get(j) ?? new Map());
      return similarity > minSimilarity - 2 * neighborSimilarity ? [{ i, j, similarity }] : [];
    });
  });
  for (;;) {
    let best: (typeof candidates)[number] | undefined;
    let bestTotal = minSimilarity;
    for (const candidate of candidates) {
      const { i, j, similarity } = candidate;
      if (matches.toAfter[i] !== -1 || matches.toBefore[j] !== -1) continue;
      const total = similarity + neighborSimilarity * matches.countNeighbors(i, j);
      if (total > bestTotal) {
        bestTotal = total;
        best = candidate;
      }
    }
    if (!best) return;
    matches.set(best.i, best.j);
  }
}

/** Matches rewritten blocks: between two matched neighbors there is one free block before and one after. */
function matchBetweenNeighbors(
  before: readonly BlockVersion[],
  after: readonly BlockVersion[],
  matches: BlockMatches,
): void {
  for (const i of matches.getFree(matches.toAfter)) {
    const previous = i === 0 ? -1 : (matches.toAfter[i - 1] ?? -1);
    if (i > 0 && previous === -1) continue;
    const j = previous + 1;
    const block = before[i];
    const other = after[j];
    if (!block || !other || matches.toBefore[j] !== -1 || !isSameGroup(block, other)) continue;
    if (matches.isMatch(i + 1, j + 1)) matches.set(i, j);
  }
}

/** Returns true for blocks that are found by their name alone. */
const isNamed = ({ kind }: BlockVersion): boolean => kind === 'field' || kind === 'string';

const isSameGroup = (a: BlockVersion, b: BlockVersion): boolean =>
  a.kind === b.kind && (a.name === b.name || a.kind === 'code');

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function compareWords(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  let total = 0;
  for (const [word, count] of a) {
    common += Math.min(count, b.get(word) ?? 0);
    total += count;
  }
  for (const count of b.values()) total += count;
  return total === 0 ? 1 : (2 * common) / total;
}
