/** How soon a page answers: hydration, a click on a link, the way back. On a slow CPU. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { figuresOf, type NavigateFigures, type Runs } from './report.ts';
import { type Route, slowdown, timeClick, timeHydration, timeReturn } from './visits.ts';

const rounds = 7;
/** Milliseconds after which no other round begins: a machine that is busy makes fewer. */
const limit = 150_000;

const routes: Route[] = [
  { from: '/', to: '/portfolio' },
  { from: '/blog/why-websites-get-slow', to: '/blog' },
];

/**
 * Runs it: a fresh build, a server in a process of its own, and Chromium.
 * @throws when the build is refused, or a page is not kept for the way back.
 */
export async function benchNavigate(): Promise<NavigateFigures> {
  // Of the last minute, before it has its own: a machine that does other things measures those, too.
  const load = loadavg()[0]?.toFixed(1);
  const outDir = path.resolve('.cache/bench/navigate');
  if (!(await runBuild({ ...readEnvironment(process.env), outDir })))
    throw new Error('Without a build there is nothing to visit.');
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
    const runs = await alternate(browser, server.origin);
    return {
      measuredOn: `Chromium ${browser.version()}; ${cpus().length} × ${cpus()[0]?.model.trim()} (load ${load} before), slowed ${slowdown} times`,
      pages: [...runs].map(([{ from }, of]) => figuresOf(from, of)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** All measures of all pages, again and again. The first round warms up and is not counted. */
async function alternate(browser: Browser, origin: string): Promise<Map<Route, Runs>> {
  const started = performance.now();
  const runs = new Map<Route, Runs>();
  for (let round = 0; round <= rounds && performance.now() - started < limit; round += 1)
    for (const route of routes) {
      const url = origin + route.from;
      const there = { from: url, to: route.to };
      const run = {
        hydrationFromCache: await timeHydration(browser, url, false),
        hydration: await timeHydration(browser, url, true),
        prefetched: await timeClick(browser, there, true),
        fetched: await timeClick(browser, there, false),
        back: await timeReturn(browser, there),
      };
      if (round > 0) runs.set(route, [...(runs.get(route) ?? []), run]);
    }
  return runs;
}
