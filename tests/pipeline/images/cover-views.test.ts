import { expect, it } from 'vitest';
import { extractNarrowDrawing } from '#pipeline/images/cover-views.ts';

it('extracts the view for narrow windows as a drawing, whatever the order of its attributes', () => {
  const drawing = { svg: '<svg viewBox="3000 0 640 880.5"><path/></svg>', width: 640, height: 880.5 };
  for (const view of [
    '<view id="narrow" viewBox="3000 0 640 880.5"/>',
    '<view viewBox="3000 0 640 880.5" id="narrow"/>',
  ])
    expect(extractNarrowDrawing(`<svg viewBox="0 0 1240 840">${view}<path/></svg>`)).toEqual(drawing);
});

it('finds no such view in a drawing with other views only', () => {
  expect(
    extractNarrowDrawing(
      '<svg viewBox="0 0 1 1"><view id="wide" viewBox="0 0 9 9"/><rect id="narrow"/></svg>',
    ),
  ).toBe(undefined);
});
