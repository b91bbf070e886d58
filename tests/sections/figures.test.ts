import { describe, expect, test } from 'vitest';
import { getTicks, toPercent } from '#sections/chart/scale.ts';
import { fitDotGrid } from '#sections/dot-counts/dot-grid.ts';
import { formatQuantity } from '#ui/format-number.ts';

describe('the scale of a chart', () => {
  test.each([
    [100, [0, 50, 100]],
    [10, [0, 5, 10]],
    [9, [0, 3, 6, 9]],
    [120, [0, 60, 120]],
    [7, [0, 7]],
    [93, [0, 93]],
  ])('that ends at %d has ticks at %j', (max, ticks) => {
    expect(getTicks(max)).toEqual(ticks);
  });

  test.each([
    [63, 100, 63],
    [1, 3, 33.33],
    [120, 100, 100],
    [0, 0, 0],
  ])('has %d of %d at %d percent', (value, max, percent) => {
    expect(toPercent(value, max)).toBe(percent);
  });
});

describe('the grid of dot counts', () => {
  test('has three rows for 31 and 16', () => {
    expect(fitDotGrid([31, 16])).toEqual({ rows: 3, small: false });
  });

  test('has small dots for large counts', () => {
    expect(fitDotGrid([99, 99]).small).toBe(true);
  });

  test('fits every pair of counts', () => {
    for (let first = 1; first <= 99; first++)
      for (let second = 1; second <= 99; second++) {
        const { rows, small } = fitDotGrid([first, second]);
        const columns = [first, second].map((count) => Math.ceil(count / rows));
        expect(Math.max(...columns)).toBeLessThanOrEqual(small ? 20 : 11);
        expect((columns[0] ?? 0) + (columns[1] ?? 0)).toBeLessThanOrEqual(small ? 34 : 17);
      }
  });
});

describe('formatQuantity', () => {
  test.each([
    ['41.5', '%', '41.5%', '41,5\u00a0%'],
    ['1200', 'kWh', '1,200\u00a0kWh', '1\u00a0200\u00a0kWh'],
    ['63', '', '63', '63'],
    ['0.0004', 'g', '0.0004\u00a0g', '0,0004\u00a0g'],
    [0.1 + 0.2, '', '0.3', '0,3'],
    ['0', '%', '0%', '0\u00a0%'],
    ['9007199254740', '', '9,007,199,254,740', '9\u00a0007\u00a0199\u00a0254\u00a0740'],
  ])('writes %s %s in English and Norwegian', (value, unit, english, norwegian) => {
    expect(formatQuantity(value, unit, 'en')).toBe(english);
    expect(formatQuantity(value, unit, 'no')).toBe(norwegian);
  });
});
