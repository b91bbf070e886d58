import type { Page } from 'playwright/test';
import {
  controlClock,
  getChanges,
  getVisibleState,
  openHydratedStage,
  openStage,
  pauseAnimations,
  recordChanges,
  restingState,
  scrollElementTo,
  setAnimationTime,
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
  await pauseAnimations(page);
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

test('elements below the view are hidden only after animations have loaded', async ({ page }) => {
  const { stop } = await controlClock(page);
  await openStage(page, html);
  await stop();
  await waitForObservers(page);
  for (const selector of ['#seen', '#a', '#c'])
    expect(await getVisibleState(page, selector)).toEqual(restingState);
  expect(await getChanges(page)).toEqual([]);
  await triggerHydration(page);
  await waitForReveals(page);
  expect(await getVisibleState(page, '#seen')).toEqual(restingState);
  for (const selector of ['#a', '#c']) expect((await getVisibleState(page, selector)).opacity).toBe(0);
});

test('a reveal lasts one second from its batch, and leaves no styles behind', async ({ page }) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#a', 300);
  await page.clock.runFor(batchIntervalMs - 1);
  expect(await getState(page, '#a')).toBe('waiting');
  await page.clock.runFor(1);
  const start = await getVisibleState(page, '#a');
  expect(start).toEqual({ opacity: 0, y: 40, style: '', animations: 1 });
  const element = page.locator('#a');
  const timing = await element.evaluate((node) => node.getAnimations()[0]?.effect?.getTiming());
  expect(timing).toMatchObject({ duration: durationMs, easing: 'cubic-bezier(0.25, 1, 0.5, 1)' });
  await setAnimationTime(element, durationMs / 2);
  const half = await getVisibleState(page, '#a');
  expect(half.opacity).toBeGreaterThan(0);
  expect(half.opacity).toBeLessThan(1);
  expect(half.y).toBeGreaterThan(0);
  expect(half.y).toBeLessThan(start.y);
  await setAnimationTime(element, 'end');
  expect(await getVisibleState(page, '#a')).toEqual(restingState);
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
  await page.clock.runFor(batchIntervalMs);
  await setAnimationTime(page.locator('#a'), 'end');
  const before = (await getChanges(page)).filter(({ id }) => id === 'a');
  for (const top of [viewHeight + 400, 300, -400, 300]) {
    await scrollElementTo(page, '#a', top);
    await page.clock.runFor(batchIntervalMs);
    expect(await getVisibleState(page, '#a')).toEqual(restingState);
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
  const getAnimationCounts = async () =>
    (await Promise.all(['#a', '#b', '#c'].map((selector) => getVisibleState(page, selector)))).map(
      ({ animations }) => animations,
    );
  expect(await getAnimationCounts()).toEqual([1, 1, 0]);
  await scrollElementTo(page, '#c', viewHeight - 50);
  await page.clock.runFor(batchIntervalMs);
  expect(await getAnimationCounts()).toEqual([1, 1, 1]);
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

test('no element is hidden or moved in print', async ({ page }) => {
  await openRevealStage(page);
  await scrollElementTo(page, '#a', 300);
  await page.clock.runFor(batchIntervalMs);
  expect((await getVisibleState(page, '#a')).y).toBeGreaterThan(0);
  expect((await getVisibleState(page, '#c')).opacity).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['#a', '#b', '#c'])
    expect(await getVisibleState(page, selector)).toMatchObject({ opacity: 1, y: 0 });
});
