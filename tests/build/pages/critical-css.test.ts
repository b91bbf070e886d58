import { expect, test } from 'vitest';
import { createCriticalCssExtractor } from '#build/pages/critical-css.ts';

const page = '<main class="band wide"><p class="lead">Text.</p></main>';
const stylesOf = (css: string, html = page): string => createCriticalCssExtractor(css)(html);

test.each([
  ['a class of the page', '.band{color:red}', '.band{color:red}'],
  ['elements and attributes', 'a,[data-x]{color:red}', 'a,[data-x]{color:red}'],
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
  expect(stylesOf(css).replaceAll(';}', '}')).toBe(expected.replaceAll(';}', '}'));
});

test.each([
  ['a class that the page has not', '.gone{color:red}'],
  ['a descendant of it', '.gone .lead{color:red}'],
  ['groups of nothing else', '@layer a{@media print{.gone{color:red}}}'],
  ['keyframes of rules that go', '@keyframes spin{to{rotate:1turn}}.gone{animation:spin 1s}'],
  ['remarks', '/* .band */'],
])('leaves out %s', (_, css) => {
  expect(stylesOf(css)).toBe('');
});

test('of a list of selectors those stay that the page has a use for', () => {
  expect(stylesOf('.gone,.lead,.band .gone{color:red}')).toBe('.lead{color:red}');
});

test('one reading serves many pages', () => {
  const styles = createCriticalCssExtractor('.a{color:red}.b{color:blue}');
  expect(styles('<p class="a">')).toBe('.a{color:red}');
  expect(styles('<p class="b">')).toBe('.b{color:blue}');
});

test('a sheet that cannot be read says where', () => {
  expect(() => createCriticalCssExtractor('.a{color:red')).toThrow('1:1: Unclosed block');
});
