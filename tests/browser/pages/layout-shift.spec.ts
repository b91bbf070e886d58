/** On a slow line the parts of a page arrive one after another, and nothing that is shown already may change its place. */
import { serveDelayedPage } from '#tests/support/browser/delayed-page.ts';
import { recordLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { expect, test } from '#tests/support/browser/site.ts';

/** Pages that differ in the order in which their parts arrive and are shown. */
const paths = [
  '/',
  '/contact',
  '/trust-center',
  '/privacy-policy',
  '/sustainability',
  '/realize-your-project',
  '/careers',
  '/team',
  '/kiddy-app',
  '/blog',
];

/** Start of a part that a line may hold back while everything before it is shown. */
const partStart = /(?=<(?:header|section|form|aside|figure|footer)[ >])/;

/**
 * Largest score that Core Web Vitals call good. Parts that are cut in two where a busy parser pauses stay far below it, and
 * a drawing or a form that changes its place is far above.
 */
const maxScore = 0.1;

test.use({ viewport: { width: 1350, height: 940 } });

for (const path of paths)
  test(`nothing on ${path} changes its place while its parts arrive`, async ({ page, baseURL }) => {
    const getLayoutShift = await recordLayoutShift(page);
    await using delayedPage = await serveDelayedPage(baseURL, path, partStart);
    await page.goto(delayedPage.url, { waitUntil: 'commit' });
    do await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    while (delayedPage.release());
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const { score, elements } = await getLayoutShift();
    expect(score, elements.join('\n')).toBeLessThan(maxScore);
  });
