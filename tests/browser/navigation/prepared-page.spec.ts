import type { Page } from 'playwright/test';
import { findMissingRules, findStyleChanges, stylesheets } from '#tests/support/browser/missing-rules.ts';
import {
  appliedStylesheetSelector,
  clickByScript,
  expect,
  getMainLink,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

/** The `main` of the prepared page. The shown one has the id that the skip link leads to. */
const getHiddenMain = (page: Page) => page.locator('#root > main:not([id])');

/** Points at a link until its page is laid out. */
async function pointAt(page: Page, name: string, heading: string): Promise<void> {
  await getMainLink(page, name).hover();
  await expect(getHiddenMain(page).locator('h1')).toHaveText(heading);
}

/** Waits until a page would have been prepared. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });

const blogHeading = 'Advice on apps and websites';
const portfolioHeading = 'Eight projects, and what made them difficult';

test.beforeEach(async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await expect(page.locator(appliedStylesheetSelector)).toHaveCount(1);
});

test('the page of a hovered link is laid out before the click, which shows the same elements', async ({
  page,
}) => {
  await pointAt(page, 'Blog', blogHeading);
  const heading = await getHiddenMain(page).locator('h1').elementHandle();
  // Skipped contents have a size only if they were laid out.
  await expect
    .poll(() => heading?.evaluate((element) => (element as HTMLElement).offsetHeight))
    .toBeGreaterThan(0);
  await getMainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1, name: blogHeading })).toBeInViewport();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).toHaveAttribute('id', 'main');
  await expect(page.locator('main')).toBeFocused();
  // The order of the parts decides what a screen reader reads next.
  await expect(page.locator('#root > main + footer')).toHaveCount(1);
  expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
  expect(await page.evaluate(findStyleChanges, stylesheets)).toEqual([]);
});

test('a prepared page changes neither the height, the accessibility tree nor the tab order', async ({
  page,
}) => {
  const describe = async () => ({
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    accessible: await page.locator('#root').ariaSnapshot(),
  });
  await page.mouse.move(600, 500);
  const before = await describe();
  await pointAt(page, 'Blog', blogHeading);
  expect(await describe()).toEqual(before);
  await page.locator('footer a').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main:not([id])')))).toBe(false);
});

test('the styles of the whole page are not computed again while a link is hovered', async ({ page }) => {
  await page.reload();
  await getMainLink(page, 'Blog').hover();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  const isLoaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('body > link[rel=stylesheet]')].some(({ sheet }) => sheet);
  await page.waitForFunction(isLoaded);
  await waitUntilIdle(page);
  await expect(page.locator(appliedStylesheetSelector)).toHaveCount(0);
  await page.mouse.move(4, 4);
  await expect(page.locator(appliedStylesheetSelector)).toHaveCount(1);
});

test('only the page of the last hovered link is prepared, and it is removed when another page is shown', async ({
  page,
}) => {
  await pointAt(page, 'Blog', blogHeading);
  await pointAt(page, 'Portfolio', portfolioHeading);
  await expect(getHiddenMain(page)).toHaveCount(1);
  // Assistive technology clicks another link without hovering it.
  await clickByScript(page.locator('footer a[href="/careers"]').first());
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('main')).toHaveCount(1);
});

test('a page with a form is not prepared in the document, because its labels would name other fields', async ({
  page,
}) => {
  const response = page.waitForResponse('**/contact');
  await getMainLink(page, 'Contact us').hover();
  await response;
  await waitUntilIdle(page);
  await expect(getHiddenMain(page)).toHaveCount(0);
});

test('the page of a link with keyboard focus is prepared in the document', async ({ page }) => {
  await getMainLink(page, 'Blog').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(getHiddenMain(page).locator('h1')).toHaveText(blogHeading);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main')).toHaveCount(1);
});

test('the page of a pressed link is not prepared in the document, because its click comes at once', async ({
  page,
}) => {
  const response = page.waitForResponse('**/blog');
  await getMainLink(page, 'Blog').dispatchEvent('pointerdown');
  await response;
  await waitUntilIdle(page);
  await expect(getHiddenMain(page)).toHaveCount(0);
});
