import type { Page } from 'playwright/test';
import {
  changesOf,
  gap,
  holdClock,
  logChanges,
  lookAt,
  openStage,
  openWoken,
  scrollTopTo,
  settle,
  untilMotion,
  view,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** From the specification: milliseconds of one reveal, and between two looks at what has come into view. */
const duration = 1000;
const interval = 50;

const marks = `<div data-reveal id="seen">Seen</div>${gap}
  <div data-reveal id="a">A</div><div data-reveal id="b">B</div>${gap}
  <div data-reveal id="c">C</div>${gap}${gap}`;

async function open(page: Page) {
  await openWoken(page, marks);
  await untilMotion(page);
}
const stateOf = (page: Page, selector: string) => page.locator(selector).getAttribute('data-reveal');

for (const address of ['/team', '/portfolio', '/no/team'])
  test(`what is in the first view of ${address} is never hidden`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await logChanges(page);
    await page.goto(address);
    const seen = await page.locator('[data-reveal]').evaluateAll((all) => {
      for (const [index, mark] of all.entries()) mark.id ||= `mark-${index}`;
      return all.filter((mark) => mark.getBoundingClientRect().top < innerHeight).map(({ id }) => id);
    });
    expect(seen.length).toBeGreaterThan(0);
    await wake(page);
    await untilMotion(page);
    const hidden = (await changesOf(page)).map(({ id }) => id);
    expect(hidden.length).toBeGreaterThan(0);
    for (const id of seen) expect(hidden).not.toContain(id);
  });

test('what lies below the view is hidden only once motion has begun', async ({ page }) => {
  const { stop } = await holdClock(page);
  await openStage(page, marks);
  await stop();
  await settle(page);
  for (const mark of ['#seen', '#a', '#c'])
    expect(await lookAt(page, mark)).toEqual({ opacity: 1, y: 0, style: '' });
  expect(await changesOf(page)).toEqual([]);
  await wake(page);
  await untilMotion(page);
  expect(await lookAt(page, '#seen')).toEqual({ opacity: 1, y: 0, style: '' });
  for (const mark of ['#a', '#c']) expect((await lookAt(page, mark)).opacity).toBe(0);
});

test('lasts one second from the look after it came into view, and leaves nothing behind', async ({
  page,
}) => {
  await open(page);
  await scrollTopTo(page, '#a', 300);
  await page.clock.runFor(interval - 1);
  expect(await stateOf(page, '#a')).toBe('waiting');
  await page.clock.runFor(1);
  const start = await lookAt(page, '#a');
  expect(start.opacity).toBeLessThan(0.05);
  expect(start.y).toBeGreaterThan(0);
  await page.clock.runFor(duration / 2);
  const half = await lookAt(page, '#a');
  expect(half.opacity).toBeGreaterThan(0);
  expect(half.opacity).toBeLessThan(1);
  expect(half.y).toBeGreaterThan(0);
  expect(half.y).toBeLessThan(start.y);
  await page.clock.runFor(duration / 2 - 10);
  expect((await lookAt(page, '#a')).style).not.toBe('');
  await page.clock.runFor(10);
  expect(await lookAt(page, '#a')).toEqual({ opacity: 1, y: 0, style: '' });
});

test('mirrors the way the page is scrolled: from below going down, from above going up', async ({ page }) => {
  await open(page);
  await scrollTopTo(page, '#c', 300);
  await page.clock.runFor(interval);
  const down = await lookAt(page, '#c');
  // Passed in one leap: a and b have not been in view.
  expect(await stateOf(page, '#a')).toBe('waiting');
  await scrollTopTo(page, '#a', 300);
  await page.clock.runFor(interval);
  const up = await lookAt(page, '#a');
  expect(down.y).toBeGreaterThan(0);
  expect(up.y).toBeLessThan(0);
  expect(up.opacity).toBeLessThan(0.05);
});

test('happens once', async ({ page }) => {
  await open(page);
  await scrollTopTo(page, '#a', 300);
  await page.clock.runFor(interval + duration);
  expect(await lookAt(page, '#a')).toEqual({ opacity: 1, y: 0, style: '' });
  const before = (await changesOf(page)).filter(({ id }) => id === 'a');
  for (const top of [view + 400, 300, -400, 300]) {
    await scrollTopTo(page, '#a', top);
    await page.clock.runFor(interval + duration / 2);
  }
  expect((await changesOf(page)).filter(({ id }) => id === 'a')).toEqual(before);
});

test('takes what comes into view within 50 ms together, and what comes later by itself', async ({ page }) => {
  await open(page);
  // a and b are neighbours of 100 px.
  await scrollTopTo(page, '#a', view - 50);
  await page.clock.runFor(30);
  await scrollTopTo(page, '#b', view - 50);
  await page.clock.runFor(interval - 30 - 1);
  expect(await stateOf(page, '#a')).toBe('waiting');
  await page.clock.runFor(1);
  await scrollTopTo(page, '#c', view - 50);
  await page.clock.runFor(duration / 4);
  const [a, b, c] = await Promise.all(['#a', '#b', '#c'].map((mark) => lookAt(page, mark)));
  expect(a?.opacity).toBeGreaterThan(0);
  expect(a).toEqual(b);
  expect(c?.opacity).toBeGreaterThan(0);
  expect(c?.opacity).toBeLessThan(a?.opacity ?? 0);
});

test('begins at the very edge of the view', async ({ page }) => {
  await open(page);
  await scrollTopTo(page, '#a', view + 1);
  await page.clock.runFor(interval);
  expect(await stateOf(page, '#a')).toBe('waiting');
  await scrollTopTo(page, '#a', view - 1);
  await page.clock.runFor(interval);
  expect(await stateOf(page, '#a')).toBe('');
});

test('hides nothing on paper', async ({ page }) => {
  await open(page);
  expect((await lookAt(page, '#c')).opacity).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const mark of ['#a', '#b', '#c']) expect((await lookAt(page, mark)).opacity).toBe(1);
});
