/** The section of the pull request's comment about translations: what has changed, and what the other language says. */
import { type Language, languages } from '#i18n/languages.ts';
import { createMainBranchOpener } from '#lint/changes/main-branch.ts';
import { languageNames } from '#lint/language-names.ts';
import { escapeMarkdown } from '#lint/reporters/github.ts';
import { formatCount } from '#lint/reporters/text.ts';
import type { Content } from '#pipeline/content.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { matchBlocks } from '#translations/alignment/match-blocks.ts';
import type { Block } from '#translations/blocks/extract-blocks.ts';
import { readBlocksOfText } from '#translations/branch-limit.ts';
import { type BlockPair, compareLanguages } from '#translations/compare-languages.ts';
import { formatFactDifference } from '#translations/facts/compare-facts.ts';
import { getNoun } from '#translations/pair-findings.ts';
import { parseRecord, readRecordText } from '#translations/record/record-file.ts';
import { getProductNames, listUnits, type TranslationUnit } from '#translations/translation-units.ts';
import { countPairsBehind, findFactDifferences } from '#translations/update-record.ts';
import { formatWords } from './word-diff.ts';

/** A document or namespace that the branch changes. */
export interface ChangedTranslation {
  name: string;
  /** False if there is no record. */
  isConfirmed: boolean;
  /** Blocks behind, by the language that has to follow. */
  behind: Record<Language, number>;
  /** Pairs that are behind, or that the branch changes. */
  pairs: ChangedPair[];
}

interface ChangedPair {
  pair: BlockPair;
  /** Text before the change. Undefined for a new block, and the current text for one that has not changed. */
  before: Partial<Record<Language, string | undefined>>;
  /** Facts that differ, as sentences. */
  facts: string[];
}

/**
 * Compares the documents and UI strings that a branch changes with their records and with the main branch.
 * @param root the content folder.
 * @param changedFiles relative to the content folder.
 */
export async function findChangedTranslations(
  root: string,
  changedFiles: ReadonlySet<string>,
  { documents }: Pick<Content, 'documents'>,
): Promise<ChangedTranslation[]> {
  const main = createMainBranchOpener(root)();
  const productNames = getProductNames(documents.values());
  const units = (await listUnits(root, documents)).filter(({ files, recordFile }) =>
    [recordFile, ...Object.values(files)].some((file) => changedFiles.has(file)),
  );
  return Promise.all(
    units.map(async (unit) => {
      const record = await readRecordText(root, unit.recordFile);
      const blocks = await unit.readBlocks();
      const pairs = compareLanguages(parseRecord(unit.recordFile, record ?? '').entries, blocks);
      const before = new Map<Block, string>();
      const newFiles = new Set<string>();
      for (const language of languages) {
        const file = unit.files[language];
        const text = main?.getText(file);
        if (text === undefined) newFiles.add(file);
        else await addTextsBefore(unit, language, normalizeText(text), blocks[language], before);
      }
      const isNew = newFiles.size === languages.length;
      return {
        name: unit.name,
        isConfirmed: record !== undefined,
        behind: countPairsBehind(pairs),
        pairs: pairs.flatMap((pair) => toChangedPair(pair, before, isNew, productNames)),
      };
    }),
  );
}

/** Finds the text of each block on the main branch. */
async function addTextsBefore(
  unit: TranslationUnit,
  language: Language,
  text: string,
  blocks: readonly Block[],
  before: Map<Block, string>,
): Promise<void> {
  const mainBlocks = await readBlocksOfText(unit, language, text);
  for (const [index, match] of matchBlocks(mainBlocks, blocks).entries()) {
    const block = blocks[match];
    const mainBlock = mainBlocks[index];
    // Differences of notation are no change.
    if (block && mainBlock) before.set(block, mainBlock.hash === block.hash ? block.text : mainBlock.text);
  }
}

function toChangedPair(
  pair: BlockPair,
  before: ReadonlyMap<Block, string>,
  isNew: boolean,
  productNames: readonly string[],
): ChangedPair[] {
  const { blocks, behind, entry, state } = pair;
  const texts: ChangedPair['before'] = {};
  let isChanged = behind !== undefined;
  for (const language of languages) {
    const block = blocks[language];
    const recorded = entry?.blocks[language];
    // A change that is older than the branch is still shown while it is not followed.
    const isOlderChange = behind !== undefined && behind !== language && recorded?.hash !== block?.hash;
    texts[language] = isOlderChange ? recorded?.text : block && before.get(block);
    if (block && !isNew && texts[language] !== block.text) isChanged = true;
  }
  const facts = state === 'in step' ? [] : findFactDifferences(pair, productNames).map(formatFactDifference);
  return isChanged || (facts.length > 0 && !isNew) ? [{ pair, before: texts, facts }] : [];
}

/** Formats the section. Returns an empty text if the branch changes no translation. */
export function formatTranslationsSection(translations: readonly ChangedTranslation[]): string {
  if (translations.length === 0) return '';
  const rows = translations.map(
    (translation) => `| ${escapeMarkdown(translation.name)} | ${formatState(translation)} |`,
  );
  const details = translations.flatMap(({ name, pairs }) =>
    pairs.length === 0
      ? []
      : [
          '<details>',
          `<summary>${escapeMarkdown(name)}, block by block</summary>`,
          '',
          `| | ${languages.map((language) => languageNames[language]).join(' | ')} |`,
          '| --- | --- | --- |',
          ...pairs.map(formatRow),
          '',
          '</details>',
          '',
        ],
  );
  return ['## Translations', '', '| Document | State |', '| --- | --- |', ...rows, '', ...details]
    .join('\n')
    .trim();
}

function formatState({ isConfirmed, behind, pairs, name }: ChangedTranslation): string {
  const counts = languages.flatMap((language) =>
    behind[language] > 0
      ? `${languageNames[language]}: ${formatCount(behind[language], 'block')} behind`
      : [],
  );
  if (!isConfirmed) return `nobody has confirmed it yet: \`npm run content -- confirm ${name}\``;
  if (counts.length > 0) return `${counts.join(', ')}: \`npm run content -- sync ${name}\``;
  return pairs.some(({ pair }) => pair.state === 'changed in both')
    ? `changed in both: \`npm run content -- confirm ${name}\``
    : 'in step';
}

function formatRow({ pair, before, facts }: ChangedPair): string {
  const { blocks, behind, entry } = pair;
  const block = blocks.en ?? blocks.no;
  const noun = block ? getNoun(block) : '';
  const state = behind === undefined ? '' : `<br>${languageNames[behind]} is behind`;
  const cells = languages.map((language) => {
    const text = blocks[language]?.text;
    if (text === undefined) return formatWords(entry?.blocks[language]?.text ?? '', '') || '(missing)';
    return formatWords(before[language] ?? '', text);
  });
  const first = [noun + state, ...facts.map((fact) => `<br>${escapeMarkdown(fact)}.`)].join('');
  return `| ${[first, ...cells].join(' | ')} |`;
}
