/** Figures that become pictures: ticks of a scale, lights of a tally, and how a language writes them. */
import { describe, expect, test } from 'vitest';
import { shareOf, ticksOf } from '#sections/chart/scale.ts';
import { fitTallies } from '#sections/dot-counts/dot-grid.ts';
import { formatFigure } from '#ui/format-number.ts';

test.each([
  [100, [0, 50, 100]],
  [10, [0, 5, 10]],
  [9, [0, 3, 6, 9]],
  [120, [0, 60, 120]],
  [7, [0, 7]],
  [93, [0, 93]],
])('a scale to %d has lines at %j', (max, ticks) => {
  expect(ticksOf(max)).toEqual(ticks);
});

test.each([
  [63, 100, 63],
  [1, 3, 33.33],
  [120, 100, 100],
  [0, 0, 0],
])('%d of %d is %d percent of the scale', (value, max, share) => {
  expect(shareOf(value, max)).toBe(share);
});

describe('tallies of a line', () => {
  const columnsOf = (counts: number[]) => {
    const { rows } = fitTallies(counts);
    return counts.map((count) => Math.ceil(count / rows));
  };

  test('31 and 16 stand in three rows', () => {
    expect(fitTallies([31, 16])).toEqual({ rows: 3, fine: false });
  });
  test('many lights are small', () => {
    expect(fitTallies([99, 99]).fine).toBe(true);
  });
  test('every pair of numbers fits', () => {
    for (let one = 1; one <= 99; one++)
      for (let other = 1; other <= 99; other++) {
        const { fine } = fitTallies([one, other]);
        const columns = columnsOf([one, other]);
        expect(Math.max(...columns)).toBeLessThanOrEqual(fine ? 20 : 11);
        expect((columns[0] ?? 0) + (columns[1] ?? 0)).toBeLessThanOrEqual(fine ? 34 : 17);
      }
  });
});

test.each([
  ['41.5', '%', '41.5%', '41,5\u00a0%'],
  ['1200', 'kWh', '1,200\u00a0kWh', '1\u00a0200\u00a0kWh'],
  ['63', '', '63', '63'],
  ['0.0004', 'g', '0.0004\u00a0g', '0,0004\u00a0g'],
  [0.1 + 0.2, '', '0.3', '0,3'],
  ['0', '%', '0%', '0\u00a0%'],
  ['9007199254740', '', '9,007,199,254,740', '9\u00a0007\u00a0199\u00a0254\u00a0740'],
])('%s %s is written as each language does', (value, unit, english, norwegian) => {
  expect(formatFigure(value, unit, 'en')).toBe(english);
  expect(formatFigure(value, unit, 'no')).toBe(norwegian);
});
