import type { Page } from 'playwright/test';
import { recordLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const getHeader = (page: Page) => page.getByRole('banner');

/** Opens a page, and waits until its header follows the scroll direction. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await triggerHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Scrolls to positions one after the other, as a visitor does in small steps. */
async function scrollThrough(page: Page, ...positions: number[]): Promise<void> {
  for (const top of positions)
    await page.evaluate(async (y) => {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
}

/** Waits until the page and its header are in the same place for five frames. */
const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let place = '';
    for (let stillFrames = 0; stillFrames < 5; ) {
      await new Promise(requestAnimationFrame);
      const nextPlace = `${scrollY} ${document.querySelector('header')?.getBoundingClientRect().bottom}`;
      stillFrames = nextPlace === place ? stillFrames + 1 : 0;
      place = nextPlace;
    }
  });

const getHeaderBottom = (page: Page): Promise<number> =>
  getHeader(page).evaluate((header) => header.getBoundingClientRect().bottom);

for (const [device, width, height, bar] of [
  ['desktop', 1280, 800, 64],
  ['phone', 390, 844, 56],
] as const)
  test.describe(`the header on a ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('returns on upward scroll, hides on downward scroll, and shifts nothing', async ({ page }) => {
      const getLayoutShift = await recordLayoutShift(page);
      await openPage(page, '/');
      const { score } = await getLayoutShift();
      await scrollThrough(page, 600, 1200, 1800);
      expect(await getHeaderBottom(page)).toBeLessThanOrEqual(0);
      await scrollThrough(page, 1700);
      // Its space is higher than the bar, which is in the middle of it.
      await expect.poll(() => getHeaderBottom(page)).toBeCloseTo((88 + bar) / 2, 0);
      await expect(getHeader(page).getByRole('link', { name: 'Book a meeting' }).first()).toBeInViewport({
        ratio: 1,
      });
      await scrollThrough(page, 1800);
      await expect.poll(() => getHeaderBottom(page)).toBeLessThanOrEqual(0);
      await scrollThrough(page, 1500, 900, 300, 40, 0);
      await expect.poll(() => getHeaderBottom(page)).toBe(88);
      await expect(getHeader(page)).not.toHaveAttribute('data-pinned');
      expect((await getLayoutShift()).score - score).toBeLessThan(0.001);
    });

    test('never covers the element with the focus', async ({ page }) => {
      await openPage(page, '/trust-center');
      await page.getByRole('main').getByRole('link').last().focus();
      let stepsBelowHeader = 0;
      for (let step = 0; step < 16; step++) {
        await page.keyboard.press('Shift+Tab');
        await waitUntilStill(page);
        const { top, headerBottom } = await page.evaluate(() => ({
          top: document.querySelector('main :focus')?.getBoundingClientRect().top ?? Number.NaN,
          headerBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN,
        }));
        expect(top).toBeGreaterThanOrEqual(headerBottom);
        if (headerBottom > 0) stepsBelowHeader += 1;
      }
      expect(stepsBelowHeader).toBeGreaterThan(0);
    });

    test('is in view while one of its links has the focus', async ({ page }) => {
      await openPage(page, '/team');
      await scrollThrough(page, 400, 800);
      await expect(getHeader(page)).toHaveAttribute('data-pinned', 'ready');
      await page.keyboard.press('Tab');
      await getHeader(page).getByRole('link').first().focus();
      await expect(getHeader(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    });
  });

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const [path, name] of [
    ['/', 'Menu'],
    ['/no', 'Meny'],
  ] as const)
    test(`of ${path} fits without scrolling`, async ({ page }) => {
      await page.goto(path);
      await getHeader(page).locator('summary').filter({ hasText: name, visible: true }).click();
      const panel = page.locator('[data-phone-menu] > div');
      const { panelBottom, lastBottom, padding } = await panel.evaluate((element) => ({
        panelBottom: element.getBoundingClientRect().bottom,
        lastBottom: element.lastElementChild?.getBoundingClientRect().bottom ?? Infinity,
        padding: Number.parseFloat(getComputedStyle(element).paddingBottom),
      }));
      expect(panelBottom).toBeLessThanOrEqual(844);
      expect(lastBottom + padding).toBeLessThanOrEqual(844);
    });
});

test('the primary action of the header is never a link to the page itself', async ({ page }) => {
  await page.goto('/contact');
  await expect(
    getHeader(page).getByRole('link', { name: 'Realize your project' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/realize-your-project');
  await page.goto('/no/team');
  await expect(
    getHeader(page).getByRole('link', { name: 'Avtal et møte' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/no/contact');
});

test('the words of the header are in the same place on every page', async ({ page }) => {
  const getStarts = () =>
    getHeader(page)
      .locator('nav > div:first-child > details > summary, nav > div:first-child > a')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  await page.goto('/careers');
  const starts = await getStarts();
  await getHeader(page).locator('summary').filter({ hasText: 'Company', visible: true }).click();
  expect(await getStarts()).toEqual(starts);
  await page.goto('/portfolio');
  expect(await getStarts()).toEqual(starts);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the header stays at the top of the page', async ({ page }) => {
    await page.goto('/team');
    await expect(getHeader(page).getByRole('link').first()).toBeInViewport();
    await page.mouse.wheel(0, 800);
    await page.mouse.wheel(0, -200);
    await expect(getHeader(page).getByRole('link').first()).not.toBeInViewport();
  });
});
