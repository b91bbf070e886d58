import { expect, test } from 'vitest';
import { subtractMonths } from '#server/months-before.ts';

test.each([
  ['2026-11-20T12:34:56.789Z', 6, '2026-05-20T12:34:56.789Z'],
  ['2026-11-20T12:00:00.000Z', 24, '2024-11-20T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2026-02-28T23:59:59.999Z'],
  ['2024-08-31T00:00:00.000Z', 6, '2024-02-29T00:00:00.000Z'],
  ['2026-02-28T00:00:00.000Z', 24, '2024-02-28T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2026-05-31T00:00:00.000Z', 1, '2026-04-30T00:00:00.000Z'],
])('%s, %i months before, is %s', (time, months, expected) => {
  expect(new Date(subtractMonths(Date.parse(time), months)).toISOString()).toBe(expected);
});
