/** Findings about a pair of documents, or of files with UI strings. */
import type { Language } from '#i18n/languages.ts';
import { languageNames } from '#lint/language-names.ts';
import { error, type Finding, type Position, startOfFile, warning } from '#pipeline/finding.ts';
import type { Block } from './blocks/extract-blocks.ts';
import { type BlockPair, getOther } from './compare-languages.ts';
import { formatFactDifference } from './facts/compare-facts.ts';
import { findFactDifferences, isUncertain } from './update-record.ts';
import { diffText, formatDiff, quote } from './word-diff.ts';

export interface FindingContext {
  files: Record<Language, string>;
  /** The argument of `content sync` and `content confirm`: `blog/first`. */
  name: string;
  /** Path of the Norwegian page; undefined for UI strings. */
  norwegianPath?: string | undefined;
  /** Addresses with anchors that must stay. */
  fixedAnchors: ReadonlySet<string>;
  /** Names of products. */
  productNames: readonly string[];
  /** Today, as 2026-11-20. */
  today: string;
}

/** Creates the findings of compared pairs, at the block of the language that has to follow. */
export function createPairFindings(pairs: readonly BlockPair[], context: FindingContext): Finding[] {
  const unrecorded = pairs.filter(({ state }) => state === 'changed in both');
  const removed = pairs.filter(({ state }) => state === 'removed');
  // The text of a whole document is gone, because of one mistake.
  if (removed.length >= minLostBlocks && removed.length > pairs.length / 2)
    return createLostTextFinding(removed, pairs.length, context);
  return [
    ...createSampleFindings(pairs, context),
    ...pairs.flatMap((pair, index) => [
      ...createStateFindings(pair, pairs.slice(0, index), context),
      ...createFactFindings(pair, context),
      ...createHeadingFindings(pair, context),
    ]),
    ...(unrecorded.length > 0 ? [createUnrecordedFinding(unrecorded, context)] : []),
  ];
}

/** With fewer blocks removed, each is a finding. */
const minLostBlocks = 8;

function createLostTextFinding(
  removed: readonly BlockPair[],
  total: number,
  context: FindingContext,
): Finding[] {
  const [{ behind, blocks } = {} as BlockPair] = removed;
  const own = behind && blocks[behind];
  if (!own) return [];
  const leading = getOther(behind);
  return [
    warning(
      context.files[behind],
      own.start,
      'translation/removed',
      `${languageNames[leading]} no longer has ${removed.length} of the ${total} paragraphs, headings and other parts of this document, from this ${getNoun(own)} on. If they should be there, look at ${context.files[leading]} first.`,
      { end: own.end },
    ),
  ];
}

/** Creates the finding for documents without a record. */
export const createUnconfirmedFinding = (file: string, what: string, name: string): Finding =>
  warning(
    file,
    startOfFile,
    'translation/unconfirmed',
    `Nobody has confirmed yet that ${what} say the same in both languages. Read both, then: npm run content -- confirm ${name}`,
  );

function createStateFindings(
  pair: BlockPair,
  previousPairs: readonly BlockPair[],
  { files, name, today }: FindingContext,
): Finding[] {
  const { state, behind, blocks, entry } = pair;
  if (behind === undefined) return [];
  const leading = getOther(behind);
  const own = blocks[behind];
  const other = blocks[leading];
  const [ownName, otherName] = [languageNames[behind], languageNames[leading]];
  const place = other && ` (${files[leading]}:${other.start.line})`;
  const promise = entry?.later ? ` ${formatPromise(entry.later, today)}` : '';
  const help = `To go through it: npm run content -- sync ${name}${promise}`;
  const related = other && { related: { file: files[leading], ...other.start } };
  if (state === 'removed' && own)
    return [
      warning(
        files[behind],
        own.start,
        'translation/removed',
        `${otherName} no longer has this ${getNoun(own)}. Remove it here as well, or confirm that it stays. ${help}`,
        { end: own.end },
      ),
    ];
  if (state === 'added' && other) {
    const previous = previousPairs.findLast((each) => each.blocks[behind])?.blocks[behind];
    return [
      warning(
        files[behind],
        previous?.start ?? startOfFile,
        'translation/added',
        `${otherName} has a new ${getNoun(other)}${previous ? ' after this one' : ''}${place}: "${quote(other.text)}" Add it in ${ownName}. ${help}`,
        { ...(previous && { end: previous.end }), ...related },
      ),
    ];
  }
  if (!own || !other) return [];
  const before = entry?.blocks[leading]?.text ?? '';
  return [
    warning(
      files[behind],
      own.start,
      // The texts of the interface have their own family of rules.
      own.kind === 'string' ? 'strings/behind' : 'translation/behind',
      `${otherName} has changed${place}: "${formatDiff(diffText(before, other.text))}" Change this ${getNoun(own)} as well, or confirm that it still fits. ${help}`,
      { end: own.end, ...related },
    ),
  ];
}

