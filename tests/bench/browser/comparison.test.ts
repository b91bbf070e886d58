import { expect, test } from 'vitest';
import { addSample, compare, formatComparison, getMedian, type Samples } from './comparison.ts';

/** Creates samples from values by measurement and product. */
function createSamples(values: Record<string, Record<string, number[]>>): Samples {
  const samples: Samples = new Map();
  for (const [measurement, byProduct] of Object.entries(values))
    for (const [product, list] of Object.entries(byProduct))
      for (const value of list) addSample(samples, measurement, product, value);
  return samples;
}

test('getMedian returns the value in the middle, or the mean of the two in the middle', () => {
  expect(getMedian([9, 1, 2])).toBe(2);
  expect(getMedian([10, 1, 9, 2])).toBe(5.5);
  expect(getMedian([3])).toBe(3);
  expect(() => getMedian([])).toThrow('no value');
});

test('compare divides our median by that of the best other product, not by those of our own variants', () => {
  const samples = createSamples({
    click: { ours: [90, 10, 80], slow: [200, 200, 200], fast: [100, 40, 30], 'ours, full load': [1, 1, 1] },
    'without others': { ours: [5] },
  });
  expect(compare(samples, 'ours', ['ours, full load'])).toEqual({
    ours: 'ours',
    products: ['ours', 'ours, full load', 'slow', 'fast'],
    rounds: 1,
    rows: [
      { measurement: 'click', medians: { ours: 80, slow: 200, fast: 40, 'ours, full load': 1 }, ratio: 2 },
      { measurement: 'without others', medians: { ours: 5 }, ratio: null },
    ],
  });
});

test('formatComparison aligns the columns and leaves cells without a value empty', () => {
  const samples = createSamples({
    click: { ours: [80], other: [1000] },
    hydration: { ours: [7] },
  });
  expect(formatComparison(compare(samples, 'ours'))).toBe(
    [
      'median of 1, ms  ours  other   ratio',
      'click              80   1000  x 0.08',
      'hydration           7',
      '',
      'Ratio: ours divided by the best other product.',
    ].join('\n'),
  );
});
