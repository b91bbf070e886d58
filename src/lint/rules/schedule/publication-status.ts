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
 * Finds the reason why visitors could not follow a link, because its target is not published at that time.
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
  const unpublished = getUnpublishedReason(target.frontmatter, now);
  if (unpublished?.reason === 'draft')
    return { rule: 'draft', level: 'error', description: 'is a draft', remedy: 'Publish it first' };
  if (unpublished?.reason === 'ended')
    return {
      rule: 'ended',
      level: 'error',
      description: `was unpublished on ${unpublished.at}`,
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
