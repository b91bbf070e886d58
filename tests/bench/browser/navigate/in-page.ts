/** Functions that run in the page. Playwright sends each one as source text, so it may use nothing from this module. */

export interface Hydration {
  /** Milliseconds from the first interaction until the end of hydration, effects included. */
  ms: number;
  /** Milliseconds of the longest task of the main thread during hydration. */
  longestTaskMs: number;
}

/**
 * Triggers hydration and measures it.
 * @param chunks URLs of scripts to evaluate first, so that their evaluation is not measured.
 */
export async function timeHydrationInPage(chunks: string[]): Promise<Hydration> {
  for (const chunk of chunks) await import(chunk);
  await new Promise((resolve) => requestIdleCallback(resolve));
  const root = document.documentElement;
  let longestTaskMs = 0;
  const updateLongestTask = (entries: PerformanceEntryList) => {
    longestTaskMs = Math.max(longestTaskMs, ...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => updateLongestTask(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  const hydrated = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (root.dataset.app === 'ready') resolve(performance.now() - start);
    }).observe(root, { attributeFilter: ['data-app'] });
  });
  dispatchEvent(new Event('pointermove'));
  const ms = await hydrated;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  updateLongestTask(observer.takeRecords());
  return { ms, longestTaskMs };
}

/** Observes the next click. `getPaintDelay` returns the result. */
export function observeClick(): void {
  const heading = document.querySelector('h1');
  const timings = window as Window & { painted?: Promise<number> };
  timings.painted = new Promise((resolve) => {
    let clickedAt = 0;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const next = document.querySelector('h1');
      if (!next || next === heading) return;
      observer.disconnect();
      // The message is delivered after the frame was drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage('');
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Returns the milliseconds from the click until the next page was painted. */
export const getPaintDelay = (): Promise<number> | undefined =>
  (window as Window & { painted?: Promise<number> }).painted;

/** Observes the page's return from the back/forward cache. `getReturnDelay` returns the result. */
export function observeReturn(): void {
  const timings = window as Window & { returned?: Promise<number> };
  timings.returned = new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted, timeStamp }) => {
      if (!persisted) return;
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
    });
  });
}

/** Returns the milliseconds from going back until the page was painted; undefined if it was loaded again. */
export const getReturnDelay = (): Promise<number> | undefined =>
  (window as Window & { returned?: Promise<number> }).returned;
