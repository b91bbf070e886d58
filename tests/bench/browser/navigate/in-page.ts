/** Functions that run in the page. Each is sent as source text, so it may use nothing from this module. */

export interface Hydration {
  /** Milliseconds from the first interaction until the end of hydration, effects included. */
  ms: number;
  /** Milliseconds of the longest task of the main thread during hydration. */
  longestTask: number;
}

/**
 * Triggers hydration and measures it.
 * @param chunks URLs of scripts to evaluate before.
 */
export async function timeHydrationInPage(chunks: string[]): Promise<Hydration> {
  for (const chunk of chunks) await import(chunk);
  await new Promise((resolve) => requestIdleCallback(resolve));
  const root = document.documentElement;
  let longestTask = 0;
  const note = (entries: PerformanceEntryList) => {
    longestTask = Math.max(longestTask, ...entries.map(({ duration }) => duration));
  };
  const tasks = new PerformanceObserver((list) => note(list.getEntries()));
  tasks.observe({ type: 'longtask' });
  const started = performance.now();
  const done = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (root.dataset.app === 'ready') resolve(performance.now() - started);
    }).observe(root, { attributeFilter: ['data-app'] });
  });
  dispatchEvent(new Event('pointermove'));
  const ms = await done;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  note(tasks.takeRecords());
  return { ms, longestTask };
}

/** Observes the next click. `getPaintDelay` returns the result. */
export function observeClick(): void {
  const heading = document.querySelector('h1');
  const shared = window as Window & { painted?: Promise<number> };
  shared.painted = new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const changes = new MutationObserver(() => {
      const next = document.querySelector('h1');
      if (!next || next === heading) return;
      changes.disconnect();
      // The message is delivered after the frame was drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage('');
      });
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

/** @returns milliseconds from the click until the next page was painted. */
export const getPaintDelay = (): Promise<number> | undefined =>
  (window as Window & { painted?: Promise<number> }).painted;

/** Observes the page's return from the back/forward cache. `getReturnDelay` returns the result. */
export function observeReturn(): void {
  const shared = window as Window & { returned?: Promise<number> };
  shared.returned = new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted, timeStamp }) => {
      if (!persisted) return;
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
    });
  });
}

/** @returns milliseconds from going back until the page was painted, or undefined if it was loaded again. */
export const getReturnDelay = (): Promise<number> | undefined =>
  (window as Window & { returned?: Promise<number> }).returned;
