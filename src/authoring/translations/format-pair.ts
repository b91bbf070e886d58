/** Formats a pair of blocks for the terminal: the change of the leading language as a word diff, and the other text. */
import pc from 'picocolors';
import type { Language } from '#i18n/languages.ts';
import { languageNames } from '#lint/language-names.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { toSafeLine } from '#terminal/control-characters.ts';
import { type BlockPair, getOther } from '#translations/compare-languages.ts';
import { getNoun } from '#translations/pair-findings.ts';
import { type DiffPart, diffText } from '#translations/word-diff.ts';

/**
 * Formats a pair.
 * @param files of both languages, relative to the content folder.
 * @param root the content folder, for printed paths.
 */
export function formatPair(
  { state, behind, blocks, entry, confidence }: BlockPair,
  files: Record<Language, string>,
  root: string,
  useColour = false,
): string[] {
  const c = pc.createColors(useColour);
  const own: Language = behind ?? 'no';
  const leading = getOther(own);
  const block = blocks[own] ?? blocks[leading];
  if (!block) return [];
  const formatPlace = (language: Language) => {
    const line = blocks[language]?.start.line;
    return c.cyan(`${toDisplayPath(root)}/${files[language]}${line === undefined ? '' : `:${line}`}`);
  };
  const before = entry?.blocks[leading]?.text;
  const after = blocks[leading]?.text;
  const change =
    after === undefined
      ? '(removed)'
      : before === undefined || before === after
        ? toSafeLine(after)
        : formatParts(diffText(before, after), c);
  const title =
    state === 'behind' || state === 'added' || state === 'removed'
      ? `${languageNames[own]} is behind: ${languageNames[leading]} has ${titles[state]} this ${getNoun(block)}`
      : state === 'changed in both'
        ? `${entry ? 'Changed' : 'New'} in both languages: ${getNoun(block)}`
        : `In step: ${getNoun(block)}`;
  return [
    c.bold(title) +
      (confidence === undefined ? '' : c.dim(` (alignment ${Math.round(100 * confidence)} % certain)`)),
    `  ${formatPlace(leading)}`,
    `    ${change}`,
    `  ${formatPlace(own)}`,
    `    ${blocks[own] ? toSafeLine(blocks[own].text) : '(missing)'}`,
  ];
}

const titles = { behind: 'changed', added: 'added', removed: 'removed' };

const formatParts = (parts: readonly DiffPart[], c: ReturnType<typeof pc.createColors>): string =>
  toSafeLine(
    parts
      .map(({ type, text }) => (type === 'same' ? text : type === 'removed' ? `[-${text}-]` : `{+${text}+}`))
      .join(''),
  )
    .replace(/\[-(.*?)-\]/g, (match) => c.red(match))
    .replace(/\{\+(.*?)\+\}/g, (match) => c.green(match));
