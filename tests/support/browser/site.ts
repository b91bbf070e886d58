/** `test` for browser tests. It fails on any console error, page error, failed request or hydration mismatch. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { getPageDataPath, type PageData } from '#content/page-data.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export { expect };

/** Folder of the build under test. */
export const outDir = process.env.OUT_DIR ?? path.resolve(import.meta.dirname, '../../../dist');

/** Paths of all pages of the build under test. */
export const pagePaths: string[] = Object.keys(
  (JSON.parse(readFileSync(path.join(outDir, '.site/serve.json'), 'utf8')) as ServeManifest).pages,
);

/** Reads the data of a page from the build under test. */
export function readPageData(path: string): PageData {
  return JSON.parse(readFileSync(outDir + getPageDataPath(path), 'utf8')) as PageData;
}

interface Options {
  /** Value of `navigator.connection`. By default `saveData` is on, so that links in view are not prefetched. */
  connection: { saveData: boolean; effectiveType: string };
  /** Errors that a test causes on purpose. */
  toleratedErrors: RegExp | undefined;
}

/**
 * Hides the mouse at 0, 0 from a page. Chromium without a window reports it there when a page opens, which would count
 * as the first interaction and hydrate the page.
 */
function ignoreInitialPointer(): void {
  for (const type of ['pointermove', 'mousemove'] as const)
    addEventListener(
      type,
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      { capture: true },
    );
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
    },
    { auto: true },
  ],
});

/** Moves the mouse, which triggers hydration, and waits until the page is hydrated. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Delays the application, and with it hydration. @returns a function that lets it load. */
export async function delayHydration(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
