import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { testLaunchOptions } from '#tests/support/browser/chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Port of the tests' server, different from the default so that it does not conflict with a running server. */
const port = 4273;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/test/browser'),
  // The timeouts are generous, because a slow machine must not fail a test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: testLaunchOptions,
  },
  webServer: {
    command: 'node scripts/serve.ts',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      OUT_DIR: process.env.OUT_DIR ?? path.join(root, 'dist'),
      DATA_DIR: path.join(root, '.cache/test/data'),
      RATE_LIMIT: '10000',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
