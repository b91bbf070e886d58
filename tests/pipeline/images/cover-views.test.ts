import { expect, it } from 'vitest';
import { getNarrowSize } from '#pipeline/images/cover-views.ts';

it('reads the size of the view for narrow windows, whatever the order of its attributes', () => {
  const size = { width: 640, height: 880.5 };
  expect(getNarrowSize('<svg><view id="narrow" viewBox="3000 0 640 880.5"/></svg>')).toEqual(size);
  expect(getNarrowSize('<svg><view viewBox="3000 0 640 880.5" id="narrow"/></svg>')).toEqual(size);
});

it('finds no such view in a drawing with other views only', () => {
  expect(
    getNarrowSize('<svg viewBox="0 0 1 1"><view id="wide" viewBox="0 0 9 9"/><rect id="narrow"/></svg>'),
  ).toBe(undefined);
});
