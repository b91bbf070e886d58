import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const header = (page: Page) => page.getByRole('banner');
const sheet = (page: Page, name: string) => header(page).locator('details', { hasText: name }).first();
const button = (page: Page, name: string) =>
  header(page).locator('summary').filter({ hasText: name, visible: true });

test.describe('the sheets of the header', () => {
  test('open one at a time, and lead to every page of their group', async ({ page }) => {
    await page.goto('/portfolio');
    await wake(page);
    await button(page, 'Solutions').click();
    await expect(sheet(page, 'Solutions')).toHaveAttribute('open');
    for (const name of [
      'App development',
      'Web development',
      'Quality assurance',
      'Social entrepreneurship',
      'Realize your project',
    ])
      await expect(header(page).getByRole('link', { name }).filter({ visible: true })).toBeVisible();
    await button(page, 'Company').click();
    await expect(sheet(page, 'Solutions')).not.toHaveAttribute('open');
    for (const name of ['About us', 'Team', 'Careers', 'Trust centre', 'Sustainability'])
      await expect(header(page).getByRole('link', { name }).filter({ visible: true })).toBeVisible();
    await header(page).getByRole('link', { name: 'Careers' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/careers');
    await expect(sheet(page, 'Company')).not.toHaveAttribute('open');
  });

  test('close on Escape, which gives the focus back, and on a click beside them', async ({ page }) => {
    await page.goto('/portfolio');
    await wake(page);
    await button(page, 'Company').focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page, 'Company')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(sheet(page, 'Company')).not.toHaveAttribute('open');
    await expect(button(page, 'Company')).toBeFocused();
    await button(page, 'Company').click();
    await page.mouse.click(300, 650);
    await expect(sheet(page, 'Company')).not.toHaveAttribute('open');
  });

  test('close when the focus leaves them', async ({ page }) => {
    await page.goto('/portfolio');
    await wake(page);
    await button(page, 'Company').click();
    await sheet(page, 'Company').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(sheet(page, 'Company')).not.toHaveAttribute('open');
    await expect(header(page).getByRole('link', { name: 'Portfolio' }).first()).toBeFocused();
  });

  test('mark the page that stands in them', async ({ page }) => {
    await page.goto('/careers');
    await expect(header(page).locator('[aria-current=page]').first()).toHaveText(/Careers/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('sheets and the menu of a phone open all the same', async ({ page }) => {
    await page.goto('/no/portfolio');
    await button(page, 'Løsninger').click();
    await expect(
      header(page).getByRole('link', { name: 'Webutvikling' }).filter({ visible: true }),
    ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/no/portfolio');
    await button(page, 'Meny').click();
    await expect(
      header(page).getByRole('link', { name: 'Bærekraft' }).filter({ visible: true }),
    ).toBeVisible();
    await header(page).getByRole('link', { name: 'Blogg' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/no/blog');
  });
});
