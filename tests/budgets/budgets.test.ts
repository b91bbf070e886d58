import { expect, test } from 'vitest';
import { findExceededBudgets, toBaseline } from './budgets.ts';
import type { PageWeight } from './page-weight.ts';

const page = (weight: Partial<PageWeight> = {}): PageWeight => ({
  path: '/team',
  kind: 'page',
  html: 14_000,
  css: 7000,
  font: 29_000,
  initialScript: 2400,
  totalScript: 160_000,
  requests: 3,
  chunks: { react: 84_000, boot: 2400, body: 3000 },
  ...weight,
});
const home = (weight: Partial<PageWeight>) => page({ path: '/', ...weight });
const post = (weight: Partial<PageWeight>) => page({ path: '/blog/first', kind: 'post', ...weight });

test.each([
  ['styles', page({ css: 14_000 }), page({ css: 14_001 })],
  ['the font', page({ font: 30_000 }), page({ font: 30_001 })],
  ['first script of what is read', post({ initialScript: 12_000 }), post({ initialScript: 12_001 })],
  ['first script of the home page', home({ initialScript: 20_000 }), home({ initialScript: 20_001 })],
  ['script of the home page', home({ totalScript: 175_000 }), home({ totalScript: 175_001 })],
  ['script of any page', page({ totalScript: 185_000 }), page({ totalScript: 185_001 })],
  ['a post in all', post({ html: 33_600 }), post({ html: 33_601 })],
])('%s may weigh so much, and no byte more', (_, within, over) => {
  expect(findExceededBudgets([within], {})).toEqual([]);
  expect(findExceededBudgets([over], {})).toHaveLength(1);
});

test('it is said which page, how many more, and what has grown by how much since the record', () => {
  const before = page();
  const now = page({
    path: '/contact',
    totalScript: 186_000,
    chunks: { ...before.chunks, react: 85_000, forms: 25_600 },
  });
  expect(findExceededBudgets([now, page({ totalScript: 185_500 })], toBaseline([before]))).toEqual([
    '/contact, and 1 more: 186.0 kB of script when everything was used, and the budget is 185.0 kB. ' +
      'Grown since the record: forms.js by 25600 bytes to 25.6 kB, react.js by 1000 bytes to 85.0 kB.',
  ]);
});

test('the record holds the most of each', () => {
  expect(toBaseline([page(), page({ css: 9000, chunks: { body: 5000 } })])).toEqual({
    'body.js': 5000,
    'boot.js': 2400,
    css: 9000,
    font: 29_000,
    html: 14_000,
    'react.js': 84_000,
  });
});
