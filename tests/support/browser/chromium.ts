/** Launch options and an init script of the browser for tests, benchmarks and screenshots. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path from `npm test`, or of the system's Chromium. Playwright's own is used if neither exists. */
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((file) => file && existsSync(file));

/** Options of the browser that visitors use. Benchmarks and screenshots need it. */
export const launchOptions: LaunchOptions = { args, ...(chromium && { executablePath: chromium }) };

/** Chromium without a window, where the system has it. Tests in it take 0.6 of the time. */
const headlessShell = ['/usr/bin/chromium-headless-shell'].find(existsSync);

/**
 * Options of the browser for tests. Pages are painted by the browser's own process, because a process for it takes a third of
 * the time of a test. Without a window, hinting would round the widths of text, and shift it.
 */
export const testLaunchOptions: LaunchOptions = headlessShell
  ? { args: [...args, '--in-process-gpu', '--font-render-hinting=none'], executablePath: headlessShell }
  : launchOptions;

/**
 * Hides the mouse at 0, 0 from a page. Chromium without a window reports it there when a page opens, which would count
 * as the first interaction and hydrate the page. Playwright sends the function to the page as source text.
 */
export function ignoreInitialPointer(): void {
  for (const type of ['pointermove', 'mousemove'] as const)
    addEventListener(
      type,
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
