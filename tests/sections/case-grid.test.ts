import { expect, it } from 'vitest';
import { getPlaces } from '#sections/portfolio/CaseGrid.tsx';

it('shows two pairs without a feature', () => {
  expect(getPlaces(4)).toEqual(['a1', 'a2', 'b1', 'b2']);
});

it('shows a feature after each pair of a long list, and begins again', () => {
  expect(getPlaces(8)).toEqual(['a1', 'a2', 'feature', 'b1', 'b2', 'feature', 'a1', 'a2']);
});

it('shows a case study without a partner as a feature', () => {
  expect(getPlaces(1)).toEqual(['feature']);
  expect(getPlaces(3)).toEqual(['a1', 'a2', 'feature']);
  expect(getPlaces(7).at(-1)).toBe('feature');
});
