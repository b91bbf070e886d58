import type { Page } from 'playwright/test';
import {
  controlClock,
  getChanges,
  getVisibleState,
  openHydratedStage,
  openStage,
  recordChanges,
  scrollElementTo,
  spacer,
  viewHeight,
  waitForObservers,
  waitForReveals,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Milliseconds of one reveal, and between two batches of elements, from the specification. */
const durationMs = 1000;
const batchIntervalMs = 50;

const html = `<div data-reveal id="seen">Seen</div>${spacer}
  <div data-reveal id="a">A</div><div data-reveal id="b">B</div>${spacer}
  <div data-reveal id="c">C</div>${spacer}${spacer}`;

async function openRevealStage(page: Page) {
  await openHydratedStage(page, html);
  await waitForReveals(page);
}
const getState = (page: Page, selector: string) => page.locator(selector).getAttribute('data-reveal');

test('no element in the first view of a page is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await recordChanges(page);
  for (const path of ['/app-development', '/portfolio', '/no/app-development'])
    await test.step(path, async () => {
      await page.goto(path);
      const visible = await page.locator('[data-reveal]').evaluateAll((elements) => {
        for (const [index, element] of elements.entries()) element.id ||= `mark-${index}`;
        return elements
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .map(({ id }) => id);
      });
      expect(visible.length).toBeGreaterThan(0);
      await triggerHydration(page);
      await waitForReveals(page);
      const hidden = (await getChanges(page)).map(({ id }) => id);
      expect(hidden.length).toBeGreaterThan(0);
      for (const id of visible) expect(hidden).not.toContain(id);
    });
});

test('elements below the view are hidden only after gsap has loaded', async ({ page }) => {
  const { stop } = await controlClock(page);
  await openStage(page, html);
  await stop();
  await waitForObservers(page);
  for (const selector of ['#seen', '#a', '#c'])
    expect(await getVisibleState(page, selector)).toEqual({ opacity: 1, y: 0, style: '' });
  expect(await getChanges(page)).toEqual([]);
  await triggerHydration(page);
  await waitForReveals(page);
  expect(await getVisibleState(page, '#seen')).toEqual({ opacity: 1, y: 0, style: '' });
  for (const selector of ['#a', '#c']) expect((await getVisibleState(page, selector)).opacity).toBe(0);
});

test('a reveal lasts one second from its batch, and leaves no styles behind', async ({ page }) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#a', 300);
  await page.clock.runFor(batchIntervalMs - 1);
  expect(await getState(page, '#a')).toBe('waiting');
  await page.clock.runFor(1);
  const start = await getVisibleState(page, '#a');
  expect(start.opacity).toBeLessThan(0.05);
  expect(start.y).toBeGreaterThan(0);
  await page.clock.runFor(durationMs / 2);
  const half = await getVisibleState(page, '#a');
  expect(half.opacity).toBeGreaterThan(0);
  expect(half.opacity).toBeLessThan(1);
  expect(half.y).toBeGreaterThan(0);
  expect(half.y).toBeLessThan(start.y);
  await page.clock.runFor(durationMs / 2 - 10);
  expect((await getVisibleState(page, '#a')).style).not.toBe('');
  await page.clock.runFor(10);
  expect(await getVisibleState(page, '#a')).toEqual({ opacity: 1, y: 0, style: '' });
});

test('an element comes from below when scrolling down, and from above when scrolling up', async ({
  page,
}) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#c', 300);
  await page.clock.runFor(batchIntervalMs);
  const down = await getVisibleState(page, '#c');
  // The jump to c has passed a and b without showing them.
  expect(await getState(page, '#a')).toBe('waiting');
  await scrollElementTo(page, '#a', 300);
  await page.clock.runFor(batchIntervalMs);
  const up = await getVisibleState(page, '#a');
  expect(down.y).toBeGreaterThan(0);
  expect(up.y).toBeLessThan(0);
  expect(up.opacity).toBeLessThan(0.05);
});

test('an element is revealed once', async ({ page }) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#a', 300);
  await page.clock.runFor(batchIntervalMs + durationMs);
  expect(await getVisibleState(page, '#a')).toEqual({ opacity: 1, y: 0, style: '' });
  const before = (await getChanges(page)).filter(({ id }) => id === 'a');
  for (const top of [viewHeight + 400, 300, -400, 300]) {
    await scrollElementTo(page, '#a', top);
    await page.clock.runFor(batchIntervalMs + durationMs / 2);
  }
  expect((await getChanges(page)).filter(({ id }) => id === 'a')).toEqual(before);
});

test('elements that come into view within 50 ms are revealed together, and later ones separately', async ({
  page,
}) => {
  await openRevealStage(page);
  // b is 100 px below a.
  await scrollElementTo(page, '#a', viewHeight - 50);
  await page.clock.runFor(30);
  await scrollElementTo(page, '#b', viewHeight - 50);
  await page.clock.runFor(batchIntervalMs - 30 - 1);
  expect(await getState(page, '#a')).toBe('waiting');
  await page.clock.runFor(1);
  await scrollElementTo(page, '#c', viewHeight - 50);
  await page.clock.runFor(durationMs / 4);
  const [a, b, c] = await Promise.all(['#a', '#b', '#c'].map((selector) => getVisibleState(page, selector)));
  expect(a?.opacity).toBeGreaterThan(0);
  expect(a).toEqual(b);
  expect(c?.opacity).toBeGreaterThan(0);
  expect(c?.opacity).toBeLessThan(a?.opacity ?? 0);
});

test('a reveal starts when the element meets the edge of the view', async ({ page }) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#a', viewHeight + 1);
  await page.clock.runFor(batchIntervalMs);
  expect(await getState(page, '#a')).toBe('waiting');
  await scrollElementTo(page, '#a', viewHeight - 1);
  await page.clock.runFor(batchIntervalMs);
  expect(await getState(page, '#a')).toBe('');
});

test('no element is hidden in print', async ({ page }) => {
  await openRevealStage(page);
  expect((await getVisibleState(page, '#c')).opacity).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['#a', '#b', '#c']) expect((await getVisibleState(page, selector)).opacity).toBe(1);
});
