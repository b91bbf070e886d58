import type { Page } from 'playwright/test';
import {
  findHiddenElements,
  getChanges,
  openStage,
  recordChanges,
  scrollElementTo,
  spacer,
  viewHeight,
  waitForObservers,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Distance inside the view from the specification. */
const margin = 100;

const html = `<div data-in-view id="seen">Seen</div>${spacer}
  <div data-in-view id="a">A</div>${spacer}
  <div data-in-view id="b">B</div>${spacer}
  <p id="place">A place to open the page at</p><div data-in-view id="c">C</div>${spacer}
  <div data-in-view id="d">D</div>${spacer}`;

const getState = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('data-in-view');
const getHiddenIds = async (page: Page) =>
  (await getChanges(page))
    .filter(({ attribute, value }) => attribute === 'data-in-view' && value === 'waiting')
    .map(({ id }) => id);

test('an element waits below the view, and becomes active once, 100 px inside it', async ({ page }) => {
  await openStage(page, html);
  await triggerHydration(page);
  await waitForObservers(page);
  await expect(page.locator('#seen')).toHaveAttribute('data-in-view', 'active');
  for (const id of ['a', 'b', 'c', 'd']) expect(await getState(page, id)).toBe('waiting');
  await scrollElementTo(page, '#a', viewHeight - margin + 1);
  expect(await getState(page, 'a')).toBe('waiting');
  await scrollElementTo(page, '#a', viewHeight - margin - 1);
  expect(await getState(page, 'a')).toBe('active');
  await expect(page.locator('#a')).toHaveCSS('opacity', '1');
  const before = await getChanges(page);
  await scrollElementTo(page, '#a', viewHeight + 200);
  await scrollElementTo(page, '#a', 300);
  expect(await getChanges(page)).toEqual(before);
  expect(await getState(page, 'b')).toBe('waiting');
});

test('no element is hidden before the first interaction', async ({ page }) => {
  await openStage(page, html);
  await waitForObservers(page);
  await expect(page.locator('#seen')).toHaveAttribute('data-in-view', 'active');
  for (const id of ['a', 'b', 'c', 'd']) expect(await getState(page, id)).toBe('');
  await triggerHydration(page);
  await expect(page.locator('#a')).toHaveAttribute('data-in-view', 'waiting');
});

test('an element above the anchor at which the page is opened is active at once', async ({ page }) => {
  await openStage(page, html, { hash: '#place' });
  await triggerHydration(page);
  await waitForObservers(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  for (const id of ['seen', 'a', 'b', 'c']) expect(await getState(page, id)).toBe('active');
  expect(await getHiddenIds(page)).toEqual(['d']);
});

test('an element above the scroll position that a reload restores is active at once', async ({ page }) => {
  await openStage(page, html);
  await scrollElementTo(page, '#c', 300);
  const scrollPosition = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
  await triggerHydration(page);
  await waitForObservers(page);
  for (const id of ['seen', 'a', 'b', 'c']) expect(await getState(page, id)).toBe('active');
  expect(await getHiddenIds(page)).toEqual(['d']);
});

test('an element in the first view is never hidden, also below the entry line', async ({ page }) => {
  // Seven lines of 100 px leave the upper 20 px of the next element in view.
  const lines = '<p>Line</p>'.repeat(7);
  await openStage(page, `${lines}<div data-in-view id="low">Low</div>${spacer}${spacer}`);
  await waitForObservers(page);
  await triggerHydration(page);
  expect(await getChanges(page)).toEqual([]);
  await expect(page.locator('#low')).toHaveCSS('opacity', '1');
  await scrollElementTo(page, '#low', viewHeight - margin - 1);
  expect(await getState(page, 'low')).toBe('active');
});

test('no element in the first view of a page is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await recordChanges(page);
  for (const path of ['/', '/sustainability', '/kiddy-app'])
    await test.step(path, async () => {
      await page.goto(path);
      await triggerHydration(page);
      await waitForObservers(page);
      const visibleCount = await page
        .locator('[data-in-view]')
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
        );
      expect(visibleCount).toBeGreaterThan(0);
      const waitingCount = await page
        .locator('[data-in-view="waiting"]')
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
        );
      expect(waitingCount).toBe(0);
      const total = await page.locator('[data-in-view]').count();
      expect((await getHiddenIds(page)).length).toBe(total - visibleCount);
    });
});

test('an element is shown if the page ends before it can reach the entry line', async ({ page }) => {
  await openStage(page, '<p>Line<br /><span data-in-view id="end">End</span></p>', { at: 'end' });
  await triggerHydration(page);
  await waitForObservers(page);
  const distances = await page.locator('#end').evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return { view: top - innerHeight, end: document.documentElement.scrollHeight - scrollY - top };
  });
  expect(distances.view).toBeGreaterThan(0);
  expect(distances.end).toBeLessThanOrEqual(margin);
  await expect(page.locator('#end')).toHaveAttribute('data-in-view', 'active');
  expect(await getHiddenIds(page)).toEqual([]);
});

test('no element is hidden in print', async ({ page }) => {
  await openStage(page, html);
  await triggerHydration(page);
  await waitForObservers(page);
  await expect(page.locator('#b')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  for (const id of ['a', 'b', 'c', 'd']) await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1');
});

test.describe('without IntersectionObserver', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  });
  test('pages have no data-in-view attributes, and all elements are visible', async ({ page }) => {
    for (const path of ['/', '/web-development', '/team'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('[data-in-view]')).toHaveCount(0);
        await triggerHydration(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await findHiddenElements(page)).toEqual([]);
      });
  });

  test('the next page has no data-in-view attributes either', async ({ page }) => {
    await page.goto('/portfolio');
    await triggerHydration(page);
    await page.getByRole('main').getByRole('link', { name: /Kiddy/ }).first().click();
    await expect(page).toHaveURL('/kiddy-app');
    await expect(page.locator('blockquote')).toHaveCount(1);
    await expect(page.locator('[data-in-view]')).toHaveCount(0);
    expect(await findHiddenElements(page)).toEqual([]);
  });
});
