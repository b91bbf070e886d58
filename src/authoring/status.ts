/** The command `status`: the state of each document in each language, its dates, and the samples in it. */
import pc from 'picocolors';
import type { Kind } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatCount } from '#lint/reporters/text.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import { findDocumentSamples, type Sample } from '#pipeline/samples.ts';
import { parseDocumentName } from './document-name.ts';

/** `broken`: the file exists but is not valid. */
export type DocumentState = 'published' | 'scheduled' | 'ended' | 'draft' | 'broken' | 'pending' | 'missing';

/** A date of a document. */
export interface StatusNote {
  language: Language;
  /** File relative to the content folder. */
  file: string;
  line: number;
  /** The field and its date: `publishAt 2026-12-01`. */
  what: string;
}

export interface DocumentStatus {
  /** `file` for a file that documents share, which is listed while it has samples. */
  kind: Kind | 'file';
  slug: string;
  states: Record<Language, DocumentState>;
  samples: Sample[];
  dates: StatusNote[];
  /** Absent if the document does not exist in both languages, or if translations were not checked. */
  translation?: TranslationStatus;
}

/** How far both languages of a document are in step. */
export type TranslationStatus =
  | { isConfirmed: false }
  | {
      isConfirmed: true;
      /** Blocks behind, by the language that has to follow. */
      behind: Record<Language, number>;
      /** Blocks that have changed in both languages since they were recorded. */
      changedInBoth: number;
    };

/** Returns the status of each document that exists in any language, sorted by kind and slug. */
export function getDocumentStatuses(
  { documents, invalidFiles, sharedSamples }: Pick<Content, 'documents' | 'invalidFiles' | 'sharedSamples'>,
  now: Date = new Date(),
): DocumentStatus[] {
  const files = [...[...documents.values()].map(({ source }) => source), ...invalidFiles];
  const filesByDocument = Map.groupBy(files, ({ kind, slug }) => `${kind}/${slug}`);
  const sharedFiles = [...Map.groupBy(sharedSamples, ({ file }) => file)].map(
    ([slug, samples]): DocumentStatus => ({
      kind: 'file',
      slug,
      states: Object.fromEntries(
        languages.map((language) => [language, 'published']),
      ) as DocumentStatus['states'],
      samples,
      dates: [],
    }),
  );
  const statuses = [...filesByDocument]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, translations]) => {
      const [first] = translations;
      if (!first) return [];
      const validDocuments = translations.flatMap(({ file }) => documents.get(file) ?? []);
      const getState = (language: Language): DocumentState => {
        const source = translations.find((translation) => translation.language === language);
        if (!source) return validDocuments.some(isTranslationPending) ? 'pending' : 'missing';
        const document = documents.get(source.file);
        if (!document) return 'broken';
        return getUnpublishedReason(document.frontmatter, now)?.reason ?? 'published';
      };
      return {
        kind: first.kind,
        slug: first.slug,
        states: Object.fromEntries(languages.map((language) => [language, getState(language)])) as Record<
          Language,
          DocumentState
        >,
        samples: validDocuments.flatMap(findDocumentSamples),
        dates: validDocuments.flatMap(findDates),
      };
    });
  return [...statuses, ...sharedFiles];
}

/**
 * Returns the statuses of the named documents; all of them without names.
 * @param names see document-name.ts for their forms.
 * @param root the content folder.
 * @throws Error with a sentence for the writer where there is no such document.
 */
export function selectStatuses(
  statuses: readonly DocumentStatus[],
  names: readonly string[],
  root: string,
): DocumentStatus[] {
  if (names.length === 0) return [...statuses];
  const selected = names.map((name) => {
    const found = statuses.filter((status) => isNamed(status, name, root));
    if (found.length > 0) return found;
    const slugs = statuses.map(({ slug }) => slug);
    throw new Error(`There is no document ${name}.${didYouMean(name.split('/').at(-1) ?? name, slugs)}`);
  });
  return [...new Set(selected.flat())];
}

function isNamed({ kind, slug }: DocumentStatus, name: string, root: string): boolean {
  if (kind === 'file') return name.endsWith(slug);
  const target = parseDocumentName(name, root);
  return target.slug === slug && target.kinds.includes(kind);
}

