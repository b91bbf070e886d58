/** The visits that are timed, each in a context of its own, so that none finds what another has fetched. */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type PageData, getPageDataPath } from '#content/page-data.ts';
import { type Hydration, hydrate, paintedAfter, returnedAfter, watchClick, watchReturn } from './in-page.ts';

/** How many times slower the processor is made. */
export const slowdown = 4;

/** Where a visit begins, and the page whose link in the header it follows. */
export interface Route {
  from: string;
  to: string;
}

/** Of Lighthouse's slow 4G: milliseconds of each answer, bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

async function visit<T>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<T>,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    return await act(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

const slowDown = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/**
 * Hydration of a page that was visited before, so that its code is in the browser's cache.
 * @param evaluated whether the code has been evaluated, too.
 */
export const timeHydration = (browser: Browser, url: string, evaluated: boolean): Promise<Hydration> =>
  visit(browser, async (page, session) => {
    await page.goto(url);
    await wake(page);
    const chunks = evaluated ? await scriptsOf(page) : [];
    await page.reload({ waitUntil: 'networkidle' });
    await slowDown(session);
    return page.evaluate(hydrate, chunks);
  });

/** A click on a link, on a slow line; the pointer rests on it before, or nothing tells of the click. */
export const timeClick = (browser: Browser, { from, to }: Route, prefetched: boolean): Promise<number> =>
  visit(
    browser,
    async (page, session) => {
      await page.goto(from);
      await wake(page);
      const link = page.locator(`header a[href="${to}"]:visible`).first();
      if (prefetched) {
        const record = page.waitForResponse((response) => response.url().endsWith(getPageDataPath(to)));
        await link.hover();
        const { body } = (await (await record).json()) as PageData;
        // The last of what is fetched early.
        await page.waitForFunction(
          (address) => !address || performance.getEntriesByName(location.origin + address).length > 0,
          body,
        );
      }
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', line);
      await slowDown(session);
      await page.evaluate(watchClick);
      if (prefetched) await page.mouse.down().then(() => page.mouse.up());
      else await link.evaluate((element: HTMLElement) => element.click());
      return (await page.evaluate(paintedAfter)) ?? Number.NaN;
    },
    async (context) => {
      // Links in view are prefetched on lines that are fast and free alone.
      if (!prefetched)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
    },
  );

/**
 * The way back to a page from another site's or another load's page.
 * @param browser with its back/forward cache, which Playwright turns off.
 * @throws with the browser's reasons when it did not keep the page.
 */
export const timeReturn = (browser: Browser, { from, to }: Route): Promise<number> =>
  visit(browser, async (page, session) => {
    await page.goto(from);
    await wake(page);
    await page.evaluate(watchReturn);
    await page.goto(new URL(to, from).href);
    await slowDown(session);
    // Nothing loads, so that the load is not waited for.
    await page.goBack({ waitUntil: 'commit' });
    const ms = await page.evaluate(returnedAfter);
    if (ms !== undefined) return ms;
    const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
    throw new Error(`${from} was not kept for the way back: ${why}`);
  });
