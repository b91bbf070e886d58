/** Parts of a page arrive one after another on a slow connection. Nothing that is shown may move meanwhile. */
import { serveDelayedPage } from '#tests/support/browser/delayed-page.ts';
import { recordLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { expect, test, waitForFrame } from '#tests/support/browser/site.ts';

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

/** Start of a part that may be late while everything before it is shown. */
const partStart = /(?=<(?:header|section|form|aside|figure|footer)[ >])/;

/**
 * Largest score that Core Web Vitals call good. Parts that are cut in two where a busy parser pauses stay far below it, and
 * a drawing or a form that changes its place is far above.
 */
const maxScore = 0.1;

// The viewport of Lighthouse on a desktop.
test.use({ viewport: { width: 1350, height: 940 } });

for (const path of paths)
  test(`nothing on ${path} changes its place while its parts arrive`, async ({ page, baseURL }) => {
    const getLayoutShift = await recordLayoutShift(page);
    await using delayedPage = await serveDelayedPage(baseURL, path, partStart);
    await page.goto(delayedPage.url, { waitUntil: 'commit' });
    do {
      await waitForFrame(page);
    } while (delayedPage.release());
    await page.waitForLoadState();
    await waitForFrame(page);
    const { score, elements } = await getLayoutShift();
    expect(score, elements.join('\n')).toBeLessThan(maxScore);
  });
