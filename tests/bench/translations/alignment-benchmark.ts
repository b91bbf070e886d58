/**
 * Measures the alignment of blocks on perturbed documents, whose true pairs are known. The site's documents have the same
 * blocks in both languages, in the same order. Every second document was used to tune the weights, the others were not.
 */
import { readContentFolder } from '#pipeline/read/content-folder.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { alignLanguages, confidenceThreshold } from '#translations/alignment/align-languages.ts';
import { matchBlocks } from '#translations/alignment/match-blocks.ts';
import { type Block, extractBlocks } from '#translations/blocks/extract-blocks.ts';
import { createRandom, perturbBlocks, type TracedBlock, trace } from './perturb-blocks.ts';

/** Changes for each 100 blocks: about a fifth of the document. */
const rates = { moves: 2, splits: 2, merges: 2, insertions: 3, removals: 2, edits: 10 };

interface DocumentPair {
  name: string;
  isTuning: boolean;
  en: Block[];
  no: Block[];
}

interface Counts {
  correct: number;
  found: number;
  expected: number;
}

export interface Accuracy {
  precision: number;
  recall: number;
  pairs: number;
}

export interface AlignmentFigures {
  documents: { tuning: number; heldOut: number };
  /** Two languages without a record, on texts that were used to tune and on others. */
  tuning: Accuracy;
  heldOut: Accuracy;
  /** Pairs of the held-out texts at or above the confidence threshold: only these need no confirmation. */
  confident: Accuracy;
  /** An earlier version of a document and its current one. */
  versions: Accuracy;
  seeds: number;
  goalMet: boolean;
}

const goal = 0.98;

/** @param seeds number of times that each document is perturbed. */
export async function benchAlignment(seeds = 10): Promise<AlignmentFigures> {
  const pairs = await readPairs('content');
  const measure = (isSelected: (pair: DocumentPair) => boolean, count: typeof countLanguages) => {
    const totals: Counts = { correct: 0, found: 0, expected: 0 };
    for (const pair of pairs.filter(isSelected))
      for (let seed = 1; seed <= seeds; seed += 1) {
        const counts = count(pair, pairs, seed);
        for (const key of ['correct', 'found', 'expected'] as const) totals[key] += counts[key];
      }
    return toAccuracy(totals);
  };
  const isHeldOut = ({ isTuning }: DocumentPair) => !isTuning;
  const heldOut = measure(isHeldOut, countLanguages);
  const versions = measure(isHeldOut, countVersions);
  return {
    documents: {
      tuning: pairs.filter(({ isTuning }) => isTuning).length,
      heldOut: pairs.filter(isHeldOut).length,
    },
    tuning: measure(({ isTuning }) => isTuning, countLanguages),
    heldOut,
    confident: measure(isHeldOut, (pair, all, seed) => countLanguages(pair, all, seed, confidenceThreshold)),
    versions,
    seeds,
    goalMet: [heldOut, versions].every(({ precision, recall }) => precision > goal && recall > goal),
  };
}

async function readPairs(contentDir: string): Promise<DocumentPair[]> {
  const { documents } = await readContentFolder(contentDir);
  const blocksByFile = new Map(
    documents.map((source) => {
      const { parsed } = validateDocument(source);
      return [source.file, parsed ? extractBlocks(source.text, parsed) : []];
    }),
  );
  const files = documents.flatMap(({ file, language }) => (language === 'en' ? file : []));
  return files.flatMap((file, index) => {
    const en = blocksByFile.get(file) ?? [];
    const no = blocksByFile.get(file.replace(/^en/, 'no')) ?? [];
    // The index of the home page is sorted by the alphabet of each language.
    return hasSameShape(en, no) ? [{ name: file, isTuning: index % 2 === 0, en, no }] : [];
  });
}

