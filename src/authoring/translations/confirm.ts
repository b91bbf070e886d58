/** The commands `confirm` and `postpone`: what is in step, and who brings the rest in step by when. */
import { type Language, languages } from '#i18n/languages.ts';
import { formatCount, toDisplayPath } from '#lint/reporters/text.ts';
import type { BlockPair } from '#translations/compare-languages.ts';
import { formatFactDifference } from '#translations/facts/compare-facts.ts';
import type { Promised } from '#translations/record/record-file.ts';
import {
  confirmPairs,
  findFactDifferences,
  isBehind,
  isUncertain,
  postponePairs,
} from '#translations/update-record.ts';
import { formatPair } from './format-pair.ts';
import { findTargets, type TranslationTarget, writeRecord } from './translation-target.ts';

export interface ConfirmOptions {
  /** Reason for pairs where one language has changed alone, or where facts differ. */
  why?: string | undefined;
  /** Records pairs whose facts differ. */
  acceptFacts?: boolean;
  /** Records pairs of which the alignment is not certain. */
  acceptUncertain?: boolean;
  /** Limits it to one pair. */
  pair?: PairHashes | undefined;
}

/** Identifies a pair of a document while its texts stay as they are. */
export type PairHashes = Partial<Record<Language, string>>;

/** Finds the targets of a name, with nothing but one pair selected if there are hashes. @throws Error if it has changed. */
async function findSelected(root: string, name: string, hashes?: PairHashes): Promise<TranslationTarget[]> {
  const targets = await findTargets(root, name);
  if (!hashes) return targets;
  const isPair = ({ blocks }: BlockPair) =>
    languages.every((language) => blocks[language]?.hash === hashes[language]);
  return targets.map((target) => {
    const pair = target.pairs.find(isPair);
    if (!pair) throw new Error('The text has changed since this page was opened. Look at it again.');
    return { ...target, isSelected: (other) => other === pair };
  });
}

/**
 * Records that both languages say the same.
 * @param root the content folder.
 * @param name of a document or UI strings, with `#heading` for a part.
 * @returns lines for the terminal.
 * @throws Error with a message for the writer where something has to be looked at first. Nothing is written then.
 */
export async function confirm(root: string, name: string, options: ConfirmOptions): Promise<string[]> {
  const targets = await findSelected(root, name, options.pair);
  for (const target of targets) assertConfirmable(root, target, options);
  const lines: string[] = [];
  for (const target of targets) lines.push(await confirmTarget(root, target, options));
  return lines;
}

/**
 * Records all documents and UI strings that need no further look. The others are left as they are.
 * @returns lines for the terminal: what was recorded, then what has to be looked at.
 */
export async function confirmAll(root: string, options: ConfirmOptions): Promise<string[]> {
  const confirmed: string[] = [];
  const refused: string[] = [];
  for (const target of await findTargets(root, undefined)) {
    if (target.recordText !== undefined && target.pairs.every(({ state }) => state === 'in step')) continue;
    try {
      assertConfirmable(root, target, options);
      confirmed.push(await confirmTarget(root, target, options));
    } catch (error) {
      refused.push(`${target.unit.name}:`, error instanceof Error ? error.message : String(error), '');
    }
  }
  return confirmed.length + refused.length === 0
    ? ['Everything is confirmed.']
    : [...confirmed, '', ...refused].filter((line, index, all) => line !== '' || all[index - 1] !== '');
}

async function confirmTarget(
  root: string,
  target: TranslationTarget,
  { why }: ConfirmOptions,
): Promise<string> {
  const { pairs, isSelected, productNames, unit } = target;
  const changed = pairs.filter((pair) => isSelected(pair) && (pair.state !== 'in step' || !pair.entry));
  await writeRecord(root, target, confirmPairs(pairs, isSelected, productNames, why));
  return `${toDisplayPath(root)}/${unit.recordFile}: ${formatCount(changed.length, 'block')} confirmed.`;
}

/** Checks that nothing is recorded that a person should look at first. */
function assertConfirmable(
  root: string,
  { pairs, isSelected, productNames, unit }: TranslationTarget,
  options: ConfirmOptions,
): void {
  const selected = pairs.filter(isSelected);
  const format = (list: readonly BlockPair[]) =>
    list.flatMap((pair) => [...formatPair(pair, unit.files, root), '']).join('\n');
  const withDifferentFacts = selected.flatMap((pair) => {
    const differences = findFactDifferences(pair, productNames).filter(({ isOrder }) => !isOrder);
    return differences.length > 0 ? [{ pair, differences }] : [];
  });
  if (withDifferentFacts.length > 0 && !(options.acceptFacts && options.why))
    throw new Error(
      `${withDifferentFacts
        .flatMap(({ pair, differences }) => [
          ...formatPair(pair, unit.files, root),
          ...differences.map((difference) => `  ${formatFactDifference(difference)}.`),
          '',
        ])
        .join(
          '\n',
        )}\nFacts differ in ${formatCount(withDifferentFacts.length, 'block')} of ${unit.name}. Correct them, or if they differ on purpose, add --accept-facts --why "…".`,
    );
  const uncertain = selected.filter(isUncertain);
  if (uncertain.length > 0 && !options.acceptUncertain)
    throw new Error(
      `${format(uncertain)}\nIt is not certain that ${uncertain.length === 1 ? 'this is a pair' : `these ${uncertain.length} are pairs`} in ${unit.name}. If so, add --accept-uncertain.`,
    );
  const behind = selected.filter(isBehind);
  if (behind.length > 0 && !options.why)
    throw new Error(
      `${format(behind)}\nOne language has changed alone in ${formatCount(behind.length, 'block')} of ${unit.name}. Change the other as well: npm run content -- sync ${unit.name}\nIf it still fits, say why: npm run content -- confirm ${unit.name} --why "…".`,
    );
}

/**
 * Records who brings the blocks that are behind in step, and by when.
 * @param hashes limit it to one pair.
 * @returns lines for the terminal.
 * @throws Error where nothing is behind.
 */
export async function postpone(
  root: string,
  name: string,
  later: Promised,
  hashes?: PairHashes,
): Promise<string[]> {
  const lines: string[] = [];
  for (const target of await findSelected(root, name, hashes)) {
    const { pairs, isSelected, unit } = target;
    const behind = pairs.filter((pair) => isBehind(pair) && isSelected(pair));
    if (behind.length === 0) continue;
    await writeRecord(root, target, postponePairs(pairs, isSelected, later));
    lines.push(
      `${toDisplayPath(root)}/${unit.recordFile}: ${later.owner} brings ${formatCount(behind.length, 'block')} in step by ${later.date}.`,
    );
  }
  if (lines.length === 0) throw new Error(`Nothing is behind in ${name}.`);
  return lines;
}
