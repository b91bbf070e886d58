/** The browser tests' own `test`: fails on any console error, page error, failed request or hydration mismatch. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export { expect };

/** The build under test. */
export const outDir = process.env.OUT_DIR ?? path.resolve(import.meta.dirname, '../../../dist');

/** Every address of the build under test. */
export const pages: string[] = Object.keys(
  (JSON.parse(readFileSync(path.join(outDir, '.site/serve.json'), 'utf8')) as ServeManifest).pages,
);

interface Options {
  /** What the browser says of the line. Where data is saved, nothing is fetched but what is asked for. */
  line: { saveData: boolean; effectiveType: string };
  /** What a test means to go wrong. */
  tolerated: RegExp | undefined;
}

export const test = base.extend<Options & { watched: undefined }>({
  line: [{ saveData: true, effectiveType: '4g' }, { option: true }],
  tolerated: [undefined, { option: true }],
  watched: [
    async ({ page, line, tolerated }, use) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!tolerated?.test(problem)) problems.push(problem);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat|did not match/i.test(message.text()))
          note(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // Leaving a page ends what it was still fetching.
        const why = request.failure()?.errorText;
        if (why !== 'net::ERR_ABORTED') note(`request: ${request.url()} ${why}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Gives the page a sign of a person, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}
