/** Frames and tasks of one page, counted from a trace of Chromium's. */
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport };
}

/** What the compositor says about a frame that was due; which of the names it bears depends on the version. */
interface FrameReport {
  state: 'STATE_NO_UPDATE_DESIRED' | 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED';
  frame_source: number;
  frame_sequence: number;
  layer_tree_host_id: number;
  affects_smoothness: boolean;
}

export interface FrameCount {
  /** Frames in which something was to change. */
  frames: number;
  /** Of these, the ones that did not come, or came without something that moves. */
  dropped: number;
  /** Milliseconds: the longest task of the page's main thread, and all that took 50 or more, together. */
  longestTask: number;
  longTasks: number;
}

const categories = ['benchmark', 'cc', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
const marks = { start: 'bench-start', end: 'bench-end' };
/** Milliseconds from which on a task counts as long, as in the Long Tasks API. */
const long = 50;

/**
 * Traces a page while something is done to it.
 * @throws when Chromium's trace holds no frame of the page: its format has changed.
 */
export async function countFrames(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<FrameCount> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await page.evaluate((name) => void performance.mark(name), marks.start);
  await act();
  await page.evaluate((name) => void performance.mark(name), marks.end);
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return countIn(events);
}

function countIn(events: readonly TraceEvent[]): FrameCount {
  const start = events.find(({ name }) => name === marks.start);
  const end = events.find(({ name }) => name === marks.end);
  if (!start || !end) throw new Error('The trace does not say when the scrolling began and ended.');
  const during = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts && ts < end.ts);
  const tasks = during
    .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
    .map(({ dur = 0 }) => dur / 1000);
  // A frame is reported on twice when the compositor went on without the page's main thread.
  const due = new Map<string, boolean>();
  for (const { name, args } of during) {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    if (name !== 'PipelineReporter' || !report || report.state === 'STATE_NO_UPDATE_DESIRED') continue;
    const { frame_source, frame_sequence, layer_tree_host_id, state, affects_smoothness } = report;
    const frame = `${layer_tree_host_id} ${frame_source} ${frame_sequence}`;
    due.set(frame, due.get(frame) || (state === 'STATE_DROPPED' && affects_smoothness));
  }
  if (due.size === 0) throw new Error('The trace holds no frame of the page.');
  return {
    frames: due.size,
    dropped: [...due.values()].filter(Boolean).length,
    longestTask: Math.round(Math.max(0, ...tasks)),
    longTasks: Math.round(tasks.filter((each) => each >= long).reduce((sum, each) => sum + each, 0)),
  };
}