/** Returns true if both documents have the same kinds of blocks with as many references, in the same order. */
function hasSameShape(a: readonly Block[], b: readonly Block[]): boolean {
  const format = (blocks: readonly Block[]) =>
    blocks.map(({ kind, name, references }) => `${kind} ${name} ${references.length}`).join('\n');
  return format(a) === format(b);
}

/**
 * Counts pairs without the fields, which are found by their names. Either part of a split block is its counterpart, and
 * either of two merged blocks; one of the two pairs is expected.
 */
function countPairs(
  found: readonly [TracedBlock | undefined, TracedBlock | undefined][],
  first: readonly TracedBlock[],
  second: readonly TracedBlock[],
): Counts {
  const isCounted = ({ block }: TracedBlock) => block.kind !== 'field';
  const unclaimed = new Set(first.filter(isCounted).flatMap(({ origins }) => origins));
  const counted = found.filter(([a]) => a && isCounted(a));
  return {
    correct: counted.filter(([a, b]) => a?.origins.some((origin) => b?.origins.includes(origin))).length,
    found: counted.length,
    expected: second.filter(({ origins }) => origins.some((origin) => unclaimed.delete(origin))).length,
  };
}

function countLanguages(
  pair: DocumentPair,
  all: readonly DocumentPair[],
  seed: number,
  minConfidence = 0,
): Counts {
  const foreign = getForeign(pair, all);
  const first = trace(pair.en);
  const second = perturbBlocks(pair.no, foreign, rates, createRandom(seed));
  const aligned = alignLanguages(
    first.map(({ block }) => block),
    second.map(({ block }) => block),
  ).filter(({ confidence }) => confidence >= minConfidence);
  return countPairs(
    aligned.map((each) => [first[each.first], second[each.second]]),
    first,
    second,
  );
}

function countVersions(pair: DocumentPair, all: readonly DocumentPair[], seed: number): Counts {
  const foreign = getForeign(pair, all);
  const before = trace(pair.no);
  const after = perturbBlocks(pair.no, foreign, rates, createRandom(seed));
  const matches = matchBlocks(
    before.map(({ block }) => block),
    after.map(({ block }) => block),
  );
  const found = matches.flatMap((j, i): [TracedBlock | undefined, TracedBlock | undefined][] =>
    j === -1 ? [] : [[before[i], after[j]]],
  );
  return countPairs(found, before, after);
}

/** Returns prose of other documents, for insertions and new words. */
const getForeign = (pair: DocumentPair, all: readonly DocumentPair[]): Block[] =>
  all
    .filter(({ name }) => name !== pair.name)
    .flatMap(({ no }) => no.filter(({ kind, prose }) => kind !== 'field' && prose.length > 30));

const toAccuracy = ({ correct, found, expected }: Counts): Accuracy => ({
  precision: round(correct / (found || 1)),
  recall: round(correct / (expected || 1)),
  pairs: expected,
});

const round = (value: number): number => Number(value.toFixed(4));

export function formatAlignmentFigures(figures: AlignmentFigures): string {
  const formatRow = (label: string, { precision, recall, pairs }: Accuracy) =>
    [
      label.padEnd(48),
      ...[precision, recall].map((value) => value.toFixed(4).padStart(10)),
      String(pairs).padStart(10),
    ].join('');
  const { documents } = figures;
  return [
    `${documents.heldOut} documents that were not used for tuning, ${documents.tuning} that were, each perturbed ${figures.seeds} times:`,
    'moves, splits, merges, insertions, removals and edits.',
    '',
    `${''.padEnd(48)}${['precision', 'recall', 'pairs'].map((label) => label.padStart(10)).join('')}`,
    formatRow('two languages, texts not used for tuning', figures.heldOut),
    formatRow('  pairs that need no confirmation', figures.confident),
    formatRow('two languages, texts used for tuning', figures.tuning),
    formatRow('two versions in one language', figures.versions),
    '',
    `Goal, both above ${goal}: ${figures.goalMet ? 'met' : 'missed'}.`,
  ].join('\n');
}