const formatPromise = ({ owner, date }: { owner: string; date: string }, today: string): string =>
  date < today ? `(${owner} was to do this by ${date}.)` : `(${owner} does this by ${date}.)`;

function createFactFindings(pair: BlockPair, { files, productNames }: FindingContext): Finding[] {
  const { en, no } = pair.blocks;
  if (!en || !no || pair.state === 'in step') return [];
  const language = pair.behind ?? 'no';
  const block = pair.blocks[language] as Block;
  const other = pair.blocks[getOther(language)] as Block;
  const related = { file: files[getOther(language)], ...other.start };
  return findFactDifferences(pair, productNames).map((difference) => {
    const optional = { end: block.end, related };
    const message = `${formatFactDifference(difference)} (${related.file}:${related.line}).`;
    return difference.isOrder
      ? warning(
          files[language],
          block.start,
          'translation/fact-order',
          `${message} Check that each figure belongs to the same thing in both languages.`,
          optional,
        )
      : error(
          files[language],
          block.start,
          'translation/fact',
          `${message} Visitors would read two different things: correct one of the two.`,
          optional,
        );
  });
}

/** Reports samples that only one language marks. One of several blocks has one finding, at the first of them. */
function createSampleFindings(pairs: readonly BlockPair[], { files }: FindingContext): Finding[] {
  const reported = new Set<string>();
  return pairs.flatMap(({ blocks: { en, no } }) => {
    if (!en || !no || en.samples.length === no.samples.length) return [];
    const [marked, unmarked] =
      en.samples.length > no.samples.length ? (['en', 'no'] as const) : (['no', 'en'] as const);
    const block = unmarked === 'en' ? en : no;
    const [first] =
      unmarked === 'en' ? no.samples.slice(en.samples.length) : en.samples.slice(no.samples.length);
    const key = `${marked}:${first?.line}:${first?.column}`;
    if (!first || reported.has(key)) return [];
    reported.add(key);
    return error(
      files[unmarked],
      block.start,
      'samples/one-language',
      `This is a sample in ${languageNames[marked]} (${files[marked]}:${first.line}), but not here. Mark both, or neither.`,
      { end: block.end, related: { file: files[marked], ...first } },
    );
  });
}

/** Reports ids of headings that differ without need, because the language switch could not keep the section. */
function createHeadingFindings(
  { blocks: { en, no } }: BlockPair,
  { files, norwegianPath, fixedAnchors }: FindingContext,
): Finding[] {
  if (en?.kind !== 'heading' || no?.kind !== 'heading') return [];
  const [id, other] = [en.anchors.at(-1), no.anchors.at(-1)];
  if (id === other || !id || fixedAnchors.has(`${norwegianPath}#${other}`)) return [];
  return [
    warning(
      files.no,
      no.start,
      'translation/heading-id',
      `This heading has the id "${other}", and in English "${id}" (${files.en}:${en.start.line}). Write {/* #${id} */} after it, so that the language switch keeps the section.`,
      { end: no.end, related: { file: files.en, ...en.start } },
    ),
  ];
}

/** Creates the findings about ids of headings in a document without a record, so that none follows its confirmation. */
export const createNewHeadingFindings = (pairs: readonly BlockPair[], context: FindingContext): Finding[] =>
  pairs.filter((pair) => !isUncertain(pair)).flatMap((pair) => createHeadingFindings(pair, context));

function createUnrecordedFinding(pairs: readonly BlockPair[], { files, name }: FindingContext): Finding {
  const first = pairs[0]?.blocks.en;
  const place: Position = first?.start ?? startOfFile;
  const lines = pairs.flatMap(({ blocks }) => blocks.en?.start.line ?? []).slice(0, 5);
  return warning(
    files.en,
    place,
    'translation/unrecorded',
    `${pairs.length === 1 ? 'A block has' : `${pairs.length} blocks have`} changed in both languages and ${pairs.length === 1 ? 'counts' : 'count'} as confirmed (line ${lines.join(', ')}${pairs.length > lines.length ? ', …' : ''}). Record this: npm run content -- confirm ${name}`,
    first && { end: first.end },
  );
}

/** Returns what a block is in plain words. */
export function getNoun({ kind, name }: Pick<Block, 'kind' | 'name'>): string {
  if (kind === 'field' || kind === 'string') return `text "${name}"`;
  if (kind === 'prop') return `text of ${name.replace('.', ', ')}`;
  if (kind === 'code') return 'code';
  return kind === 'component' ? `component ${name}` : kind.replace('-', ' ');
}
