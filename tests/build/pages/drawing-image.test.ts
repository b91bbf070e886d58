import { expect, test } from 'vitest';
import { buildDrawingImage } from '#build/pages/drawing-image.ts';
import { createPageCssExtractor } from '#build/pages/page-css.ts';

const stylesheet = [
  '@font-face{font-family:F;src:url(/f.woff2)}',
  ':root{color-scheme:light dark;--ink:var(--dark);--dark:black;--paper:white}',
  '*{margin:0}',
  '@media print{.palette{color:red}}',
  '@layer parts{.palette{--card:white;fill:var(--ink)}.gone{color:red}}',
].join('');
const build = (content: string) =>
  buildDrawingImage(
    `<svg class="palette" viewBox="0 0 9 9">${content}</svg>`,
    createPageCssExtractor(stylesheet),
  );

test('an image has the rules of its classes, and the custom properties that they name', () => {
  expect(build('<circle r="4"></circle>')?.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" class="palette" viewBox="0 0 9 9"><style>' +
      ':root{color-scheme:light dark;--ink:var(--dark);--dark:black}' +
      '@layer parts{.palette{fill:var(--ink)}}' +
      '</style><circle r="4"></circle></svg>',
  );
});

test('an image with figures carries their font', () => {
  expect(build('<text x="1">12 min</text>')?.text).toMatch(/@font-face\{[^}]*data:font\/woff2;base64,\w/);
});

test('a drawing with words is no image, because its font lacks them', () => {
  expect(build('<text x="1">12 <tspan>hours</tspan></text>')).toBeUndefined();
});

test('images are named by their content', () => {
  const [first, same, other] = ['<g></g>', '<g></g>', '<g><g></g></g>'].map(
    (content) => build(content)?.file,
  );
  expect(first).toMatch(/^static\/media\/drawing\.[\da-f]{10}\.svg$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});
