/** New entries for a record: what somebody confirms, and who brings a block in step later. */
import { type Language, languages } from '#i18n/languages.ts';
import { confidenceThreshold } from './alignment/align-languages.ts';
import type { Block } from './blocks/extract-blocks.ts';
import type { BlockPair } from './compare-languages.ts';
import { compareFacts, type FactDifference } from './facts/compare-facts.ts';
import type { Promised, RecordEntry } from './record/record-file.ts';

/** Returns true if one language has to follow the other. */
export const isBehind = ({ behind }: BlockPair): boolean => behind !== undefined;

/** Counts the pairs that are behind, by the language that has to follow. */
export const countPairsBehind = (pairs: readonly BlockPair[]): Record<Language, number> =>
  Object.fromEntries(
    languages.map((language) => [language, pairs.filter(({ behind }) => behind === language).length]),
  ) as Record<Language, number>;

/** Returns true if a pair must not be recorded before a person has looked at it. */
export const isUncertain = ({ confidence = 1 }: BlockPair): boolean => confidence < confidenceThreshold;

/**
 * Returns the facts that differ in a pair. None for a pair that is unchanged since it was confirmed with these facts.
 * @param names of products.
 */
export function findFactDifferences(
  { blocks, entry, state }: BlockPair,
  names: readonly string[],
): FactDifference[] {
  const { en, no } = blocks;
  if (!en || !no || (entry?.hasOwnFacts && state === 'in step')) return [];
  return compareFacts({ en, no }, names, { en: entry?.blocks.en?.text, no: entry?.blocks.no?.text });
}

/**
 * Returns the entries after a confirmation. Pairs that are not selected keep their entries.
 * @param why reason, for pairs where one language has changed alone.
 */
export const confirmPairs = (
  pairs: readonly BlockPair[],
  isSelected: (pair: BlockPair) => boolean,
  names: readonly string[],
  why?: string,
): RecordEntry[] =>
  pairs.flatMap((pair) => {
    if (!isSelected(pair)) return pair.entry ?? [];
    if (pair.state === 'in step' && pair.entry) return { ...pair.entry, ...getCurrentBlocks(pair) };
    const hasOwnFacts = findFactDifferences(pair, names).length > 0 || undefined;
    return {
      ...getKind(pair),
      ...getCurrentBlocks(pair),
      ...(why !== undefined && (isBehind(pair) || hasOwnFacts) && { why }),
      ...(hasOwnFacts && { hasOwnFacts }),
    };
  });

/** Returns the entries with an owner and a date for the pairs that are selected and behind. */
export const postponePairs = (
  pairs: readonly BlockPair[],
  isSelected: (pair: BlockPair) => boolean,
  later: Promised,
): RecordEntry[] =>
  pairs.flatMap((pair) => {
    if (!isBehind(pair) || !isSelected(pair)) return pair.entry ?? [];
    return { ...(pair.entry ?? { ...getKind(pair), ...getCurrentBlocks(pair) }), later };
  });

/**
 * Returns the entries after a command has changed the same thing in both languages. What was as recorded is recorded as it
 * is now, so that pairs in step stay so, and pairs behind stay behind.
 * @param before the pairs before the change, with the same entries as those after it.
 */
export function keepPairStates(before: readonly BlockPair[], after: readonly BlockPair[]): RecordEntry[] {
  const recorded = new Map(
    before.map(({ entry, blocks }) => [
      entry,
      languages.filter(
        (language) => blocks[language] && blocks[language].hash === entry?.blocks[language]?.hash,
      ),
    ]),
  );
  return after.flatMap((pair) => {
    const { entry } = pair;
    if (!entry) return [];
    const current = getCurrentBlocks(pair).blocks;
    const sides = (recorded.get(entry) ?? []).flatMap((language) => {
      const side = current[language];
      return side ? [[language, side]] : [];
    });
    return { ...entry, blocks: { ...entry.blocks, ...Object.fromEntries(sides) } };
  });
}

function getKind({ blocks, entry }: BlockPair): Pick<RecordEntry, 'kind' | 'name'> {
  const { kind, name } = (blocks.en ?? blocks.no ?? entry) as Block;
  return { kind, name };
}

const getCurrentBlocks = ({ blocks }: BlockPair): Pick<RecordEntry, 'blocks'> => ({
  blocks: Object.fromEntries(
    languages.flatMap((language: Language) => {
      const block = blocks[language];
      return block ? [[language, { hash: block.hash, text: block.text }]] : [];
    }),
  ),
});
