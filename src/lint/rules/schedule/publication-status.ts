import type { Site } from '#lint/site.ts';
import type { Document } from '#pipeline/document.ts';
import type { Level } from '#pipeline/finding.ts';
import { absenceOf, periodOf } from '#pipeline/schedule.ts';

export interface Unavailability {
  /** Last part of the rule's name. */
  rule: 'draft' | 'scheduled' | 'ended' | 'ending';
  level: Level;
  /** What is so, after the name of the target: `is a draft`. */
  description: string;
  /** What to do about it, before `, or remove the link.` */
  remedy: string;
}

/**
 * What is wrong with leading visitors to a document at times when it is not on the site.
 * @param from the document that leads there, which may be off the site at those times itself; undefined for what always does.
 */
export function findUnavailability(
  { now }: Site,
  from: Document | undefined,
  to: Document,
): Unavailability | undefined {
  if (!now || from?.frontmatter.draft) return undefined;
  const own = periodOf(from?.frontmatter ?? {});
  if (own.to <= now.getTime()) return undefined;
  const absence = absenceOf(to.frontmatter, now);
  if (absence?.why === 'draft')
    return { rule: 'draft', level: 'error', description: 'is a draft', remedy: 'Publish it first' };
  if (absence?.why === 'ended')
    return {
      rule: 'ended',
      level: 'error',
      description: `came down on ${absence.at}`,
      remedy: 'Give it a later unpublishAt',
    };
  const { publishAt, unpublishAt } = to.frontmatter;
  const period = periodOf(to.frontmatter);
  if (Math.max(own.from, now.getTime()) < period.from)
    return {
      rule: 'scheduled',
      level: 'error',
      description: `appears on ${publishAt}`,
      remedy: from ? 'Give this document the same publishAt' : 'Wait for that day',
    };
  // Nothing is wrong yet: an error would keep the site from being built until that day, too.
  if (period.to < own.to)
    return {
      rule: 'ending',
      level: 'warning',
      description: `comes down on ${unpublishAt}`,
      remedy: from ? 'Give this document the same unpublishAt' : 'Give it a later unpublishAt',
    };
  return undefined;
}
