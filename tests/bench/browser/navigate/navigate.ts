/** Measures hydration, client navigation and going back, on a slow CPU. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { computeFigures, type NavigateFigures, type Runs } from './report.ts';
import { cpuSlowdown, type Route, timeClick, timeHydration, timeReturn } from './visits.ts';

const rounds = 7;
/** After this time, no other round starts. */
const timeLimitMs = 150_000;

const routes: Route[] = [
  { from: '/', to: '/portfolio' },
  { from: '/blog/why-websites-get-slow', to: '/blog' },
];

/**
 * Builds the site, starts a server process and Chromium, and runs all rounds.
 * @throws Error if the build fails, or a page does not enter the back/forward cache.
 */
export async function benchNavigate(): Promise<NavigateFigures> {
  // The load of the last minute shows if the machine was busy with other work.
  const load = loadavg()[0]?.toFixed(1);
  const outDir = path.resolve('.cache/bench/navigate');
  if (!(await runBuild({ ...readEnvironment(process.env), outDir })))
    throw new Error('The build failed, so there is no page to visit.');
  const server = await startServerProcess({
    OUT_DIR: outDir,
    DATA_DIR: path.resolve('.cache/bench/navigate-data'),
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const runs = await runRounds(browser, server.origin);
    return {
      measuredOn: `Chromium ${browser.version()}; ${cpus().length} × ${cpus()[0]?.model.trim()} (load ${load} before), slowed ${cpuSlowdown} times`,
      pages: [...runs].map(([{ from }, pageRuns]) => computeFigures(from, pageRuns)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs all measurements of all pages in rounds. The first round is a warm-up and is not counted. */
async function runRounds(browser: Browser, origin: string): Promise<Map<Route, Runs>> {
  const start = performance.now();
  const runs = new Map<Route, Runs>();
  for (let round = 0; round <= rounds && performance.now() - start < timeLimitMs; round += 1)
    for (const route of routes) {
      const url = origin + route.from;
      const routeWithOrigin = { ...route, from: url };
      const run = {
        hydrationFromCache: await timeHydration(browser, url, false),
        hydration: await timeHydration(browser, url, true),
        prefetched: await timeClick(browser, routeWithOrigin, true),
        fetched: await timeClick(browser, routeWithOrigin, false),
        back: await timeReturn(browser, routeWithOrigin),
      };
      if (round > 0) runs.set(route, [...(runs.get(route) ?? []), run]);
    }
  return runs;
}
