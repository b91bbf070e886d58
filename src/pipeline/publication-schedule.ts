/** Decides when a document is published. */

/** A day without a time begins at midnight in this zone. */
const timeZone = 'Europe/Oslo';

/** The frontmatter fields that decide when a document is published. */
interface ScheduledFrontmatter {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  unpublishAt?: string | undefined;
}

/** A period in milliseconds since 1970. The end is exclusive. */
interface Period {
  from: number;
  to: number;
}

/** The reason why a document is not published. `at` is the date as the frontmatter has it. */
export type UnpublishedReason = { reason: 'draft' } | { reason: 'scheduled' | 'ended'; at: string };

/**
 * Converts a date of the frontmatter to milliseconds since 1970.
 * @param date a day, which means midnight in Norway, or a date and time with its zone.
 */
export const toEpochMs = (date: string): number =>
  date.includes('T')
    ? Temporal.Instant.from(date).epochMilliseconds
    : Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;

/** Returns the day in Norway in the format of the frontmatter: `2026-11-20`. */
export const toNorwegianDay = (date: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** Returns the minute in Norway in the format of the frontmatter: `2026-11-20T08:00+01:00`. */
export const toNorwegianMinute = (date: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'minute', timeZoneName: 'never' });

/** Returns the period in which a document is published, unless it is a draft. */
export const getPublicationPeriod = ({ publishAt, unpublishAt }: ScheduledFrontmatter): Period => ({
  from: publishAt === undefined ? Number.NEGATIVE_INFINITY : toEpochMs(publishAt),
  to: unpublishAt === undefined ? Number.POSITIVE_INFINITY : toEpochMs(unpublishAt),
});

/** Returns why a document is not published at a time, or undefined if it is published. */
export function getUnpublishedReason(
  frontmatter: ScheduledFrontmatter,
  now: Date,
): UnpublishedReason | undefined {
  const { draft, publishAt = '', unpublishAt = '' } = frontmatter;
  const { from, to } = getPublicationPeriod(frontmatter);
  if (draft) return { reason: 'draft' };
  if (to <= now.getTime()) return { reason: 'ended', at: unpublishAt };
  return from > now.getTime() ? { reason: 'scheduled', at: publishAt } : undefined;
}
