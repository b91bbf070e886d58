/** Pages in the browser's back/forward cache continue as they were left. */
import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { expect, test as siteTest, triggerHydration } from '#tests/support/browser/site.ts';

const test = siteTest.extend({
  // Chromium without a window has no such cache, and Playwright disables it by default.
  page: async ({ baseURL }, use) => {
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
    await use(page);
    await browser.close();
  },
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/portfolio');
  // A restored page has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  const navigationEntry = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')[0], null, 1),
  );
  await expect(page.locator('html[data-restored]'), navigationEntry).toHaveCount(1);
}

test('pages enter the cache, hydrated or not', async ({ page }) => {
  await page.goto('/team');
  await leaveAndReturn(page);
  await triggerHydration(page);

  await page.goto('/team');
  await triggerHydration(page);
  await leaveAndReturn(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html[data-restored]')).toHaveCount(1);
});

test('a restored page keeps its scroll position and is laid out progressively', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        const isSkipped = (element: Element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });
        Object.assign(document.documentElement.dataset, {
          firstFrameScroll: Math.round(scrollY),
          firstFrameSkipped: [...document.querySelectorAll('[data-section] > *')].filter(isSkipped).length,
        });
      });
    }),
  );
  await page.goto('/');
  await triggerHydration(page);
  await page.locator('[data-section=blog]').scrollIntoViewIfNeeded();
  const measurePage = () =>
    page.evaluate(() => ({
      scroll: Math.round(scrollY),
      height: document.documentElement.scrollHeight,
      lights: [...document.querySelectorAll('[data-ball]')].filter((ball) => ball.checkVisibility()).length,
    }));
  const measurements = await measurePage();
  expect(measurements.scroll).toBeGreaterThan(0);
  await leaveAndReturn(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-first-frame-scroll', String(measurements.scroll));
  await expect(html).toHaveAttribute('data-first-frame-skipped', /[1-9]/);
  await expect(page.locator('html[data-laying]')).toHaveCount(0);
  expect(await measurePage()).toEqual(measurements);
});
