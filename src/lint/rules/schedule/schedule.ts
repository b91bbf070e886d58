import { defaultLanguage } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import { getPublicationPeriod, toEpochMs, toNorwegianDay } from '#pipeline/publication-schedule.ts';
import type { Rule } from '../../rule.ts';
import { getPath } from '../../site.ts';
import { requiredSlugs } from '../address/reserved-slugs.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

/** Reports impossible schedules, and days that have passed. */
export const schedule: Rule = {
  docs: {
    'schedule/ended': {
      description: 'The document has been unpublished, because its unpublishAt has passed.',
      rationale:
        'Visitors do not find it any more, and old links do not work until redirects.yaml redirects them.',
      example: 'described',
      incorrect: 'retired.mdx has unpublishAt: 2020-01-01',
      correct: 'retired.mdx has a later day; or it was removed, and redirects.yaml has its new address',
    },
    'schedule/needed': {
      description:
        'A page that every site needs is a draft, or has a day on which it is published or unpublished.',
      rationale: 'The site cannot work without its home page, or the page for unknown addresses.',
      example: 'described',
      incorrect: 'home.mdx has unpublishAt: 2026-12-01',
      correct: 'home.mdx has no unpublishAt',
    },
    'schedule/order': {
      description: 'The document would be unpublished before it is published.',
      rationale: 'No visitor would ever see it.',
      example: 'document',
      incorrect: buildExamplePage(
        exampleTitle,
        exampleDescription,
        'publishAt: 2020-02-01',
        'unpublishAt: 2020-01-01',
      ),
      correct: buildExamplePage(exampleTitle, exampleDescription),
    },
    'schedule/pair': {
      description: 'The document is published, or unpublished, on another day than its translation.',
      rationale: 'In between, the language switch of the page would not work.',
      example: 'described',
      incorrect: 'publishAt: 2026-12-01 in en, publishAt: 2026-12-02 in no',
      correct: 'publishAt: 2026-12-01 in both',
    },
    'schedule/review': {
      description: 'The document should have been reviewed by now.',
      rationale: 'Outdated text misleads visitors, and nobody may have noticed.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, exampleDescription, 'reviewBy: 2020-01-01'),
      correct: buildExamplePage(exampleTitle, exampleDescription, 'reviewBy: 2999-01-01'),
    },
  },
  checkContent({ siteWithValidFields: { documents, redirects, now } }) {
    if (!now) return [];
    const documentsByFile = new Map(documents.map((document) => [document.source.file, document]));
    return documents.flatMap((document) => {
      const { language, file } = document.source;
      const original = documentsByFile.get(file.replace(language, defaultLanguage));
      return [
        ...checkOrder(document),
        // A redirect says that the document was taken down on purpose.
        ...(redirects[getPath(document)] === undefined ? checkEnded(document, now) : []),
        ...checkReviewDate(document, now),
        ...checkRequiredPage(document),
        ...(original && language !== defaultLanguage ? checkSameDays(document, original) : []),
      ];
    });
  },
};

function checkOrder({ source, frontmatter, locate }: Document): Finding[] {
  const { publishAt, unpublishAt } = frontmatter;
  if (publishAt === undefined || unpublishAt === undefined) return [];
  if (toEpochMs(publishAt) < toEpochMs(unpublishAt)) return [];
  return [
    error(
      source.file,
      locate(['unpublishAt']),
      'schedule/order',
      `The document would be unpublished (${unpublishAt}) before it is published (${publishAt}). Change one of the two.`,
    ),
  ];
}

function checkEnded({ source, frontmatter, locate, locateEnd }: Document, now: Date): Finding[] {
  const { draft, publishAt, unpublishAt } = frontmatter;
  if (draft || unpublishAt === undefined || toEpochMs(unpublishAt) > now.getTime()) return [];
  if (publishAt !== undefined && toEpochMs(publishAt) >= toEpochMs(unpublishAt)) return [];
  return [
    warning(
      source.file,
      locate(['unpublishAt']),
      'schedule/ended',
      `The document was unpublished on ${unpublishAt}, and visitors no longer find it. Write a later day; or remove the file, and redirect its address in redirects.yaml.`,
      locateEnd(['unpublishAt']),
    ),
  ];
}

function checkReviewDate({ source, frontmatter, locate }: Document, now: Date): Finding[] {
  const { reviewBy } = frontmatter;
  if (reviewBy === undefined || reviewBy >= toNorwegianDay(now)) return [];
  return [
    warning(
      source.file,
      locate(['reviewBy']),
      'schedule/review',
      `The document should have been reviewed by ${reviewBy}. Read it, correct what is outdated, and write the day of the next review.`,
    ),
  ];
}

function checkRequiredPage({ source, frontmatter, locate }: Document): Finding[] {
  if (source.kind !== 'page' || !requiredSlugs.includes(source.slug)) return [];
  return (['draft', 'publishAt', 'unpublishAt'] as const).flatMap((field) =>
    frontmatter[field]
      ? error(
          source.file,
          locate([field]),
          'schedule/needed',
          `Every site needs this page, so it must always be published. Remove "${field}".`,
        )
      : [],
  );
}

function checkSameDays(document: Document, original: Document): Finding[] {
  const pair = [document.frontmatter, original.frontmatter];
  if (pair.some(({ draft, translation }) => draft || translation === 'pending')) return [];
  const [period, originalPeriod] = pair.map(getPublicationPeriod);
  const boundaries = { publishAt: 'from', unpublishAt: 'to' } as const;
  return (['publishAt', 'unpublishAt'] as const)
    .filter((field) => period?.[boundaries[field]] !== originalPeriod?.[boundaries[field]])
    .map((field) =>
      error(
        document.source.file,
        document.locate([field]),
        'schedule/pair',
        `"${field}" is ${document.frontmatter[field] ?? 'not set'} here, but ${original.frontmatter[field] ?? 'not set'} in ${original.source.file}. Write the same in both.`,
      ),
    );
}
