/** `test` for browser tests. It fails on any console error, page error, failed request or hydration mismatch. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Locator, type Page, type Route } from 'playwright/test';
import { type ClientPageData, clientDataId } from '#content/client-data.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';
import { ignoreInitialPointer } from './chromium.ts';

export { expect };

/** Folder of the build under test. */
export const outDir = process.env.OUT_DIR ?? path.resolve(import.meta.dirname, '../../../dist');

/** HTML files of the build under test, by path of the page. */
export const pageFiles = (
  JSON.parse(readFileSync(path.join(outDir, '.site/serve.json'), 'utf8')) as ServeManifest
).pages;

/** Paths of all pages of the build under test. */
export const pagePaths: string[] = Object.keys(pageFiles);

/** Selector of the stylesheet of all pages, once it applies. */
export const appliedStylesheetSelector = 'body > link[rel=stylesheet]:not([media])';

/**
 * Handles the requests of client navigation for pages. Full loads of the pages go on.
 * @param path of one page. All pages if it is undefined.
 */
export const routePageFetch = (
  page: Page,
  path: string | undefined,
  handler: (route: Route) => unknown,
): Promise<unknown> =>
  page.route(
    (url) => (path === undefined ? pagePaths.includes(url.pathname) : url.pathname === path),
    (route) => (route.request().resourceType() === 'document' ? route.continue() : handler(route)),
  );

/** Answers with a page whose data are changed. */
export async function fulfillWithData(route: Route, changes: Partial<ClientPageData>): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(
    new RegExp(`(<script type="application/json" id="${clientDataId}">)(.*?)(</script>)`, 's'),
    (_, start: string, json: string, end: string) =>
      start + JSON.stringify({ ...(JSON.parse(json) as ClientPageData), ...changes }) + end,
  );
  await route.fulfill({ response, body });
}

interface Options {
  /** Value of `navigator.connection`. By default `saveData` is on, so that links in view are not prefetched. */
  connection: { saveData: boolean; effectiveType: string };
  /** Errors that a test causes on purpose. */
  toleratedErrors: RegExp | undefined;
}

export const test = base.extend<Options & { errorWatcher: undefined }>({
  connection: [{ saveData: true, effectiveType: '4g' }, { option: true }],
  toleratedErrors: [undefined, { option: true }],
  errorWatcher: [
    async ({ page, connection, toleratedErrors }, use) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      await page.addInitScript(ignoreInitialPointer);
      const errors: string[] = [];
      const addError = (error: string) => {
        if (!toleratedErrors?.test(error)) errors.push(error);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat|did not match/i.test(message.text()))
          addError(`console of ${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => addError(`page error of ${page.url()}: ${error.message}`));
      page.on('requestfailed', (request) => {
        // Leaving a page aborts its pending requests.
        const errorText = request.failure()?.errorText;
        if (errorText !== 'net::ERR_ABORTED') addError(`request: ${request.url()} ${errorText}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
      // The end of a test aborts pending requests, and handlers that wait for them.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** Returns a link of the main menu. */
export const getMainLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Returns the link to the home page, most of whose styles are in a file. */
export const getHomeLink = (page: Page): Locator => page.getByRole('banner').locator('a[href="/"]').first();

/** Clicks an element as assistive technology does: without pointing at it, and wherever it is. */
export const clickByScript = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => element.click());

/** Moves the mouse, which triggers hydration, and waits until the page is hydrated. Its layout may go on. */
export async function triggerHydrationOnly(page: Page): Promise<void> {
  // Nothing is there at any width, so that no page of a link is prepared.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Moves the mouse, which triggers hydration, and waits until the page is hydrated and laid out. */
export async function triggerHydration(page: Page): Promise<void> {
  await triggerHydrationOnly(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
}

/** Waits until the next frame is painted. */
export const waitForFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Delays the application, and with it hydration. @returns a function that lets it load. */
export async function delayHydration(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
