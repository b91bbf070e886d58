/** The way back to a page that the browser has kept: it goes on as it was left. */
import { chromium } from 'playwright/test';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

test('pages are kept, hydrated or not', async ({ baseURL }) => {
  // Playwright turns the cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL as string, locale: 'en-GB' });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    }),
  );
  const leaveAndReturn = async () => {
    await page.goto('/portfolio');
    // Nothing is loaded, so that no load can be waited for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-kept]'), await whyNot()).toHaveCount(1);
  };
  const whyNot = () =>
    page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0], null, 1));

  await page.goto('/team');
  await leaveAndReturn();
  await wake(page);

  await page.goto('/team');
  await wake(page);
  await leaveAndReturn();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await browser.close();
});
