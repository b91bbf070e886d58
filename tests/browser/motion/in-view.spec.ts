import type { Page } from 'playwright/test';
import {
  changesOf,
  gap,
  hiddenMarks,
  logChanges,
  openStage,
  scrollTopTo,
  settle,
  view,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** From the specification: how far inside the view an element has to come. */
const margin = 100;

const marks = `<div data-in-view id="seen">Seen</div>${gap}
  <div data-in-view id="a">A</div>${gap}
  <div data-in-view id="b">B</div>${gap}
  <p id="place">A place to open the page at</p><div data-in-view id="c">C</div>${gap}
  <div data-in-view id="d">D</div>${gap}`;

const markOf = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('data-in-view');
const wasHidden = async (page: Page) =>
  (await changesOf(page))
    .filter(({ attribute, value }) => attribute === 'data-in-view' && value === 'waiting')
    .map(({ id }) => id);

test('waits below the view, and becomes active 100 px inside it, once', async ({ page }) => {
  await openStage(page, marks);
  await wake(page);
  await settle(page);
  await expect(page.locator('#seen')).toHaveAttribute('data-in-view', 'active');
  for (const id of ['a', 'b', 'c', 'd']) expect(await markOf(page, id)).toBe('waiting');
  await scrollTopTo(page, '#a', view - margin + 1);
  expect(await markOf(page, 'a')).toBe('waiting');
  await scrollTopTo(page, '#a', view - margin - 1);
  expect(await markOf(page, 'a')).toBe('active');
  await expect(page.locator('#a')).toHaveCSS('opacity', '1');
  const before = await changesOf(page);
  await scrollTopTo(page, '#a', view + 200);
  await scrollTopTo(page, '#a', 300);
  expect(await changesOf(page)).toEqual(before);
  expect(await markOf(page, 'b')).toBe('waiting');
});

test('hides nothing before there is a sign of a person, who can scroll to it', async ({ page }) => {
  await openStage(page, marks);
  await settle(page);
  await expect(page.locator('#seen')).toHaveAttribute('data-in-view', 'active');
  for (const id of ['a', 'b', 'c', 'd']) expect(await markOf(page, id)).toBe('');
  await wake(page);
  await expect(page.locator('#a')).toHaveAttribute('data-in-view', 'waiting');
});

test('is active at once where the page was opened beyond it', async ({ page }) => {
  await openStage(page, marks, { hash: '#place' });
  await wake(page);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  for (const id of ['seen', 'a', 'b', 'c']) expect(await markOf(page, id)).toBe('active');
  expect(await wasHidden(page)).toEqual(['d']);
});

test('is active at once where a reload puts the reader beyond it', async ({ page }) => {
  await openStage(page, marks);
  await scrollTopTo(page, '#c', 300);
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await wake(page);
  await settle(page);
  for (const id of ['seen', 'a', 'b', 'c']) expect(await markOf(page, id)).toBe('active');
  expect(await wasHidden(page)).toEqual(['d']);
});

test('is never hidden where it stands in the first view, not below the line either', async ({ page }) => {
  // Seven lines of 100 px: what follows is in view by its upper 20 px.
  const lines = '<p>Line</p>'.repeat(7);
  await openStage(page, `${lines}<div data-in-view id="low">Low</div>${gap}${gap}`);
  await settle(page);
  await wake(page);
  expect(await changesOf(page)).toEqual([]);
  await expect(page.locator('#low')).toHaveCSS('opacity', '1');
  await scrollTopTo(page, '#low', view - margin - 1);
  expect(await markOf(page, 'low')).toBe('active');
});

for (const address of ['/', '/web-development', '/kiddy-app'])
  test(`nothing in the first view of ${address} is hidden`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    await logChanges(page);
    await page.goto(address);
    await wake(page);
    const seen = await page
      .locator('[data-in-view]')
      .evaluateAll((all) => all.filter((mark) => mark.getBoundingClientRect().top < innerHeight).length);
    expect(seen).toBeGreaterThan(0);
    const waiting = await page
      .locator('[data-in-view="waiting"]')
      .evaluateAll((all) => all.filter((mark) => mark.getBoundingClientRect().top < innerHeight).length);
    expect(waiting).toBe(0);
    const all = await page.locator('[data-in-view]').count();
    expect((await wasHidden(page)).length).toBe(all - seen);
  });

test('is shown where the page ends before it can come up to the line', async ({ page }) => {
  await openStage(page, '<p>Line<br /><span data-in-view id="end">End</span></p>', { at: 'end' });
  await wake(page);
  await settle(page);
  const below = await page.locator('#end').evaluate((mark) => {
    const { top } = mark.getBoundingClientRect();
    return { view: top - innerHeight, end: document.documentElement.scrollHeight - scrollY - top };
  });
  expect(below.view).toBeGreaterThan(0);
  expect(below.end).toBeLessThanOrEqual(margin);
  await expect(page.locator('#end')).toHaveAttribute('data-in-view', 'active');
  expect(await wasHidden(page)).toEqual([]);
});

test('hides nothing on paper', async ({ page }) => {
  await openStage(page, marks);
  await wake(page);
  await settle(page);
  await expect(page.locator('#b')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  for (const id of ['a', 'b', 'c', 'd']) await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1');
});

test.describe('without IntersectionObserver', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  });
  for (const address of ['/', '/web-development', '/team'])
    test(`${address} has no mark of it, and all that is marked is seen`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[data-in-view]')).toHaveCount(0);
      await wake(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(await hiddenMarks(page)).toEqual([]);
    });

  test('the next page has none either', async ({ page }) => {
    await page.goto('/portfolio');
    await wake(page);
    await page.getByRole('main').getByRole('link', { name: /Kiddy/ }).first().click();
    await expect(page).toHaveURL('/kiddy-app');
    await expect(page.locator('blockquote')).toHaveCount(1);
    await expect(page.locator('[data-in-view]')).toHaveCount(0);
    expect(await hiddenMarks(page)).toEqual([]);
  });
});
