import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { getUnpublishedReason, toEpochMs, toNorwegianDay } from '#pipeline/publication-schedule.ts';
import { createScenario } from '#tests/support/scenario.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // Days on which summer time begins and ends.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['2026-07-15T08:00+02:00', '2026-07-15T06:00:00.000Z'],
  ['2026-07-15T08:00:30Z', '2026-07-15T08:00:30.000Z'],
])('toEpochMs converts %s to %s', (date, instant) => {
  expect(new Date(toEpochMs(date)).toISOString()).toBe(instant);
});

test('toNorwegianDay returns the day in Norway', () => {
  expect(toNorwegianDay(new Date('2026-01-14T22:59:59Z'))).toBe('2026-01-14');
  expect(toNorwegianDay(new Date('2026-01-14T23:00:00Z'))).toBe('2026-01-15');
});

test('a document is published from midnight of its first day to midnight of its last', () => {
  const document = { publishAt: '2026-12-01', unpublishAt: '2026-12-03' };
  const getReasonAt = (instant: string) => getUnpublishedReason(document, new Date(instant))?.reason;
  expect(getReasonAt('2026-11-30T22:59:59.999Z')).toBe('scheduled');
  expect(getReasonAt('2026-11-30T23:00:00Z')).toBeUndefined();
  expect(getReasonAt('2026-12-02T22:59:59.999Z')).toBeUndefined();
  expect(getReasonAt('2026-12-02T23:00:00Z')).toBe('ended');
});

test('the index contains scheduled documents only in development and previews', async () => {
  await using content = await createScenario('schedule-that-is-right');
  const now = new Date('2026-11-20T12:00:00Z');
  const getPaths = async (options: object) =>
    (await checkContent(content.root, options)).manifest.entries.map(({ path }) => path);
  expect(await getPaths({ now })).not.toContain('/blog/later');
  expect(await getPaths({ now })).toContain('/season');
  expect(await getPaths({ now: new Date('2027-01-01T07:00:00Z') })).toContain('/blog/later');
  expect(await getPaths({ now: new Date('2027-01-01T07:00:00Z') })).not.toContain('/season');
  expect(await getPaths({ now, drafts: true })).toContain('/blog/later');
  expect(await getPaths({ now, preview: true })).toContain('/blog/later');
});

test('a preview has no findings about links to unpublished documents, and all other findings', async () => {
  const getRules = async (name: string, preview: boolean) => {
    await using content = await createScenario(name);
    const { findings } = await checkContent(content.root, { preview, now: new Date('2026-11-20T12:00:00Z') });
    return findings.map(({ rule }) => rule);
  };
  for (const name of ['links-to-what-is-scheduled', 'link-to-a-draft', 'counterpart-that-is-a-draft']) {
    expect(await getRules(name, false)).not.toEqual([]);
    expect(await getRules(name, true)).toEqual([]);
  }
  expect(await getRules('link-to-nowhere', true)).toEqual(['links/dead', 'links/dead']);
});
