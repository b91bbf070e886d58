/** Visits pages on a slow CPU. Each visit has its own browser context, so that it shares no cache with others. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import { ignoreInitialPointer } from '#tests/support/browser/chromium.ts';
import {
  type Effect,
  installTimings,
  type NavigationTiming,
  type TimedWindow,
  timeHydrationInPage,
  type WorstTimings,
} from './page-timings.ts';

declare const window: TimedWindow;

/** Factor by which the CPU is slowed down. */
export const cpuSlowdown = 4;
/** Milliseconds for which a visitor's pointer rests on a link before the click, or a finger over a control. */
const aimMs = 300;
const timeoutMs = 30_000;
/** Milliseconds after which a visitor taps again, and the number of taps after which the visitor gives up. */
const patienceMs = 2000;
const maxTaps = 5;

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const touchDesktop: BrowserContextOptions = { ...desktop, hasTouch: true };
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

/** Opens a page, measures it, and closes its context. */
export async function visit<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  context.setDefaultTimeout(timeoutMs);
  try {
    await context.addInitScript(ignoreInitialPointer);
    await context.addInitScript(installTimings);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Waits until a page does nothing any more. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.timings.waitForIdle());
}

/**
 * Moves the mouse, which triggers our hydration, and waits until the page is hydrated and settled.
 * @param isOurs true for our pages, which say when they are hydrated. Others hydrate after they were loaded.
 */
export async function hydrate(page: Page, isOurs: boolean): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  if (isOurs) await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await waitUntilSettled(page);
}

/** Has the browser itself follow links, because the page's scripts do not see clicks. */
export const hideClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true }),
  );

async function getCenter(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing can be clicked: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks a link with the mouse. @returns the time until its page was painted. */
export async function timeClick(page: Page, link: Locator): Promise<NavigationTiming> {
  const { x, y } = await getCenter(link);
  await page.mouse.move(x, y);
  await pause(aimMs);
  return timeNavigation(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Taps a link with a finger. @returns the time until its page was painted. */
export async function timeLinkTap(page: Page, link: Locator): Promise<NavigationTiming> {
  const { x, y } = await getCenter(link);
  await pause(aimMs);
  return timeNavigation(page, () => page.touchscreen.tap(x, y));
}

async function timeNavigation(page: Page, act: () => Promise<unknown>): Promise<NavigationTiming> {
  await page.evaluate(() => window.timings.observeNavigation());
  await act();
  const timing = await page.waitForFunction(() => window.timings?.navigation, undefined, { polling: 50 });
  return (await timing.jsonValue()) as NavigationTiming;
}

/**
 * Taps a control with a finger, and again while nothing happens, because a page that is not hydrated may lose taps.
 * @returns the milliseconds from the first touch until the effect was painted.
 */
export async function timeTap(page: Page, control: Locator, effect: Effect): Promise<number> {
  const { x, y } = await getCenter(control);
  await pause(aimMs);
  if (!(await page.evaluate((expected) => window.timings.observeEffect(expected), effect)))
    throw new Error(`The effect was there before the tap: ${effect.kind} ${effect.selector}`);
  for (let taps = 0; taps < maxTaps; taps += 1) {
    await page.touchscreen.tap(x, y);
    const result = await page
      .waitForFunction(() => window.timings.effect, undefined, { polling: 50, timeout: patienceMs })
      .catch(() => undefined);
    if (result) return (await result.jsonValue()) as number;
  }
  throw new Error(`${maxTaps} taps had no effect: ${effect.kind} ${effect.selector}`);
}

/**
 * Times going back to a page after a full load of another one.
 * @throws Error with the browser's reasons if the page was not in the back/forward cache.
 */
export async function timeReturn(page: Page, otherUrl: string): Promise<number> {
  await page.evaluate(() => {
    window.timings.isLeft = true;
  });
  await page.goto(otherUrl);
  // A cached page has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  // Not `evaluate`, because the page that is left may still be there, and ends it.
  const arrival = await page.waitForFunction(
    (left) =>
      location.href !== left && {
        reasons: window.timings.isLeft ? '' : JSON.stringify(performance.getEntriesByType('navigation')[0]),
      },
    otherUrl,
    { polling: 50 },
  );
  const { reasons } = (await arrival.jsonValue()) as { reasons: string };
  if (reasons) throw new Error(`The page did not enter the back/forward cache: ${reasons}`);
  const result = await page.waitForFunction(() => window.timings.returned, undefined, { polling: 50 });
  return (await result.jsonValue()) as number;
}

/** Triggers our hydration. @returns the milliseconds until it has ended. */
export async function timeHydration(page: Page): Promise<number> {
  await waitUntilSettled(page);
  return page.evaluate(timeHydrationInPage);
}

/** Returns the slowest interaction and the longest task of the visit so far. */
export const getWorst = (page: Page): Promise<WorstTimings> => page.evaluate(() => window.timings.getWorst());

/** Counts the elements of the body. Elements in SVG images are counted on their own. */
export const countElements = (page: Page): Promise<{ html: number; svg: number }> =>
  page.evaluate(() => {
    const all = document.body.querySelectorAll('*').length;
    const svg = document.body.querySelectorAll('svg *').length;
    return { html: all - svg, svg };
  });
