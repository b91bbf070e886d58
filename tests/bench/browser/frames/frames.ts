/** Counts dropped frames while the home page is scrolled to its end on a slow CPU, with and without motion. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { computeFigures, type FrameFigures, type ViewRuns } from './report.ts';
import { swipeToEnd, wheelToEnd } from './scroll.ts';
import { countFrames, type FrameCount } from './trace.ts';

const cpuSlowdown = 4;
/** Rounds of each view, each with motion on and off. A warm-up run before them is not counted. */
const rounds = 3;
/** A busy machine runs fewer rounds. After the total, the browser is closed, so that the benchmark fails. */
const limitsMs = { rounds: 180_000, total: 235_000 };

/** Viewport of a device, and the way in which its user scrolls. */
interface View {
  name: string;
  context: BrowserContextOptions;
  scroll(page: Page, session: CDPSession): Promise<void>;
}

const views: View[] = [
  {
    name: 'phone 412×823, finger',
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    },
    scroll: swipeToEnd,
  },
  {
    name: 'desktop 1440×900, wheel',
    context: { viewport: { width: 1440, height: 900 } },
    scroll: wheelToEnd,
  },
];

/**
 * Builds the site, starts a server process and Chromium, and runs all rounds.
 * @throws Error if the build fails, or the benchmark takes too long.
 */
export async function benchFrames(): Promise<FrameFigures> {
  // The load of the last minute shows if the machine was busy with other work.
  const load = loadavg()[0]?.toFixed(1);
  const outDir = path.resolve('.cache/bench/frames');
  if (!(await runBuild({ ...readEnvironment(process.env), outDir })))
    throw new Error('The build failed, so there is no page to scroll.');
  const server = await startServerProcess({
    OUT_DIR: outDir,
    DATA_DIR: path.resolve('.cache/bench/frames-data'),
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch(launchOptions);
  const limit = setTimeout(() => void browser.close(), limitsMs.total);
  try {
    const runs = await runRounds(browser, server.origin);
    const processor = `${cpus().length} × ${cpus()[0]?.model.trim()} (load ${load} before)`;
    return {
      measuredOn: `Chromium ${browser.version()}, ${await describeCompositor(browser)}; ${processor}, slowed ${cpuSlowdown} times`,
      views: [...runs].map(([{ name }, viewRuns]) => computeFigures(name, viewRuns)),
    };
  } finally {
    clearTimeout(limit);
    await browser.close();
    await server.stop();
  }
}

/** Runs the rounds of all views. The first run of a round has motion on and off alternately. */
async function runRounds(browser: Browser, origin: string): Promise<Map<View, ViewRuns>> {
  const start = performance.now();
  const runs = new Map<View, ViewRuns>(views.map((view) => [view, { on: [], off: [] }]));
  for (const view of views) await scrollOnce(browser, origin, view, true);
  for (let round = 0; round < rounds; round += 1) {
    const roundStart = performance.now();
    for (const [view, viewRuns] of runs)
      for (const motion of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const))
        viewRuns[motion].push(await scrollOnce(browser, origin, view, motion === 'on'));
    const now = performance.now();
    if (now - start + (now - roundStart) > limitsMs.rounds) break;
  }
  return runs;
}

async function scrollOnce(
  browser: Browser,
  origin: string,
  { context: options, scroll }: View,
  hasMotion: boolean,
): Promise<FrameCount> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    // The event triggers hydration and loads the animations.
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await countFrames(browser, page, () => scroll(page, session));
  } finally {
    await context.close();
  }
}

/** Describes the compositor. Without a graphics card, it drops frames without motion as well. */
async function describeCompositor(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { gpu } = await session.send('SystemInfo.getInfo');
  const status =
    (gpu.featureStatus as { gpu_compositing?: string } | undefined)?.gpu_compositing ?? 'unknown';
  return status.startsWith('enabled') ? 'drawn by the graphics card' : 'drawn by the CPU, no graphics card';
}
