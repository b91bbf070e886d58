/** Pages that are fetched before the click on their link. */
import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Paths of the records and scripts that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/(?:records|js)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}
const records = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/static/records/'));
const record = (path: string) => `/static/records${path}.json`;

test('a link that the pointer rests on: its page comes once, and the click asks for nothing more', async ({
  page,
}) => {
  await page.goto('/team');
  await wake(page);
  const asked = watchRequests(page);
  const body = page.waitForResponse(/\/static\/js\/blog-/);
  await mainLink(page, 'Blog').hover();
  await (await body).finished();
  expect(records(asked)).toEqual([record('/blog')]);
  asked.length = 0;
  await mainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
  expect(asked).toEqual([]);
});

for (const sign of ['focus', 'touchstart'] as const)
  test(`a link that meets ${sign}: its page comes, and none that the browser follows by itself`, async ({
    page,
  }) => {
    await page.goto('/team');
    await wake(page);
    const asked = watchRequests(page);
    const give = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link: HTMLElement, type) => {
          if (type === 'focus') link.focus();
          else {
            const targetTouches = [new Touch({ identifier: 1, target: link })];
            link.dispatchEvent(new TouchEvent(type, { bubbles: true, targetTouches }));
          }
        }, sign);
    // Another language, a place on the page, the page on show; the page that is asked for comes last.
    for (const link of ['header a[hreflang]', 'a[href="#main"]', 'footer a[href="/team"]']) await give(link);
    const last = page.waitForRequest(`**${record('/blog')}`);
    await give('header a[href="/blog"]');
    await last;
    expect(records(asked)).toEqual([record('/blog')]);
  });

test('a page that could not be had early is had at the click', async ({ page }) => {
  await page.goto('/team');
  await wake(page);
  await page.route(`**${record('/blog')}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await mainLink(page, 'Blog').hover();
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(`**${record('/blog')}`);
  await mainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
});
test.use({ tolerated: /ERR_FAILED/ });

test.describe('links in view', () => {
  /** What was asked for by itself, once the page of the last link is asked for, too. */
  const askedWithout = async (page: Page) => {
    // High enough for more links than are fetched.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/blog');
    const asked = watchRequests(page);
    await wake(page);
    return {
      records: () => records(asked),
      askForOneMore: async () => {
        const last = page.waitForRequest(`**${record('/cookie-policy')}`);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await page
          .locator('footer a[href="/cookie-policy"]')
          .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
        await last;
      },
    };
  };

  test.describe('on a fast line', () => {
    test.use({ line: { saveData: false, effectiveType: '4g' } });
    test('are fetched, a few of them', async ({ page }) => {
      const asked = await askedWithout(page);
      await expect.poll(() => asked.records().length).toBe(6);
      await asked.askForOneMore();
      expect(asked.records()).toHaveLength(7);
    });
  });

  for (const line of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ])
    test.describe(JSON.stringify(line), () => {
      test.use({ line });
      test('are left alone', async ({ page }) => {
        const asked = await askedWithout(page);
        await asked.askForOneMore();
        expect(asked.records()).toEqual([record('/cookie-policy')]);
      });
    });
});
