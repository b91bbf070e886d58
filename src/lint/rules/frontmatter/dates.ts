import { settings } from '#config/settings.ts';
import type { Frontmatter } from '#content/collections.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import { toEpochMs, toNorwegianDay } from '#pipeline/publication-schedule.ts';
import type { Rule } from '../../rule.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

/** Reports published documents with a date in the future, and dates in the wrong order. */
export const dates: Rule = {
  docs: {
    'frontmatter/doubtful-date': {
      description: 'The date is before the company was founded, or is another day than that of publication.',
      rationale: 'Visitors read a wrong date, and the post is listed in the wrong place.',
      example: 'described',
      incorrect: 'date: 2016-09-01, or date: 2026-12-01 with publishAt: 2026-12-05',
      correct: 'date: 2026-09-01, or date: 2026-12-05 with publishAt: 2026-12-05',
    },
    'frontmatter/future-date': {
      description: 'A date is in the future, but the document is published at once.',
      rationale:
        'Visitors read a date that has not come yet, and the post is listed above all others until then.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, exampleDescription, 'updated: 2099-01-01'),
      correct: buildExamplePage(exampleTitle, exampleDescription, 'updated: 2026-10-01'),
    },
    'frontmatter/updated-before-date': {
      description: 'The post was updated before it was published, according to its dates.',
      rationale: 'Visitors and search engines cannot know which of the two dates is right.',
      example: 'described',
      incorrect: 'date: 2026-10-01 and updated: 2025-10-01',
      correct: 'date: 2026-10-01 and updated: 2026-10-02',
    },
  },
  checkContent: ({ siteWithInvalid, now }) =>
    siteWithInvalid.documents.flatMap((document) => [
      ...checkFutureDates(document, toNorwegianDay(now)),
      ...checkDateOrder(document),
      ...checkDoubtfulDate(document),
    ]),
};

/** @param today year-month-day. */
function checkFutureDates({ source, frontmatter, locate, locateEnd }: Document, today: string): Finding[] {
  const { date } = frontmatter as Partial<Frontmatter<'post'>>;
  const isScheduled = frontmatter.draft || 'publishAt' in frontmatter;
  const days = { ...(!isScheduled && { date }), updated: frontmatter.updated };
  return Object.entries(days).flatMap(([field, day]) => {
    if (!day || day <= today || frontmatter.draft) return [];
    const alternative = field === 'date' ? `, or publishAt: ${day} to publish the post on that day` : '';
    return warning(
      source.file,
      locate([field]),
      'frontmatter/future-date',
      `"${field}" is ${day}, which is in the future, but the document is published at once. Write the right date${alternative}.`,
      locateEnd([field]),
    );
  });
}

/** Reports a date before the company existed, and one that differs from the day of publication. */
function checkDoubtfulDate({ source, frontmatter, locate, locateEnd }: Document): Finding[] {
  const { date } = frontmatter as Partial<Frontmatter<'post'>>;
  if (typeof date !== 'string') return [];
  const { publishAt } = frontmatter;
  const day = publishAt === undefined ? undefined : toNorwegianDay(new Date(toEpochMs(publishAt)));
  const problem =
    Number(date.slice(0, 4)) < settings.founded
      ? `"date" is ${date}, before the company was founded in ${settings.founded}. Write the right year.`
      : day !== undefined && day !== date
        ? `"date" is ${date}, but the post is published on ${day}. Write the same day in both.`
        : undefined;
  return problem === undefined
    ? []
    : [warning(source.file, locate(['date']), 'frontmatter/doubtful-date', problem, locateEnd(['date']))];
}

function checkDateOrder({ source, frontmatter, locate, locateEnd }: Document): Finding[] {
  const { date } = frontmatter as Partial<Frontmatter<'post'>>;
  const { updated } = frontmatter;
  if (!date || !updated || updated >= date) return [];
  return [
    warning(
      source.file,
      locate(['updated']),
      'frontmatter/updated-before-date',
      `"updated" is ${updated}, before the date of publication (${date}). Write a later date, or remove "updated".`,
      locateEnd(['updated']),
    ),
  ];
}
