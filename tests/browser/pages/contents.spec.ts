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
