import type { Document } from '#pipeline/document.ts';
import type { Level } from '#pipeline/finding.ts';
import { getPublicationPeriod, getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import type { Site } from '../../site.ts';

interface Unavailability {
  /** Second part of the rule id. */
  rule: 'draft' | 'scheduled' | 'ended' | 'ending';
  level: Level;
  /** Continues a sentence that begins with the target: `is a draft`. */
  description: string;
  /** Continues with `, or remove the link.` */
  remedy: string;
}

/**
 * Finds out if visitors can follow a link to a document that is not published at that time.
 * @param source document with the link, which may itself be unpublished at that time; undefined for redirects.
 * @param target document that the link leads to.
 */
export function findUnavailability(
  { now }: Site,
  source: Document | undefined,
  target: Document,
): Unavailability | undefined {
  if (!now || source?.frontmatter.draft) return undefined;
  const sourcePeriod = getPublicationPeriod(source?.frontmatter ?? {});
  if (sourcePeriod.to <= now.getTime()) return undefined;
  const absence = getUnpublishedReason(target.frontmatter, now);
  if (absence?.reason === 'draft')
    return { rule: 'draft', level: 'error', description: 'is a draft', remedy: 'Publish it first' };
  if (absence?.reason === 'ended')
    return {
      rule: 'ended',
      level: 'error',
      description: `was unpublished on ${absence.at}`,
      remedy: 'Give it a later unpublishAt',
    };
  const { publishAt, unpublishAt } = target.frontmatter;
  const targetPeriod = getPublicationPeriod(target.frontmatter);
  if (Math.max(sourcePeriod.from, now.getTime()) < targetPeriod.from)
    return {
      rule: 'scheduled',
      level: 'error',
      description: `will be published on ${publishAt}`,
      remedy: source ? 'Give this document the same publishAt' : 'Wait for that day',
    };
  // A warning, because the link works until that day, and an error would stop the build already.
  if (targetPeriod.to < sourcePeriod.to)
    return {
      rule: 'ending',
      level: 'warning',
      description: `will be unpublished on ${unpublishAt}`,
      remedy: source ? 'Give this document the same unpublishAt' : 'Give it a later unpublishAt',
    };
  return undefined;
}
