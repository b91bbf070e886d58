/** Counts frames and tasks of a page from a Chromium trace. */
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

/** The compositor's report of a frame. Its name in a trace event depends on Chromium's version. */
interface FrameReport {
  state: 'STATE_NO_UPDATE_DESIRED' | 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED';
  frame_source: number;
  frame_sequence: number;
  layer_tree_host_id: number;
  affects_smoothness: boolean;
}

export interface FrameCount {
  /** Number of frames that had something to change. */
  frames: number;
  /** Number of those that were dropped, or presented without an animation. */
  dropped: number;
  /** Milliseconds of the longest task of the main thread, and of all tasks of 50 ms or more together. */
  longestTask: number;
  longTasks: number;
}

const categories = ['benchmark', 'cc', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
const marks = { start: 'bench-start', end: 'bench-end' };
/** Milliseconds from which a task counts as long, as in the Long Tasks API. */
const longTaskMs = 50;

/**
 * Traces a page during an action.
 * @throws Error if the trace has no frame of the page, because Chromium's format has changed.
 */
export async function countFrames(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
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
  await action();
  await page.evaluate((name) => void performance.mark(name), marks.end);
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return countTraceEvents(events);
}

function countTraceEvents(events: readonly TraceEvent[]): FrameCount {
  const start = events.find(({ name }) => name === marks.start);
  const end = events.find(({ name }) => name === marks.end);
  if (!start || !end) throw new Error('The trace has no start and end mark.');
  const benchEvents = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts && ts < end.ts);
  const tasks = benchEvents
    .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
    .map(({ dur = 0 }) => dur / 1000);
  // A frame is reported twice if the compositor continued without the main thread.
  const isDroppedByFrame = new Map<string, boolean>();
  for (const { name, args } of benchEvents) {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    if (name !== 'PipelineReporter' || !report || report.state === 'STATE_NO_UPDATE_DESIRED') continue;
    const { frame_source, frame_sequence, layer_tree_host_id, state, affects_smoothness } = report;
    const frame = `${layer_tree_host_id} ${frame_source} ${frame_sequence}`;
    isDroppedByFrame.set(
      frame,
      isDroppedByFrame.get(frame) || (state === 'STATE_DROPPED' && affects_smoothness),
    );
  }
  if (isDroppedByFrame.size === 0) throw new Error('The trace has no frame of the page.');
  return {
    frames: isDroppedByFrame.size,
    dropped: [...isDroppedByFrame.values()].filter(Boolean).length,
    longestTask: Math.round(Math.max(0, ...tasks)),
    longTasks: Math.round(tasks.filter((ms) => ms >= longTaskMs).reduce((sum, ms) => sum + ms, 0)),
  };
}
