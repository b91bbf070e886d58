import { expect, test } from 'vitest';
import { createPageCssExtractor } from '#build/pages/page-css.ts';

const page = '<main class="band wide"><p class="lead">Text.</p></main>';
const extract = (css: string, html = page): string => createPageCssExtractor(css)(html).critical;

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
  ['a custom property that nothing uses', ':root{--gap:1px}'],
  ['custom properties that only unused ones use', ':root{--edge:1px;--gap:calc(2*var(--edge))}'],
  ['custom properties that only removed rules use', ':root{--gap:1px}.gone{margin:var(--gap)}'],
  ['an unused custom property with a string', ':root{--sign:"};";}'],
])('removes %s', (_, css) => {
  expect(extract(css)).toBe('');
});

test.each([
  ['a rule', ':root{--gap:1px}.band{margin:var(--gap)}'],
  ['a fallback', ':root{--gap:1px}.band{margin:var(--own, var(--gap))}'],
  [
    'another custom property that is used',
    '.lead{--edge:var(--gap)}:root{--gap:1px}.band{margin:var(--edge)}',
  ],
])('keeps a custom property that %s uses', (_, css) => {
  expect(extract(css)).toBe(css);
});

test('keeps a custom property that an attribute of the page uses', () => {
  const css = ':root{--hue:red}';
  expect(extract(css, '<path fill="var(--hue)">')).toBe(css);
});

test('keeps a custom property of the first paint that only later rules use', () => {
  expect(
    createPageCssExtractor(':root{--gap:1px;--edge:2px}.b{margin:var(--gap)}')('<p>', '<p class="b">'),
  ).toEqual({ critical: ':root{--gap:1px}', deferred: '.b{margin:var(--gap)}' });
});

test('removes the selectors of a list that match nothing', () => {
  expect(extract('.gone,.lead,.band .gone{color:red}')).toBe('.lead{color:red}');
});

test('one extractor serves many pages', () => {
  const extractor = createPageCssExtractor('.a{color:red}.b{color:blue}');
  expect(extractor('<p class="a">').critical).toBe('.a{color:red}');
  expect(extractor('<p class="b">').critical).toBe('.b{color:blue}');
  expect(extractor('<p class="a">', '<p class="b">')).toEqual({
    critical: '.a{color:red}',
    deferred: '.b{color:blue}',
  });
});

test('throws the position of a syntax error', () => {
  expect(() => createPageCssExtractor('.a{color:red')).toThrow('1:1: Unclosed block');
});

const rest = '<footer class="footer"></footer>';

test.each([
  ['a rule of the rest', '.footer{color:red}', '', '.footer{color:red}'],
  ['a rule of both', '.band,footer{color:red}', '.band{color:red}', 'footer{color:red}'],
  ['a rule that joins both', '.band~.footer{color:red}', '', '.band~.footer{color:red}'],
  [
    'a nested rule of the rest',
    '.band{color:red;& .footer{color:blue}}',
    '.band{color:red}',
    '.band{& .footer{color:blue}}',
  ],
  [
    'a condition',
    '@media (width>9px){.band{color:red}.footer{color:red}}',
    '@media (width>9px){.band{color:red}}',
    '@media (width>9px){.footer{color:red}}',
  ],
  [
    'a rule for print',
    '.band{color:red}@media print{.band{color:blue}}',
    '.band{color:red}',
    '@media print{.band{color:blue}}',
  ],
  ['text of no rule', '@layer a,b;:root{color:red}', '@layer a,b;:root{color:red}', ''],
  [
    'keyframes of the rest',
    '@keyframes a{to{rotate:1turn}}.footer{animation:a 1s}',
    '',
    '@keyframes a{to{rotate:1turn}}.footer{animation:a 1s}',
  ],
  [
    'keyframes of both',
    '@keyframes a{to{rotate:1turn}}.band,.footer{animation:a 1s}',
    '@keyframes a{to{rotate:1turn}}.band{animation:a 1s}',
    '.footer{animation:a 1s}',
  ],
  ['a rule of neither', '.gone{color:red}', '', ''],
])('splits %s', (_, css, critical, deferred) => {
  expect(createPageCssExtractor(css)(page, rest)).toEqual({ critical, deferred });
});
