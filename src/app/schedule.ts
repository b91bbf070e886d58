/** Scheduling of work that may wait: after the next frame, or in the next task. */

/** Milliseconds after which a task runs even if the browser is not idle. */
const idleTimeoutMs = 100;

/** Runs a task when the browser is idle, or after the queued tasks where it does not report idle time. */
const whenIdle = (task: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: idleTimeoutMs }) : setTimeout(task);

/** Runs a task when the browser is idle after the next frame. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => whenIdle(task));
}

type Scheduler = { yield?: () => Promise<void> };

/** Ends the current task, so that the browser can answer the visitor in between. */
export const yieldToMain = (): Promise<void> =>
  (window as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve));
