/** Dropped frames while the home page is scrolled end to end on a slow CPU, with motion beside without. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { type FrameFigures, figuresOf, type Runs } from './report.ts';
import { swipeToEnd, wheelToEnd } from './scroll.ts';
import { countFrames, type FrameCount } from './trace.ts';

const slowdown = 4;
/** Runs of each view, each with motion on and off. One before them is not counted. */
const rounds = 3;
/** Milliseconds: a machine that is busy makes fewer rounds than it should, and ends in any case. */
const limits = { rounds: 180_000, all: 235_000 };

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
 * Runs it: a fresh build, a server in a process of its own, and Chromium.
 * @throws when the build is refused, or all of it takes too long.
 */
export async function benchFrames(): Promise<FrameFigures> {
  // Of the last minute, before it has its own: a machine that does other things measures those, too.
  const load = loadavg()[0]?.toFixed(1);
  const outDir = path.resolve('.cache/bench/frames');
  if (!(await runBuild({ ...readEnvironment(process.env), outDir })))
    throw new Error('Without a build there is nothing to scroll.');
  const server = await startServerProcess({
    OUT_DIR: outDir,
    DATA_DIR: path.resolve('.cache/bench/frames-data'),
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch(launchOptions);
  const limit = setTimeout(() => void browser.close(), limits.all);
  try {
    const runs = await alternate(browser, server.origin);
    const processor = `${cpus().length} × ${cpus()[0]?.model.trim()} (load ${load} before)`;
    return {
      measuredOn: `Chromium ${browser.version()}, ${await drawnBy(browser)}; ${processor}, slowed ${slowdown} times`,
      views: [...runs].map(([{ name }, counts]) => figuresOf(name, counts)),
    };
  } finally {
    clearTimeout(limit);
    await browser.close();
    await server.stop();
  }
}

/** All the views, again and again, neither way always first. */
async function alternate(browser: Browser, origin: string): Promise<Map<View, Runs>> {
  const started = performance.now();
  const runs = new Map<View, Runs>(views.map((view) => [view, { on: [], off: [] }]));
  for (const view of views) await scrollOnce(browser, origin, view, true);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    for (const [view, counts] of runs)
      for (const way of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const))
        counts[way].push(await scrollOnce(browser, origin, view, way === 'on'));
    const now = performance.now();
    if (now - started + (now - begun) > limits.rounds) break;
  }
  return runs;
}

async function scrollOnce(
  browser: Browser,
  origin: string,
  { context: options, scroll }: View,
  motion: boolean,
): Promise<FrameCount> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    // A sign of a person: the application is loaded, and what moves the page.
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await countFrames(browser, page, () => scroll(page, session));
  } finally {
    await context.close();
  }
}

/** What draws: a machine without a graphics card drops frames by itself. */
async function drawnBy(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { gpu } = await session.send('SystemInfo.getInfo');
  const status =
    (gpu.featureStatus as { gpu_compositing?: string } | undefined)?.gpu_compositing ?? 'unknown';
  return status.startsWith('enabled') ? 'drawn by the graphics card' : 'drawn by the CPU, no graphics card';
}
