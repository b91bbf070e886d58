import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** Marks of a page that is still being laid out. */
const marks = '[data-laying],[data-laid]';

/** Sections of which the browser has left out what is in them. */
const leftOut = (page: Page): Promise<string[]> =>
  page
    .locator('[data-section] > :last-child, footer > :last-child')
    .evaluateAll((all) =>
      all
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
        .map((part) => part.closest<HTMLElement>('[data-section]')?.dataset.section ?? 'footer'),
    );

/** A browser that has no time to lay out more than it must. */
const keepBusy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('a page that is opened at its top is laid out in pieces, to its end, by itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(marks)).toHaveCount(0);
  expect(await leftOut(page)).toEqual([]);
});

test('a sign of a person has the rest laid out at once', async ({ page }) => {
  await keepBusy(page);
  await page.goto('/');
  const waiting = await leftOut(page);
  expect(waiting).toContain('footer');
  expect(waiting).not.toContain('banner');
  await wake(page);
  await expect(page.locator(marks)).toHaveCount(0);
  expect(await leftOut(page)).toEqual([]);
});

test('a page that is opened at a place on it is whole at once, and so is one that is loaded anew', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto('/#blog');
  expect(await leftOut(page)).toEqual([]);
  await expect(page.locator('#blog')).toBeInViewport();
  await page.goto('/team');
  await page.reload();
  await expect(page.locator(marks)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is left out, lights neither', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-ball]').first()).toBeVisible();
    await expect(page.locator(marks)).toHaveCount(0);
  });
});
