import { expect, test } from 'vitest';
import { findExceededBudgets, toBaseline } from './budgets.ts';
import type { PageWeight } from './page-weight.ts';

const createPage = (weight: Partial<PageWeight> = {}): PageWeight => ({
  path: '/team',
  kind: 'page',
  html: 13_000,
  css: 7000,
  deferredCss: 4000,
  font: 13_000,
  initialScript: 2400,
  totalScript: 160_000,
  requests: 3,
  chunks: { react: 84_000, boot: 2400, application: 3000 },
  elements: 400,
  hydratedElements: 30,
  ...weight,
});
const createHomePage = (weight: Partial<PageWeight>) => createPage({ path: '/', kind: 'home', ...weight });
const createPost = (weight: Partial<PageWeight>) =>
  createPage({ path: '/blog/first', kind: 'post', ...weight });

test.each([
  ['styles', createPage({ css: 12_000 }), createPage({ css: 12_001 })],
  ['the HTML of a post', createPost({ html: 13_030 }), createPost({ html: 13_031, deferredCss: 0 })],
  ['the font', createPage({ font: 13_000 }), createPage({ font: 13_001 })],
  ['the initial script', createPage({ initialScript: 4000 }), createPage({ initialScript: 4001 })],
  ['elements', createPage({ elements: 900 }), createPage({ elements: 901 })],
  ['hydrated elements', createPage({ hydratedElements: 130 }), createPage({ hydratedElements: 131 })],
  [
    'the script of the home page',
    createHomePage({ totalScript: 155_000 }),
    createHomePage({ totalScript: 155_001 }),
  ],
  ['the script of any page', createPage({ totalScript: 180_000 }), createPage({ totalScript: 180_001 })],
  ['the first load of a post', createPost({ deferredCss: 6_100 }), createPost({ deferredCss: 6_101 })],
])('accepts a page at the budget for %s, and refuses one more byte', (_, within, over) => {
  expect(findExceededBudgets([within], {})).toEqual([]);
  expect(findExceededBudgets([over], {})).toHaveLength(1);
});

test('the message names the largest page, the number of others, and the chunks that have grown', () => {
  const baselinePage = createPage();
  const larger = createPage({
    path: '/contact',
    totalScript: 181_000,
    chunks: { ...baselinePage.chunks, react: 85_000, forms: 25_600 },
  });
  expect(
    findExceededBudgets([larger, createPage({ totalScript: 180_500 })], toBaseline([baselinePage])),
  ).toEqual([
    '/contact, and 1 more: 181.0 kB of script with every feature used, and the budget is 180.0 kB. ' +
      'Larger than the baseline: forms.js by 25600 bytes to 25.6 kB, react.js by 1000 bytes to 85.0 kB.',
  ]);
});

test('the baseline holds the maximum of each size', () => {
  expect(toBaseline([createPage(), createPage({ css: 9000, chunks: { application: 5000 } })])).toEqual({
    'application.js': 5000,
    'boot.js': 2400,
    css: 9000,
    font: 13_000,
    html: 13_000,
    'react.js': 84_000,
  });
});
