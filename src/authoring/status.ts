/** Where each document stands in each language, and what in it still waits for the owner's facts. */
import type { Kind } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Content } from '#pipeline/content.ts';
import type { Document } from '#pipeline/document.ts';
import type { Position } from '#pipeline/finding.ts';
import { absenceOf } from '#pipeline/publication-schedule.ts';

/** `broken`: the file is there, but the check does not understand it. */
export type DocumentState = 'published' | 'scheduled' | 'ended' | 'draft' | 'broken' | 'pending' | 'missing';

/** A place that somebody has to come back to. */
export interface StatusNote {
  language: Language;
  /** File relative to the content folder. */
  file: string;
  line: number;
  /** Of samples, `document`, or the component that is marked: `Counter 7`. */
  what: string;
}

export interface DocumentStatus {
  kind: Kind;
  slug: string;
  states: Record<Language, DocumentState>;
  samples: StatusNote[];
  /** When it appears, comes down or is to be reviewed: `publishAt 2026-12-01`. */
  dates: StatusNote[];
}

/** One row for each document, in whatever languages it is there: by kind, then by name. */
export function getDocumentStatuses(
  { documents, invalidFiles: broken }: Pick<Content, 'documents' | 'invalidFiles'>,
  now: Date = new Date(),
): DocumentStatus[] {
  const files = [...[...documents.values()].map(({ source }) => source), ...broken];
  return [...Map.groupBy(files, ({ kind, slug }) => `${kind}/${slug}`).entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, names]) => {
      const [first] = names;
      if (!first) return [];
      const versions = names.flatMap(({ file }) => documents.get(file) ?? []);
      const stateIn = (language: Language): DocumentState => {
        const own = names.find((name) => name.language === language);
        if (!own) return isPending(versions) ? 'pending' : 'missing';
        const document = documents.get(own.file);
        if (!document) return 'broken';
        return absenceOf(document.frontmatter, now)?.why ?? 'published';
      };
      return {
        kind: first.kind,
        slug: first.slug,
        states: Object.fromEntries(languages.map((language) => [language, stateIn(language)])) as Record<
          Language,
          DocumentState
        >,
        samples: versions.flatMap(samplesOf),
        dates: versions.flatMap(datesOf),
      };
    });
}

const isPending = (versions: readonly Document[]): boolean =>
  versions.some(({ frontmatter }) => frontmatter.translation === 'pending');

const datesOf = ({ source: { file, language }, frontmatter, locate }: Document): StatusNote[] =>
  (['publishAt', 'unpublishAt', 'reviewBy'] as const).flatMap((field) => {
    const date = frontmatter[field];
    return date ? { language, file, line: locate([field]).line, what: `${field} ${date}` } : [];
  });

/** The document as a whole, where its frontmatter says so, and each component that is marked. */
function samplesOf({
  source: { file, language },
  frontmatter,
  analysis: facts,
  locate,
}: Document): StatusNote[] {
  const sample = ({ line }: Position, what: string): StatusNote => ({ language, file, line, what });
  const marked = facts.elements.flatMap(({ name, attributes, start: place }) => {
    const given = (prop: string) => attributes.find((attribute) => attribute.name === prop)?.value;
    if (given('sample') === undefined) return [];
    const words = ['label', 'title', 'value'].flatMap((prop) => given(prop) ?? []);
    return sample(place, [name, ...words].join(' '));
  });
  return [...(frontmatter.sample ? [sample(locate(['sample']), 'document')] : []), ...marked];
}
