/** Pages are prefetched before the click on their link. */
import type { Page } from 'playwright/test';
import {
  expect,
  getMainLink,
  pagePaths,
  routePageFetch,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

/** Records the paths of pages and scripts that the page fetches from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' || pathname.startsWith('/static/js/')) requests.push(pathname);
  });
  return requests;
}
const filterPages = (requests: readonly string[]) => requests.filter((path) => pagePaths.includes(path));

test('hovering a link prefetches its page once, and the click requests nothing more', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  const requests = recordRequests(page);
  const response = page.waitForResponse('**/blog');
  await getMainLink(page, 'Blog').hover();
  await (await response).finished();
  expect(filterPages(requests)).toEqual(['/blog']);
  requests.length = 0;
  await getMainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
  expect(requests).toEqual([]);
});

for (const event of ['focus', 'pointerdown'] as const)
  test(`${event} prefetches the page of a link, but not for anchors or the current page`, async ({
    page,
  }) => {
    await page.goto('/team');
    await triggerHydration(page);
    const requests = recordRequests(page);
    const dispatch = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link: HTMLElement, type) => {
          if (type === 'focus') link.focus();
          else link.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        }, event);
    // The first two links prefetch nothing. The language link does.
    for (const link of ['a[href="#main"]', 'footer a[href="/team"]', 'header a[hreflang]'])
      await dispatch(link);
    const lastRequest = page.waitForRequest('**/blog');
    await dispatch('header a[href="/blog"]');
    await lastRequest;
    expect(filterPages(requests)).toEqual(['/no/team', '/blog']);
  });

test('a page whose prefetch failed is fetched at the click', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await routePageFetch(page, '/blog', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await getMainLink(page, 'Blog').hover();
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await getMainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
});
test.use({ toleratedErrors: /ERR_FAILED/ });

test.describe('links in view', () => {
  /** Opens a page with many links in view, and records the pages that it fetches. */
  const openWithLinksInView = async (page: Page) => {
    // The view contains more links than are prefetched.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/blog');
    const requests = recordRequests(page);
    await triggerHydration(page);
    return {
      getRequests: () => filterPages(requests),
      prefetchOneMore: async () => {
        const lastRequest = page.waitForRequest('**/cookie-policy');
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await page
          .locator('footer a[href="/cookie-policy"]')
          .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
        await lastRequest;
      },
    };
  };

  test.describe('on a fast connection', () => {
    test.use({ connection: { saveData: false, effectiveType: '4g' } });
    test('are prefetched up to a maximum', async ({ page }) => {
      const visit = await openWithLinksInView(page);
      await expect.poll(() => visit.getRequests().length).toBe(6);
      await visit.prefetchOneMore();
      expect(visit.getRequests()).toHaveLength(7);
    });
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ])
    test.describe(JSON.stringify(connection), () => {
      test.use({ connection });
      test('are not prefetched', async ({ page }) => {
        const visit = await openWithLinksInView(page);
        await visit.prefetchOneMore();
        expect(visit.getRequests()).toEqual(['/cookie-policy']);
      });
    });
});
