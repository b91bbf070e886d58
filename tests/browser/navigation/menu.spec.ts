import type { Page } from 'playwright/test';
import { countRestyledElements } from '#tests/support/browser/restyled-elements.ts';
import {
  appliedStylesheetSelector,
  clickByScript,
  expect,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

const getHeader = (page: Page) => page.getByRole('banner');
const getMenu = (page: Page, name: string) => getHeader(page).locator('details', { hasText: name }).first();
const getMenuButton = (page: Page, name: string) =>
  getHeader(page).locator('summary').filter({ hasText: name, visible: true });

test('a menu restyles a small part of the page, also once the stylesheet of all pages is applied', async ({
  page,
}) => {
  // The form on this page needs the stylesheet.
  await page.goto('/contact');
  await triggerHydration(page);
  const link = page.locator('footer a[href="/team"]').first();
  await clickByScript(link);
  await expect(page).toHaveURL('/team');
  await expect(page.locator(appliedStylesheetSelector)).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  const restyled = await countRestyledElements(page, async () => {
    await getMenuButton(page, 'Company').click();
    await expect(getMenu(page, 'Company')).toHaveAttribute('open');
  });
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan((await page.locator('body *').count()) / 4);
});

test.describe('the menus of the header', () => {
  test('open one at a time, and link to every page of their group', async ({ page }) => {
    await page.goto('/portfolio');
    await triggerHydration(page);
    await getMenuButton(page, 'Solutions').click();
    await expect(getMenu(page, 'Solutions')).toHaveAttribute('open');
    for (const name of [
      'App development',
      'Web development',
      'Quality assurance',
      'Social entrepreneurship',
      'Realize your project',
    ])
      await expect(getHeader(page).getByRole('link', { name }).filter({ visible: true })).toBeVisible();
    await getMenuButton(page, 'Company').click();
    await expect(getMenu(page, 'Solutions')).not.toHaveAttribute('open');
    for (const name of ['About us', 'Team', 'Careers', 'Trust centre', 'Sustainability'])
      await expect(getHeader(page).getByRole('link', { name }).filter({ visible: true })).toBeVisible();
    await getHeader(page).getByRole('link', { name: 'Careers' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/careers');
    await expect(getMenu(page, 'Company')).not.toHaveAttribute('open');
  });

  test('close on Escape, which returns the focus, and on a click outside', async ({ page }) => {
    await page.goto('/portfolio');
    await triggerHydration(page);
    await getMenuButton(page, 'Company').focus();
    await page.keyboard.press('Enter');
    await expect(getMenu(page, 'Company')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(getMenu(page, 'Company')).not.toHaveAttribute('open');
    await expect(getMenuButton(page, 'Company')).toBeFocused();
    await getMenuButton(page, 'Company').click();
    await page.mouse.click(300, 650);
    await expect(getMenu(page, 'Company')).not.toHaveAttribute('open');
  });

  test('close when the focus leaves them', async ({ page }) => {
    await page.goto('/portfolio');
    await triggerHydration(page);
    await getMenuButton(page, 'Company').click();
    // The label of a sample is a button.
    await getMenu(page, 'Company').locator('a, button').last().focus();
    await page.keyboard.press('Tab');
    await expect(getMenu(page, 'Company')).not.toHaveAttribute('open');
    await expect(getHeader(page).getByRole('link', { name: 'Portfolio' }).first()).toBeFocused();
  });

  test('mark the current page', async ({ page }) => {
    await page.goto('/careers');
    await expect(getHeader(page).locator('[aria-current=page]').first()).toHaveText(/Careers/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the menus of the header and the phone menu open', async ({ page }) => {
    await page.goto('/no/portfolio');
    await getMenuButton(page, 'Løsninger').click();
    await expect(
      getHeader(page).getByRole('link', { name: 'Webutvikling' }).filter({ visible: true }),
    ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/no/portfolio');
    await getMenuButton(page, 'Meny').click();
    await expect(
      getHeader(page).getByRole('link', { name: 'Bærekraft' }).filter({ visible: true }),
    ).toBeVisible();
    await getHeader(page).getByRole('link', { name: 'Blogg' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/no/blog');
  });
});
