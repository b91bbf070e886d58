/** Times visits. Each one has its own browser context, so that it shares no cache with others. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import {
  getPaintDelay,
  getReturnDelay,
  type Hydration,
  observeClick,
  observeReturn,
  timeHydrationInPage,
} from './in-page.ts';

/** Factor by which the CPU is slowed down. */
export const cpuSlowdown = 4;

/** First page of a visit, and the page whose link in the header it follows. */
export interface Route {
  from: string;
  to: string;
}

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

async function visit<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

const throttleCpu = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

async function triggerHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const getScriptUrls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/**
 * Times the hydration of a page that was visited before, so that its code is in the browser's cache.
 * @param isEvaluated true to evaluate the code before the measurement.
 */
export const timeHydration = (browser: Browser, url: string, isEvaluated: boolean): Promise<Hydration> =>
  visit(browser, async (page, session) => {
    await page.goto(url);
    await triggerHydration(page);
    const chunks = isEvaluated ? await getScriptUrls(page) : [];
    await page.reload({ waitUntil: 'networkidle' });
    await throttleCpu(session);
    return page.evaluate(timeHydrationInPage, chunks);
  });

/** Times a click on a link on a slow connection. A prefetched page is prefetched by hovering the link. */
export const timeClick = (browser: Browser, { from, to }: Route, isPrefetched: boolean): Promise<number> =>
  visit(
    browser,
    async (page, session) => {
      await page.goto(from);
      await triggerHydration(page);
      const link = page.locator(`header a[href="${to}"]:visible`).first();
      if (isPrefetched) {
        const response = page.waitForResponse((candidate) => new URL(candidate.url()).pathname === to);
        await link.hover();
        await (await response).finished();
      }
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4g);
      await throttleCpu(session);
      await page.evaluate(observeClick);
      if (isPrefetched) await page.mouse.down().then(() => page.mouse.up());
      else await link.evaluate((element: HTMLElement) => element.click());
      return (await page.evaluate(getPaintDelay)) ?? Number.NaN;
    },
    async (context) => {
      // With data saving, links in view are not prefetched.
      if (!isPrefetched)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
    },
  );

/**
 * Times going back to a page after a full load of another one.
 * @param browser browser with the back/forward cache, which Playwright disables by default.
 * @throws Error with the browser's reasons if the page was not cached.
 */
export const timeReturn = (browser: Browser, { from, to }: Route): Promise<number> =>
  visit(browser, async (page, session) => {
    await page.goto(from);
    await triggerHydration(page);
    await page.evaluate(observeReturn);
    await page.goto(new URL(to, from).href);
    await throttleCpu(session);
    // A cached page has no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    const ms = await page.evaluate(getReturnDelay);
    if (ms !== undefined) return ms;
    const reasons = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
    throw new Error(`${from} did not enter the back/forward cache: ${reasons}`);
  });
