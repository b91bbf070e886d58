import type { Page } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).locator('visible=true');

test.describe('a visitor whose browser speaks Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test('is taken to the Norwegian page, and nothing is stored of it', async ({ page }) => {
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await wake(page);
    expect(await stored(page)).toEqual({});
  });

  test('can undo it: the choice holds on the next pages and visits', async ({ page }) => {
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await switchTo(page, 'English').click();
    await expect(page).toHaveURL('/team');
    expect(await stored(page)).toEqual({ language: 'en' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goto('/portfolio');
    await expect(page).toHaveURL('/portfolio');
  });

  test('can go back past the page that was left', async ({ page }) => {
    await page.goto('/no/blog');
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await page.goBack();
    await expect(page).toHaveURL('/no/blog');
  });
});

test('the switch keeps page and section, and back again', async ({ page }) => {
  await page.goto('/privacy-policy');
  await wake(page);
  const second = page.locator('main h2').nth(2);
  const id = await second.getAttribute('id');
  await page.goto(`/privacy-policy#${id}`);
  await wake(page);
  await switchTo(page, 'Norsk').click();
  await expect(page).toHaveURL(/\/no\/privacy-policy#.+/);
  const there = decodeURIComponent(new URL(page.url()).hash.slice(1));
  expect(there).not.toBe(id);
  expect(await page.locator('main h2').nth(2).getAttribute('id')).toBe(there);
});

test('a stored choice is honoured on an address of the other language', async ({ page }) => {
  await page.goto('/team');
  await page.evaluate(() => localStorage.setItem('language', 'no'));
  await page.goto('/blog');
  await expect(page).toHaveURL('/no/blog');
});

test('?lng= is cleaned from the address', async ({ page }) => {
  await page.goto('/team?lng=en#roles');
  await expect(page).toHaveURL('/team#roles');
});

test('the page is never painted in the wrong language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  const painted: string[] = [];
  await page.exposeFunction('paintedIn', (language: string) => painted.push(language));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      (window as unknown as { paintedIn: (l: string) => void }).paintedIn(document.documentElement.lang),
    ).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/team');
  await expect(page).toHaveURL('/no/team');
  await expect.poll(() => painted.length).toBeGreaterThan(0);
  expect(new Set(painted)).toEqual(new Set(['no']));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the switch, the links and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/team');
    await expect(page.locator('[data-loading-screen]')).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Portfolio' }).locator('visible=true').first().click();
    await expect(page).toHaveURL('/portfolio');
    await page.getByText('Menu', { exact: true }).click();
    await switchTo(page, 'Norsk').click();
    await expect(page).toHaveURL('/no/portfolio?lng=no');
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  });
});
