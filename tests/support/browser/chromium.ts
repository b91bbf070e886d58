/** Which browser the tests and the contact sheet run, and how. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** `npm test` says which browser it found; else the system's, else Playwright's own. */
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
