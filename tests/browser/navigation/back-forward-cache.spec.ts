/** Pages in the browser's back/forward cache continue as they were left. */
import { chromium } from 'playwright/test';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

test('pages enter the cache, hydrated or not', async ({ baseURL }) => {
  // Chromium without a window has no such cache, and Playwright disables it by default.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL as string, locale: 'en-GB' });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    }),
  );
  const leaveAndReturn = async () => {
    await page.goto('/portfolio');
    // A restored page has no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-restored]'), await describeNavigation()).toHaveCount(1);
  };
  const describeNavigation = () =>
    page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0], null, 1));

  await page.goto('/team');
  await leaveAndReturn();
  await triggerHydration(page);

  await page.goto('/team');
  await triggerHydration(page);
  await leaveAndReturn();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html[data-restored]')).toHaveCount(1);
  await browser.close();
});
