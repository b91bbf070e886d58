/** When a document stands on the published site. */

/** A day without a time begins here. */
const zone = 'Europe/Oslo';

/** What decides whether a document is published. */
interface Scheduled {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  unpublishAt?: string | undefined;
}

/** Milliseconds since 1970; the end is no longer part of it. */
interface Period {
  from: number;
  to: number;
}

/** Why a document is not on the published site; `at` as its frontmatter has it. */
export type UnpublishedReason = { why: 'draft' } | { why: 'scheduled' | 'ended'; at: string };

/**
 * Milliseconds since 1970 of a moment in frontmatter.
 * @param moment a day, which means its first minute in Norway, or a day and time with its zone.
 */
export const toEpochMs = (moment: string): number =>
  moment.includes('T')
    ? Temporal.Instant.from(moment).epochMilliseconds
    : Temporal.PlainDate.from(moment).toZonedDateTime(zone).epochMilliseconds;

/** The day in Norway, as frontmatter writes days. */
export const toNorwegianDay = (now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** From when until when a document is meant to stand on the site, drafts aside. */
export const getPublicationPeriod = ({ publishAt, unpublishAt }: Scheduled): Period => ({
  from: publishAt === undefined ? Number.NEGATIVE_INFINITY : toEpochMs(publishAt),
  to: unpublishAt === undefined ? Number.POSITIVE_INFINITY : toEpochMs(unpublishAt),
});

/** Why a document is not on the site at a moment; undefined where it is. */
export function getUnpublishedReason(frontmatter: Scheduled, now: Date): UnpublishedReason | undefined {
  const { draft, publishAt = '', unpublishAt = '' } = frontmatter;
  const { from, to } = getPublicationPeriod(frontmatter);
  if (draft) return { why: 'draft' };
  if (to <= now.getTime()) return { why: 'ended', at: unpublishAt };
  return from > now.getTime() ? { why: 'scheduled', at: publishAt } : undefined;
}
