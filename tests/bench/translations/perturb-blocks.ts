/** Changes the blocks of a document as writers do, and remembers which block is which. */
import { hashBlock, normalizeProse } from '#translations/blocks/canonical-text.ts';
import type { Block } from '#translations/blocks/extract-blocks.ts';

/** A block with the numbers of the blocks that it was made from: none for an inserted one, two for a merged one. */
export interface TracedBlock {
  block: Block;
  origins: readonly number[];
}

export const trace = (blocks: readonly Block[]): TracedBlock[] =>
  blocks.map((block, index) => ({ block, origins: [index] }));

export type Random = () => number;

/** Creates a generator of numbers from 0 to 1 that depend only on the seed. */
export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pickIndex = (random: Random, length: number): number => Math.floor(random() * length);

/** Numbers of changes for each 100 blocks. */
export interface ChangeRates {
  moves: number;
  splits: number;
  merges: number;
  insertions: number;
  removals: number;
  edits: number;
}

/**
 * Changes blocks.
 * @param foreign blocks of other documents in the same language, for insertions and new words.
 */
export function perturbBlocks(
  blocks: readonly Block[],
  foreign: readonly Block[],
  rates: ChangeRates,
  random: Random,
): TracedBlock[] {
  const result = trace(blocks);
  const repeat = (rate: number, change: () => void) => {
    const count = Math.ceil((rate * blocks.length) / 100);
    for (let index = 0; index < count; index += 1) change();
  };
  const pickProse = () => {
    const indexes = result.flatMap(({ block }, index) => (isProse(block) ? index : []));
    return indexes[pickIndex(random, indexes.length)] ?? -1;
  };
  repeat(rates.edits, () => editWords(result, pickProse(), foreign, random));
  repeat(rates.splits, () => split(result, pickProse()));
  repeat(rates.merges, () => merge(result, pickProse()));
  const pickUnit = () => {
    const units = findUnits(result);
    return units[pickIndex(random, units.length)] ?? { start: 0, length: 0 };
  };
  repeat(rates.insertions, () => {
    const inserted = foreign[pickIndex(random, foreign.length)];
    if (inserted) result.splice(pickUnit().start, 0, { block: inserted, origins: [] });
  });
  repeat(rates.removals, () => {
    const { start, length } = pickUnit();
    result.splice(start, length);
  });
  repeat(rates.moves, () => {
    const { start, length } = pickUnit();
    const moved = result.splice(start, length);
    result.splice(pickUnit().start, 0, ...moved);
  });
  return result;
}

/** Finds what a writer moves and removes as a whole: a block, or a component with its props and texts. */
function findUnits(blocks: readonly TracedBlock[]): { start: number; length: number }[] {
  const units: { start: number; length: number }[] = [];
  for (const [index, { block }] of blocks.entries()) {
    const unit = units.at(-1);
    const previous = blocks[index - 1]?.block;
    const isSameComponent =
      block.componentStart !== undefined && block.componentStart === previous?.componentStart;
    if (unit && isSameComponent) unit.length += 1;
    else units.push({ start: index, length: 1 });
  }
  return units;
}

const isProse = ({ kind, prose }: Block): boolean =>
  (kind === 'paragraph' || kind === 'list-item' || kind === 'quote') && prose.length > 30;

function replaceText(block: Block, text: string): Block {
  const normalized = normalizeProse(text).trim();
  const references = block.references.filter(({ value }) => normalized.includes(value));
  const prose = normalized.replace(/\]\([^)]*\)|<[^>]*>|[[*]/g, '');
  return {
    ...block,
    text: normalized,
    prose,
    references,
    hash: hashBlock(block.kind, block.name, normalized),
  };
}

/** Replaces, removes or inserts about a sixth of the words. */
function editWords(result: TracedBlock[], index: number, foreign: readonly Block[], random: Random): void {
  const traced = result[index];
  if (!traced) return;
  const text = traced.block.text.split(' ').flatMap((word) => {
    const choice = random();
    if (choice > 1 / 6) return word;
    const words = foreign[pickIndex(random, foreign.length)]?.prose.split(' ') ?? [];
    const newWord = words[pickIndex(random, words.length)] ?? '';
    return choice < 1 / 18 ? [] : choice < 1 / 9 ? newWord : [word, newWord];
  });
  result[index] = { ...traced, block: replaceText(traced.block, text.join(' ')) };
}

/** Splits a block after a sentence, if it has several. */
function split(result: TracedBlock[], index: number): void {
  const traced = result[index];
  const sentences = traced?.block.text.split(/(?<=[.?!]) (?=[\p{Lu}"])/u) ?? [];
  if (!traced || sentences.length < 2) return;
  const middle = Math.ceil(sentences.length / 2);
  const parts = [sentences.slice(0, middle), sentences.slice(middle)].map((part) => part.join(' '));
  const [first = '', second = ''] = parts;
  const { block, origins } = traced;
  result.splice(
    index,
    1,
    { block: replaceText(block, first), origins },
    { block: replaceText(block, second), origins },
  );
}

/** Joins a block with the next one of its kind. */
function merge(result: TracedBlock[], index: number): void {
  const first = result[index];
  const second = result[index + 1];
  if (!first || !second || !isProse(second.block) || first.block.kind !== second.block.kind) return;
  const block = replaceText(first.block, `${first.block.text} ${second.block.text}`);
  result.splice(index, 2, { block, origins: [...first.origins, ...second.origins] });
}
