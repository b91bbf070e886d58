/** Features of blocks that can be compared without knowing their languages. */
import { toSharedUrl } from '#content/urls.ts';
import type { Block } from '../blocks/extract-blocks.ts';

/** What of a block is likely to be the same in another language. */
export interface BlockFeatures {
  /** Blocks of different groups are never a pair: kind, and the name of a field or prop. */
  group: string;
  links: string[];
  code: string[];
  numbers: string[];
  components: string;
  headingDepth: number;
  /** Characters of the prose. */
  length: number;
  /** Number of each punctuation mark, and of words with a capital. */
  marks: number[];
  /** Ends of sentences and table cells, and of bold or quoted words, as shares of the length. */
  sentenceEnds: number[];
  clauseEnds: number[];
  emphasisEnds: number[];
  /** Weights of the letter sequences, for cognates and names. Their squares sum to 1. */
  letters: Map<string, number>;
}

/** Extracts the features of the blocks of several documents, which share the weights of letter sequences. */
export function extractFeatures(documents: readonly (readonly Block[])[]): BlockFeatures[][] {
  const sequences = documents.map((blocks) => blocks.map(({ prose }) => countLetterSequences(prose)));
  const blockCounts = new Map<string, number>();
  const all = sequences.flat();
  for (const counts of all)
    for (const sequence of counts.keys()) blockCounts.set(sequence, (blockCounts.get(sequence) ?? 0) + 1);
  const getWeight = (sequence: string) => Math.log((all.length + 1) / (blockCounts.get(sequence) ?? 1));
  return documents.map((blocks, documentIndex) => {
    const components = Map.groupBy(blocks, ({ componentStart }) => componentStart);
    return blocks.map((block, index) => ({
      ...extractMarkup(block, findComponentLinks(block, components.get(block.componentStart) ?? [])),
      letters: weigh(sequences[documentIndex]?.[index] ?? new Map(), getWeight),
    }));
  });
}

/** Components with more blocks have links that say little about one of them. */
const maxComponentBlocks = 4;

/** Returns the links of the component that a title or another text without links belongs to. */
function findComponentLinks(
  { kind, references, componentStart }: Block,
  siblings: readonly Block[],
): Block['references'] {
  const isTextOfComponent = kind === 'prop' && componentStart !== undefined && references.length === 0;
  if (!isTextOfComponent || siblings.length > maxComponentBlocks) return [];
  return siblings.flatMap((sibling) => sibling.references);
}

function extractMarkup(
  { kind, name, text, prose, references, components }: Block,
  componentLinks: Block['references'],
) {
  const getValues = (...types: string[]) =>
    [...references, ...componentLinks].filter(({ type }) => types.includes(type)).map(({ value }) => value);
  return {
    group: kind === 'code' ? kind : `${kind} ${name}`,
    links: getValues('link', 'image').map(toSharedUrl),
    code: getValues('code'),
    numbers: findNumbers(prose),
    components: components.join('>'),
    headingDepth: kind === 'heading' ? text.indexOf(' ') : 0,
    length: prose.length,
    sentenceEnds: findEnds(prose, /[.?!:…|](?= |$)/g),
    clauseEnds: findEnds(prose, /[,;–—](?= )/g),
    emphasisEnds: findEnds(text, /[*"]+/g),
    marks: markPatterns.map((pattern) => prose.match(pattern)?.length ?? 0),
  };
}

const markPatterns = [
  /\?/g,
  /!/g,
  /:/g,
  /;/g,
  /,/g,
  /[.…]/g,
  /[()]/g,
  /["']/g,
  /[–—]/g,
  /\p{Lu}[\p{L}\d]+/gu,
];

/** Returns the numbers of a text without separators: `4,900` and `4 900` are both `4900`. */
const findNumbers = (prose: string): string[] =>
  (prose.match(/\d+(?:[ .,]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(/[ .,]/g, ''));

const sequenceLength = 3;

/** Counts the letter sequences of each word. Letters of either language are folded to those that they share. */
function countLetterSequences(prose: string): Map<string, number> {
  const folded = prose
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('c', 'k');
  const counts = new Map<string, number>();
  for (const word of folded.match(/[\p{L}\d]+/gu) ?? []) {
    const padded = ` ${word} `;
    for (let start = 0; start + sequenceLength <= padded.length; start += 1) {
      const sequence = padded.slice(start, start + sequenceLength);
      counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
    }
  }
  return counts;
}

function weigh(
  counts: ReadonlyMap<string, number>,
  getWeight: (sequence: string) => number,
): Map<string, number> {
  const weights = new Map([...counts].map(([key, count]) => [key, (1 + Math.log(count)) * getWeight(key)]));
  const length = Math.hypot(...weights.values()) || 1;
  for (const [key, weight] of weights) weights.set(key, weight / length);
  return weights;
}

/** Compares two blocks of the same group. Each value is 0 where neither block has the feature. */
export function compareFeatures(a: BlockFeatures, b: BlockFeatures): number[] {
  return [
    compareLists(a.links, b.links),
    compareLists(a.code, b.code),
    compareLists(a.numbers, b.numbers),
    getCosine(a.letters, b.letters),
    Math.abs(Math.log((a.length + 8) / (b.length + 8))),
    compareMarks(a.marks, b.marks),
    a.components === b.components ? 1 : 0,
    a.headingDepth === b.headingDepth ? 0 : 1,
    compareEnds(a.sentenceEnds, b.sentenceEnds),
    compareEnds(a.clauseEnds, b.clauseEnds),
    compareEnds(a.emphasisEnds, b.emphasisEnds),
  ];
}

/** Returns where a mark occurs, as shares of the length. The very end does not count, because it is the same for all. */
const findEnds = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index }) => (index + 1) / text.length).filter((end) => end < 0.99);

/** Difference of shares below which two ends can be the same. */
const maxEndDifference = 0.08;

/** Returns 1 if the marks are in the same places, -1 if none is, 0 if there are none. */
function compareEnds(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 && b.length === 0) return 0;
  let common = 0;
  let next = 0;
  for (const end of a) {
    while (next < b.length && (b[next] as number) < end - maxEndDifference) next += 1;
    if (next >= b.length || (b[next] as number) > end + maxEndDifference) continue;
    common += 1 - Math.abs((b[next] as number) - end) / (2 * maxEndDifference);
    next += 1;
  }
  return (4 * common) / (a.length + b.length) - 1;
}

/** A value that one side lacks says less than another value, because one side may have been split. */
const absentValue = -0.5;

/** Returns 1 for equal lists, -1 for lists without a common value, 0 for empty ones, and less than 0 if one is empty. */
function compareLists(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 0;
  if (a.length === 0 || b.length === 0) return absentValue;
  const remaining = [...b];
  let common = 0;
  for (const value of a) {
    const index = remaining.indexOf(value);
    if (index === -1) continue;
    remaining.splice(index, 1);
    common += 1;
  }
  return (4 * common) / (a.length + b.length) - 1;
}

function getCosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, weight] of small) sum += weight * (large.get(key) ?? 0);
  return sum;
}

function compareMarks(a: readonly number[], b: readonly number[]): number {
  let difference = 0;
  let total = 0;
  for (const [index, count] of a.entries()) {
    difference += Math.abs(count - (b[index] ?? 0));
    total += Math.max(count, b[index] ?? 0);
  }
  return total === 0 ? 0 : 1 - (2 * difference) / total;
}
