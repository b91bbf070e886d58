import { defaultLanguage } from '#i18n/languages.ts';
import type { Site } from '#lint/site.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import { dayOf, instantOf, periodOf } from '#pipeline/schedule.ts';
import { requiredPages } from '../address/page-addresses.ts';

/** Days and times that cannot be meant so, and days that have come. */
export function checkSchedule(site: Site): Finding[] {
  const { now } = site;
  if (!now) return [];
  const byFile = new Map(site.documents.map((document) => [document.source.file, document]));
  return site.documents.flatMap((document) => {
    const { language, file } = document.source;
    const model = byFile.get(file.replace(language, defaultLanguage));
    return [
      ...checkOrder(document),
      ...checkEnded(document, now),
      ...checkReviewDate(document, now),
      ...checkRequiredPage(document),
      ...(model && language !== defaultLanguage ? checkSameDays(document, model) : []),
    ];
  });
}

function checkOrder({ source, frontmatter, locate }: Document): Finding[] {
  const { publishAt, unpublishAt } = frontmatter;
  if (publishAt === undefined || unpublishAt === undefined) return [];
  if (instantOf(publishAt) < instantOf(unpublishAt)) return [];
  return [
    error(
      source.file,
      locate(['unpublishAt']),
      'schedule/order',
      `The document would come down (${unpublishAt}) before it appears (${publishAt}). Change one of the two.`,
    ),
  ];
}

function checkEnded({ source, frontmatter, locate, locateEnd: ending }: Document, now: Date): Finding[] {
  const { draft, publishAt, unpublishAt } = frontmatter;
  if (draft || unpublishAt === undefined || instantOf(unpublishAt) > now.getTime()) return [];
  if (publishAt !== undefined && instantOf(publishAt) >= instantOf(unpublishAt)) return [];
  return [
    warning(
      source.file,
      locate(['unpublishAt']),
      'schedule/ended',
      `The document came down on ${unpublishAt}, and visitors no longer find it. Write a later day; or remove the file, and send visitors on in redirects.yaml.`,
      ending(['unpublishAt']),
    ),
  ];
}

function checkReviewDate({ source, frontmatter, locate }: Document, now: Date): Finding[] {
  const { reviewBy } = frontmatter;
  if (reviewBy === undefined || reviewBy >= dayOf(now)) return [];
  return [
    warning(
      source.file,
      locate(['reviewBy']),
      'schedule/review',
      `The document was to be read again by ${reviewBy}. Read it, mend what no longer holds, and write the next day.`,
    ),
  ];
}

function checkRequiredPage({ source, frontmatter, locate }: Document): Finding[] {
  if (source.kind !== 'page' || !requiredPages.includes(source.slug)) return [];
  return (['draft', 'publishAt', 'unpublishAt'] as const).flatMap((field) =>
    frontmatter[field]
      ? error(
          source.file,
          locate([field]),
          'schedule/needed',
          `Every site has this page, so it cannot be taken away. Remove "${field}".`,
        )
      : [],
  );
}

/** One language without the other would be a page whose language switch leads nowhere. */
function checkSameDays(document: Document, model: Document): Finding[] {
  const both = [document.frontmatter, model.frontmatter];
  if (both.some(({ draft, translation }) => draft || translation === 'pending')) return [];
  const [own, other] = both.map(periodOf);
  const differs = (['publishAt', 'unpublishAt'] as const).filter((field) => {
    const side = field === 'publishAt' ? 'from' : 'to';
    return own?.[side] !== other?.[side];
  });
  return differs.map((field) =>
    error(
      document.source.file,
      document.locate([field]),
      'schedule/pair',
      `"${field}" is ${document.frontmatter[field] ?? 'not set'} here, but ${model.frontmatter[field] ?? 'not set'} in ${model.source.file}. Write the same in both.`,
    ),
  );
}
