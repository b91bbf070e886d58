import type { Frontmatter } from '#content/collections.ts';
import type { Site } from '#lint/site.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';

/**
 * Days that are still to come in what is published already, and days in the wrong order.
 * @param today as frontmatter writes days.
 */
export function checkDates(site: Site, today: string): Finding[] {
  return site.documents.flatMap((document) => [
    ...checkFutureDates(document, today),
    ...checkDateOrder(document),
  ]);
}

function checkFutureDates(
  { source, frontmatter, locate, locateEnd: ending }: Document,
  today: string,
): Finding[] {
  const { date } = frontmatter as Partial<Frontmatter<'post'>>;
  const isHeldBack = frontmatter.draft || 'publishAt' in frontmatter;
  const days = { ...(!isHeldBack && { date }), updated: frontmatter.updated };
  return Object.entries(days).flatMap(([field, day]) => {
    if (!day || day <= today || frontmatter.draft) return [];
    const way = field === 'date' ? `, or publishAt: ${day} to hold the post back until then` : '';
    return warning(
      source.file,
      locate([field]),
      'frontmatter/future-date',
      `"${field}" is ${day}, a day still to come, but the document is published at once. Write the right day${way}.`,
      ending([field]),
    );
  });
}

function checkDateOrder({ source, frontmatter, locate, locateEnd: ending }: Document): Finding[] {
  const { date } = frontmatter as Partial<Frontmatter<'post'>>;
  const { updated } = frontmatter;
  if (!date || !updated || updated >= date) return [];
  return [
    warning(
      source.file,
      locate(['updated']),
      'frontmatter/updated-before-date',
      `"updated" is ${updated}, before the day of publication (${date}). Write a later day, or leave it out.`,
      ending(['updated']),
    ),
  ];
}
