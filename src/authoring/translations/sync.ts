/** The command `sync`: walks the blocks that are behind, and lets the writer edit, confirm or skip each. */
import type { Language } from '#i18n/languages.ts';
import { formatCount } from '#lint/reporters/text.ts';
import { type BlockPair, getOther } from '#translations/compare-languages.ts';
import { formatFactDifference } from '#translations/facts/compare-facts.ts';
import { confirmPairs, findFactDifferences, isBehind, isUncertain } from '#translations/update-record.ts';
import { formatPair } from './format-pair.ts';
import { findTargets, type TranslationTarget, writeRecord } from './translation-target.ts';

/** The terminal that the writer uses. */
export interface SyncTerminal {
  print: (line: string) => void;
  /** Asks a question. Undefined when the writer has closed the input. */
  ask: (question: string) => Promise<string | undefined>;
  /** Opens a file in the editor and waits until it is closed. */
  edit: (file: string, line: number) => Promise<void>;
  useColour: boolean;
}

/**
 * Prints the blocks that are behind, without asking anything.
 * @returns lines for the terminal.
 */
export async function listBehind(root: string, name: string | undefined): Promise<string[]> {
  const targets = await findTargets(root, name);
  const lines = targets.flatMap(({ unit, pairs, isSelected }) =>
    pairs
      .filter((pair) => isSelected(pair) && isBehind(pair))
      .flatMap((pair) => [...formatPair(pair, unit.files, root), '']),
  );
  return lines.length > 0
    ? lines
    : [name === undefined ? 'Nothing is behind.' : `Nothing is behind in ${name}.`];
}

/**
 * Walks the blocks that are behind, or whose alignment is not certain. Each answer is recorded at once.
 * @returns a summary for the terminal.
 */
export async function walkBehind(
  root: string,
  name: string | undefined,
  terminal: SyncTerminal,
): Promise<string[]> {
  const counts = { edited: 0, confirmed: 0, skipped: 0 };
  const skipped = new Set<string>();
  // One document at a time, because it is read again after each answer.
  const names = name === undefined ? await listNames(root) : [name];
  for (const each of names) if (!(await walkTargets(root, each, terminal, counts, skipped))) break;
  return [
    `${formatCount(counts.edited, 'block')} edited, ${counts.confirmed} confirmed, ${counts.skipped} skipped.`,
  ];
}

/** Returns the names of what has something to walk. */
const listNames = async (root: string): Promise<string[]> =>
  (await findTargets(root, undefined)).flatMap((target) =>
    findNext([target], new Set()) ? target.unit.name : [],
  );

/** Walks the targets of a name. Returns false when the writer wants to stop. */
async function walkTargets(
  root: string,
  name: string,
  terminal: SyncTerminal,
  counts: { edited: number; confirmed: number; skipped: number },
  skipped: Set<string>,
): Promise<boolean> {
  for (;;) {
    const next = findNext(await findTargets(root, name), skipped);
    if (!next) return true;
    const { target, pair } = next;
    for (const line of formatPair(pair, target.unit.files, root, terminal.useColour)) terminal.print(line);
    const answer = (await terminal.ask('[e]dit, [c]onfirm that it still fits, [s]kip, [q]uit? '))
      ?.trim()
      .toLowerCase();
    if (answer === undefined || answer.startsWith('q')) return false;
    if (answer.startsWith('e')) {
      if (await editPair(root, name, target, pair, terminal)) counts.edited += 1;
    } else if (answer.startsWith('c')) {
      if (await confirmPair(root, target, pair, terminal)) counts.confirmed += 1;
    } else if (answer.startsWith('s')) {
      skipped.add(getKey(target, pair));
      counts.skipped += 1;
    }
    terminal.print('');
  }
}

function findNext(
  targets: readonly TranslationTarget[],
  skipped: ReadonlySet<string>,
): { target: TranslationTarget; pair: BlockPair } | undefined {
  for (const target of targets) {
    const pair = target.pairs.find(
      (each) =>
        target.isSelected(each) &&
        (isBehind(each) || isUncertain(each)) &&
        !skipped.has(getKey(target, each)),
    );
    if (pair) return { target, pair };
  }
  return undefined;
}

/** Identifies a pair while its texts stay as they are. */
const getKey = ({ unit }: TranslationTarget, { blocks }: BlockPair): string =>
  [unit.name, blocks.en?.hash, blocks.no?.hash].join(' ');

/** Opens the text that is behind. If it has changed afterwards, the pair is recorded. */
async function editPair(
  root: string,
  name: string,
  { unit }: TranslationTarget,
  pair: BlockPair,
  terminal: SyncTerminal,
): Promise<boolean> {
  const behind: Language = pair.behind ?? 'no';
  const leading = pair.blocks[getOther(behind)];
  const line = pair.blocks[behind]?.start.line ?? leading?.start.line ?? 1;
  await terminal.edit(unit.files[behind], line);
  const target = (await findTargets(root, name)).find((each) => each.unit.name === unit.name);
  const edited = target?.pairs.find(
    ({ blocks, state }) => state === 'changed in both' && blocks[getOther(behind)]?.hash === leading?.hash,
  );
  if (!target || !edited) {
    terminal.print('The text has not changed.');
    return false;
  }
  if (!hasSameFacts(target, edited, terminal)) return false;
  await writeRecord(
    root,
    target,
    confirmPairs(target.pairs, (each) => each === edited, target.productNames),
  );
  return true;
}

async function confirmPair(
  root: string,
  target: TranslationTarget,
  pair: BlockPair,
  terminal: SyncTerminal,
): Promise<boolean> {
  if (!hasSameFacts(target, pair, terminal)) return false;
  const why = isBehind(pair) ? (await terminal.ask('Why does it still fit? '))?.trim() : undefined;
  if (isBehind(pair) && !why) {
    terminal.print('Not confirmed, because no reason was given.');
    return false;
  }
  await writeRecord(
    root,
    target,
    confirmPairs(target.pairs, (each) => each === pair, target.productNames, why),
  );
  return true;
}

function hasSameFacts(
  { productNames, unit }: TranslationTarget,
  pair: BlockPair,
  terminal: SyncTerminal,
): boolean {
  const differences = findFactDifferences(pair, productNames).filter(({ isOrder }) => !isOrder);
  for (const difference of differences) terminal.print(`  ${formatFactDifference(difference)}.`);
  if (differences.length > 0)
    terminal.print(
      `  Correct it. If it differs on purpose: npm run content -- confirm ${unit.name} --accept-facts --why "…"`,
    );
  return differences.length === 0;
}
