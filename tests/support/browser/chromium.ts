/** Launch options of the browser for tests, benchmarks and screenshots. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Path from `npm test`, or of the system's Chromium. Playwright's own is used if neither exists. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);

export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
