/** What is timed inside the page. Each function goes there as its own source, so that it uses nothing from outside. */

export interface Hydration {
  /** Milliseconds from the sign of a person until React has taken the page over, effects included. */
  ms: number;
  /** Milliseconds: the longest task of the main thread meanwhile. */
  longestTask: number;
}

/**
 * Gives the page a sign of a person.
 * @param chunks addresses of scripts to evaluate before.
 */
export async function hydrate(chunks: string[]): Promise<Hydration> {
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

/** Sets a watch on the next click: `paintedAfter` tells what came of it. */
export function watchClick(): void {
  const heading = document.querySelector('h1');
  const shared = window as Window & { painted?: Promise<number> };
  shared.painted = new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const changes = new MutationObserver(() => {
      const next = document.querySelector('h1');
      if (!next || next === heading) return;
      changes.disconnect();
      // The frame that holds it is drawn before a task that the frame's own callback asks for.
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
export const paintedAfter = (): Promise<number> | undefined =>
  (window as Window & { painted?: Promise<number> }).painted;

/** Sets a watch on the page's return from the back/forward cache. */
export function watchReturn(): void {
  const shared = window as Window & { returned?: Promise<number> };
  shared.returned = new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted, timeStamp }) => {
      if (!persisted) return;
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
    });
  });
}

/** @returns milliseconds from the way back until the page was painted; undefined when it was loaded anew. */
export const returnedAfter = (): Promise<number> | undefined =>
  (window as Window & { returned?: Promise<number> }).returned;
