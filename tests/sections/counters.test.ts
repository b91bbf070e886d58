import { expect, it } from 'vitest';
import { getHeapRows } from '#sections/counters/Counters.tsx';

it('gives each row of a heap one dot less than the row below it', () => {
  expect(getHeapRows(30)).toEqual([8, 7, 6, 5, 4]);
  expect(getHeapRows(7)).toEqual([4, 3]);
  expect(getHeapRows(1)).toEqual([1]);
});

it('leaves the top row of a heap incomplete', () => {
  expect(getHeapRows(16)).toEqual([6, 5, 4, 1]);
});
