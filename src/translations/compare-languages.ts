/** Compares both languages of a document with its record: the state of each pair of blocks. */
import { type Language, languages } from '#i18n/languages.ts';
import { alignLanguages } from './alignment/align-languages.ts';
import { matchBlocks } from './alignment/match-blocks.ts';
import type { Block } from './blocks/extract-blocks.ts';
import type { RecordEntry } from './record/record-file.ts';

/**
 * - `in step`: neither language has changed since the pair was confirmed.
 * - `behind`: one language has changed, and the other has not.
 * - `changed in both`: both have changed, or both have the block for the first time. It counts as confirmed.
 * - `added`: one language has a new block that the other lacks.
 * - `removed`: one language has no longer a block that the other still has.
 */
export type PairState = 'in step' | 'behind' | 'changed in both' | 'added' | 'removed';

/** A pair of blocks, or a block without a counterpart. */
export interface BlockPair {
  state: PairState;
  /** The language that has to follow. Undefined for pairs in step or changed in both. */
  behind?: Language | undefined;
  blocks: Partial<Record<Language, Block>>;
  /** What was confirmed. Undefined for new blocks. */
  entry?: RecordEntry | undefined;
  /** Confidence of the alignment of new blocks, from 0 to 1. */
  confidence?: number | undefined;
}

export type BlocksByLanguage = Record<Language, readonly Block[]>;

/** Returns the pairs in the order of the default language. A block that only the other has follows the one before it. */
export function compareLanguages(entries: readonly RecordEntry[], blocks: BlocksByLanguage): BlockPair[] {
  const current = removeStale(entries, blocks);
  const matches = { en: matchEntries(current, 'en', blocks.en), no: matchEntries(current, 'no', blocks.no) };
  const pairs = current.flatMap((entry, index): BlockPair[] => {
    const found = mapBlocks((language) => blocks[language][matches[language][index] ?? -1]);
    return toPair(entry, found);
  });
  const unclaimed = {
    en: getUnclaimed(blocks.en, matches.en),
    no: getUnclaimed(blocks.no, matches.no),
  };
  return sortPairs([...pairs, ...pairNewBlocks(unclaimed)], blocks);
}

/**
 * Removes entries that a merge has left behind: a newer entry has the same block, and nothing is left for the old one.
 */
function removeStale(entries: readonly RecordEntry[], blocks: BlocksByLanguage): RecordEntry[] {
  const counts = { en: countHashes(blocks.en), no: countHashes(blocks.no) };
  const take = (entry: RecordEntry) => {
    const sides = languages.flatMap((language) => {
      const hash = entry.blocks[language]?.hash;
      return hash === undefined ? [] : [{ language, hash }];
    });
    if (!sides.every(({ language, hash }) => (counts[language].get(hash) ?? 0) > 0)) return false;
    for (const { language, hash } of sides) counts[language].set(hash, (counts[language].get(hash) ?? 0) - 1);
    return true;
  };
  const complete = new Set(entries.filter(take));
  return entries.filter((entry) => {
    if (complete.has(entry)) return true;
    const left = languages.flatMap(
      (language) => counts[language].get(entry.blocks[language]?.hash ?? '') ?? [],
    );
    // No count: neither side is as it was. A count of 0: another entry has the block.
    return left.length === 0 || left.some((count) => count > 0);
  });
}

function countHashes(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { hash } of blocks) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}

/** Returns for each entry the index of its block in a language, or -1. */
function matchEntries(
  entries: readonly RecordEntry[],
  language: Language,
  blocks: readonly Block[],
): number[] {
  const versions = entries.flatMap(({ kind, name, blocks: sides }, index) => {
    const side = sides[language];
    return side ? [{ index, kind, name, ...side }] : [];
  });
  const result = new Array<number>(entries.length).fill(-1);
  for (const [at, match] of matchBlocks(versions, blocks).entries()) result[versions[at]?.index ?? 0] = match;
  return result;
}

const mapBlocks = (find: (language: Language) => Block | undefined): BlockPair['blocks'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const block = find(language);
      return block ? [[language, block]] : [];
    }),
  );

function toPair(entry: RecordEntry, blocks: BlockPair['blocks']): BlockPair[] {
  const recorded = languages.filter((language) => entry.blocks[language]);
  const found = languages.filter((language) => blocks[language]);
  const [first] = found;
  if (first === undefined) return [];
  if (recorded.length === 1)
    // Only one language has the block, on purpose or until somebody adds it to the other.
    return entry.later
      ? [{ state: 'added', behind: getOther(first), blocks, entry }]
      : [{ state: 'in step', blocks, entry }];
  if (found.length === 1) return [{ state: 'removed', behind: first, blocks, entry }];
  const changed = languages.filter((language) => blocks[language]?.hash !== entry.blocks[language]?.hash);
  const [changedLanguage] = changed;
  if (changedLanguage === undefined) return [{ state: 'in step', blocks, entry }];
  if (changed.length > 1) return [{ state: 'changed in both', blocks, entry }];
  return [{ state: 'behind', behind: getOther(changedLanguage), blocks, entry }];
}

/** Returns the other one of the two languages. */
export const getOther = (language: Language): Language =>
  languages.find((other) => other !== language) ?? language;

const getUnclaimed = (blocks: readonly Block[], matches: readonly number[]): Block[] => {
  const claimed = new Set(matches);
  return blocks.filter((_, index) => !claimed.has(index));
};

/** Pairs blocks that are in no record. */
function pairNewBlocks({ en, no }: BlocksByLanguage): BlockPair[] {
  if (en.length === 0 && no.length === 0) return [];
  const aligned = alignLanguages(en, no);
  const paired = {
    en: new Set(aligned.map(({ first }) => first)),
    no: new Set(aligned.map(({ second }) => second)),
  };
  const pairs = aligned.flatMap(({ first, second, confidence }): BlockPair[] => {
    const blocks = mapBlocks((language) => (language === 'en' ? en[first] : no[second]));
    return [{ state: 'changed in both', blocks, confidence }];
  });
  const alone = languages.flatMap((language) =>
    (language === 'en' ? en : no).flatMap((block, index): BlockPair[] =>
      paired[language].has(index)
        ? []
        : [{ state: 'added', behind: getOther(language), blocks: { [language]: block } }],
    ),
  );
  return [...pairs, ...alone];
}

function sortPairs(pairs: readonly BlockPair[], { en, no }: BlocksByLanguage): BlockPair[] {
  const positions = new Map<Block | undefined, number>(en.map((block, index) => [block, index]));
  const counterparts = new Map(pairs.map(({ blocks }) => [blocks.no, blocks.en]));
  let previous = -1;
  for (const block of no) {
    const position = positions.get(counterparts.get(block));
    if (position === undefined) positions.set(block, previous + 0.5);
    else previous = position;
  }
  const getPosition = ({ blocks }: BlockPair) => positions.get(blocks.en ?? blocks.no) ?? 0;
  return pairs.toSorted((a, b) => getPosition(a) - getPosition(b));
}
