import type { Page } from 'playwright/test';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const getContents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const getCurrent = (page: Page) =>
  getContents(page).locator('[aria-current=location]').filter({ visible: true });

/** Scrolls a heading to the top of the view. */
const scrollTo = (page: Page, name: string) =>
  page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));

test('the table of contents marks the section that is being read', async ({ page }) => {
  await page.goto('/security-white-paper');
  await triggerHydration(page);
  await expect(getCurrent(page)).toHaveCount(0);
  for (const name of ['How security is organised', 'Data protection', 'What the certificate means']) {
    await scrollTo(page, name);
    await expect(getCurrent(page)).toHaveText(name);
  }
  // No heading is in view on the way.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(getCurrent(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(getCurrent(page)).toHaveCount(0);
});

test('the table of contents of the next page marks its own sections', async ({ page }) => {
  await page.goto('/security-white-paper');
  await triggerHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  const name =
    (await getContents(page).getByRole('link').filter({ visible: true }).nth(2).textContent()) ?? '';
  await scrollTo(page, name);
  await expect(getCurrent(page)).toHaveText(name);
});

test('the contents scroll away with the summary, and follow the reader in the free margin of a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cookie-policy');
  await triggerHydration(page);
  await expect(getContents(page)).toBeInViewport();
  await scrollTo(page, 'What this website stores');
  await expect(getContents(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 1920, height: 900 });
  await scrollTo(page, 'What this website stores');
  await expect(getCurrent(page)).toBeInViewport();
  const list = await getContents(page).boundingBox();
  const text = await page.getByRole('table').first().boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
});

test('on a phone the contents stay in view, name the section that is being read, and close after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/security-white-paper');
  await triggerHydration(page);
  const summary = getContents(page).locator('summary');
  await scrollTo(page, 'Data protection');
  await expect(summary).toBeInViewport();
  await expect(summary).toHaveAttribute('data-current', 'Data protection');
  await summary.click();
  await getContents(page).getByRole('link', { name: 'What the standard covers' }).click();
  await expect(getContents(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What the standard covers' })).toBeInViewport();
});

test('a press beside the open contents of a phone closes them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/privacy-policy');
  const list = getContents(page).locator('details');
  await list.locator('summary').click();
  await expect(list).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).not.toHaveAttribute('open');
});
