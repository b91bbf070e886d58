import { expect, test } from 'vitest';
import { createCriticalCssExtractor } from '#build/pages/critical-css.ts';

const page = '<main class="band wide"><p class="lead">Text.</p></main>';
const extract = (css: string, html = page): string => createCriticalCssExtractor(css)(html);

test.each([
  ['a class of the page', '.band{color:red}', '.band{color:red}'],
  ['elements and attributes', 'p,[data-x]{color:red}', 'p,[data-x]{color:red}'],
  ['elements around the page', 'body>.band{color:red}', 'body>.band{color:red}'],
  ['states', '.band:hover .lead::before{color:red}', '.band:hover .lead::before{color:red}'],
  ['a class that only :not() names', '.band:not(.gone){color:red}', '.band:not(.gone){color:red}'],
  ['one of several in :is()', ':is(.gone,.band) p{color:red}', ':is(.gone,.band) p{color:red}'],
  ['parentheses in parentheses', '.band:has(:is(.gone,a)){color:red}', '.band:has(:is(.gone,a)){color:red}'],
  ['a dot in an attribute', '.band[href=".gone"]{color:red}', '.band[href=".gone"]{color:red}'],
  ['the order of layers', '@layer a,b;', '@layer a,b;'],
  ['fonts', '@font-face{font-family:F;src:url(/f.woff2)}', '@font-face{font-family:F;src:url(/f.woff2)}'],
  [
    'conditions within a rule',
    '.band{color:red;@media print{color:blue}}',
    '.band{color:red;@media print{color:blue;}}',
  ],
  [
    'keyframes that a rule names',
    '@keyframes spin{to{rotate:1turn}}.band{animation:spin 1s}',
    '@keyframes spin{to{rotate:1turn}}.band{animation:spin 1s}',
  ],
])('keeps %s', (_, css, expected) => {
  expect(extract(css).replaceAll(';}', '}')).toBe(expected.replaceAll(';}', '}'));
});

test.each([
  ['a class that the page does not have', '.gone{color:red}'],
  ['an element that the page does not have', 'table,.band > td:first-child{color:red}'],
  ['descendants of such a class', '.gone .lead{color:red}'],
  ['at-rules that hold only such rules', '@layer a{@media print{.gone{color:red}}}'],
  ['keyframes of removed rules', '@keyframes spin{to{rotate:1turn}}.gone{animation:spin 1s}'],
  ['comments', '/* .band */'],
])('removes %s', (_, css) => {
  expect(extract(css)).toBe('');
});

test('removes the selectors of a list that match nothing', () => {
  expect(extract('.gone,.lead,.band .gone{color:red}')).toBe('.lead{color:red}');
});

test('one extractor serves many pages', () => {
  const extractor = createCriticalCssExtractor('.a{color:red}.b{color:blue}');
  expect(extractor('<p class="a">')).toBe('.a{color:red}');
  expect(extractor('<p class="b">')).toBe('.b{color:blue}');
});

test('throws the position of a syntax error', () => {
  expect(() => createCriticalCssExtractor('.a{color:red')).toThrow('1:1: Unclosed block');
});