const isTranslationPending = ({ frontmatter }: Document): boolean => frontmatter.translation === 'pending';

const findDates = ({ source: { file, language }, frontmatter, locate }: Document): StatusNote[] =>
  (['publishAt', 'unpublishAt', 'reviewBy'] as const).flatMap((field) => {
    const date = frontmatter[field];
    return date ? { language, file, line: locate([field]).line, what: `${field} ${date}` } : [];
  });

/**
 * Formats the table of documents, and below it the samples and dates with positions that editors can open.
 * @param root the content folder for printed paths.
 * @returns lines for the terminal.
 */
export function formatStatusTable(
  statuses: readonly DocumentStatus[],
  root: string,
  useColour = false,
): string[] {
  const c = pc.createColors(useColour);
  const paint: Record<DocumentState, (text: string) => string> = {
    published: c.green,
    scheduled: c.yellow,
    ended: c.yellow,
    draft: c.yellow,
    broken: c.red,
    pending: c.yellow,
    missing: c.red,
  };
  const formatName = ({ kind, slug }: DocumentStatus) => `${kind} ${slug}`;
  const formatNote = ({ file, line, what }: Pick<StatusNote, 'file' | 'line' | 'what'>) =>
    `${root}/${file}:${line} ${what}`;
  const nameWidth = Math.max('document'.length, ...statuses.map((status) => formatName(status).length));
  const stateWidth = Math.max(...Object.keys(paint).map(({ length }) => length));
  const translationWidth = Math.max(
    'translation'.length,
    ...statuses.map((status) => formatTranslation(status).length),
  );
  const paintTranslation = ({ translation }: DocumentStatus) =>
    translation?.isConfirmed && sumBehind(translation.behind) === 0 ? c.green : c.yellow;
  const header = [
    'document'.padEnd(nameWidth),
    ...languages.map((language) => language.padEnd(stateWidth)),
    'translation'.padEnd(translationWidth),
    'sample',
  ];
  const rows = statuses.map((status) => [
    formatName(status).padEnd(nameWidth),
    ...languages.map((language) => {
      const state = status.states[language];
      return paint[state](state.padEnd(stateWidth));
    }),
    paintTranslation(status)(formatTranslation(status).padEnd(translationWidth)),
    status.samples.length > 0 ? c.yellow('sample') : '',
  ]);
  const samples = statuses.flatMap((status) => status.samples);
  const dates = statuses.flatMap((status) => status.dates);
  const behind = statuses.map(({ translation }) =>
    translation?.isConfirmed ? sumBehind(translation.behind) : 0,
  );
  const documentsWithSamples = statuses.filter((status) => status.samples.length > 0).length;
  return [
    c.bold(header.join('  ')),
    ...rows.map((row) => row.join('  ').trimEnd()),
    ...(samples.length > 0 ? ['', c.bold('Samples, and who must supply the facts:')] : []),
    ...samples.map((sample) => `${formatNote(sample)}: ${sample.missing} (from ${sample.from})`),
    ...(dates.length > 0 ? ['', c.bold('Dates:')] : []),
    ...dates.map(formatNote),
    '',
    ...(behind.some((count) => count > 0)
      ? [
          `${formatCount(
            behind.reduce((sum, count) => sum + count, 0),
            'block',
          )} behind in ${formatCount(behind.filter((count) => count > 0).length, 'document')}. To go through them: npm run content -- sync PATH`,
        ]
      : []),
    `${statuses.length} documents, ${documentsWithSamples} of them with samples.`,
  ];
}

const sumBehind = (behind: Record<Language, number>): number =>
  languages.reduce((sum, language) => sum + behind[language], 0);

/** Formats the state of the translation: `in step`, `unconfirmed`, or `en 2 behind, no 1 behind`. */
function formatTranslation({ translation }: DocumentStatus): string {
  if (!translation) return '';
  if (!translation.isConfirmed) return 'unconfirmed';
  const counts = languages.flatMap((language) =>
    translation.behind[language] > 0 ? `${language} ${translation.behind[language]} behind` : [],
  );
  if (counts.length > 0) return counts.join(', ');
  return translation.changedInBoth > 0 ? 'to record' : 'in step';
}
