/** Functions that run in the page. Playwright sends each one as source text, so it may use nothing from this module. */

export interface NavigationTiming {
  /** Milliseconds from the click until the next page's heading was painted. */
  painted: number;
  /** Milliseconds from the click until the main thread was idle after two more frames. */
  settled: number;
}

export interface WorstTimings {
  /** Milliseconds of the slowest interaction (INP). The browser does not report those of less than 16. */
  inp: number;
  /** Milliseconds of the longest task that began after the first paint. */
  longestTask: number;
}

/** What must be seen after a tap: that an element appears, disappears, has the focus, or moves. */
export interface Effect {
  kind: 'visible' | 'hidden' | 'focused' | 'moved';
  selector: string;
}

interface Timings {
  navigation?: NavigationTiming;
  effect?: number;
  /** Milliseconds from going back until the page of the back/forward cache was painted. */
  returned?: number;
  /** True if another page was loaded after this one. */
  isLeft?: boolean;
  /** Observes the next click until the page after it is painted. */
  observeNavigation(): void;
  /** Observes the next touch until its effect is painted. Returns false if the effect is there already. */
  observeEffect(effect: Effect): boolean;
  /** Resolves when the main thread is idle, and no task was long in the last 200 ms. */
  waitForIdle(): Promise<void>;
  getWorst(): WorstTimings;
}
export type TimedWindow = Window & { timings: Timings };

/** Installs `window.timings`. It runs in every document before the page's own scripts. */
export function installTimings(): void {
  if (!location.protocol.startsWith('http') || window !== window.top) return;
  const minReportedMs = 16;
  const quietMs = 200;
  /** A navigation lasts longer than a document, so its start is kept in the session's storage. */
  const storage = { heading: 'bench-heading', clickedAt: 'bench-clicked-at', worst: 'bench-worst' };
  let inp = 0;
  let isNavigationObserved = false;
  let lastLongTaskEnd = 0;
  const longTasks: PerformanceEntry[] = [];
  const countEvents = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[])
      if (entry.interactionId || entry.entryType === 'first-input') inp = Math.max(inp, entry.duration);
  };
  const countTasks = (entries: PerformanceEntryList) => {
    longTasks.push(...entries);
    for (const { startTime, duration } of entries)
      lastLongTaskEnd = Math.max(lastLongTaskEnd, startTime + duration);
  };
  const eventObserver = new PerformanceObserver((list) => countEvents(list.getEntries()));
  const options = { type: 'event', buffered: true, durationThreshold: minReportedMs };
  eventObserver.observe(options);
  eventObserver.observe({ type: 'first-input', buffered: true });
  const taskObserver = new PerformanceObserver((list) => countTasks(list.getEntries()));
  taskObserver.observe({ type: 'longtask', buffered: true });

  const getWorst = (): WorstTimings => {
    countEvents(eventObserver.takeRecords());
    countTasks(taskObserver.takeRecords());
    const earlier = JSON.parse(
      sessionStorage.getItem(storage.worst) ?? '{"inp":0,"longestTask":0}',
    ) as WorstTimings;
    const firstPaint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const durations = longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .map(({ duration }) => duration);
    return {
      inp: Math.max(minReportedMs, earlier.inp, inp),
      longestTask: Math.max(earlier.longestTask, ...durations),
    };
  };
  addEventListener('pagehide', () => sessionStorage.setItem(storage.worst, JSON.stringify(getWorst())));

  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ checkVisibilityCSS: true }) && width > 0 && bottom > 0 && top < innerHeight
    );
  };
  const findHeading = () => [...document.querySelectorAll('h1')].find(isInView)?.textContent;
  /** Calls back after the frame was drawn: the message is delivered after it. */
  const afterFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage('');
  };
  const now = () => performance.timeOrigin + performance.now();

  const watchHeading = () => {
    const clickedAt = Number(sessionStorage.getItem(storage.clickedAt));
    const previousHeading = sessionStorage.getItem(storage.heading);
    const check = () => {
      const heading = findHeading();
      if (!heading || heading === previousHeading) {
        requestAnimationFrame(check);
        return;
      }
      afterFrame(() => {
        const painted = now() - clickedAt;
        sessionStorage.removeItem(storage.clickedAt);
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              timings.navigation = { painted, settled: now() - clickedAt };
            }),
          ),
        );
      });
    };
    requestAnimationFrame(check);
  };
  // The first listener of the window, because another one may hide clicks.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!isNavigationObserved) return;
      isNavigationObserved = false;
      sessionStorage.setItem(storage.clickedAt, `${performance.timeOrigin + timeStamp}`);
      watchHeading();
    },
    { capture: true },
  );
  const resumeNavigation = () => {
    if (sessionStorage.getItem(storage.clickedAt)) watchHeading();
  };

  const timings: Timings = {
    observeNavigation() {
      delete timings.navigation;
      sessionStorage.setItem(storage.heading, findHeading() ?? '');
      isNavigationObserved = true;
    },
    observeEffect({ kind, selector }) {
      delete timings.effect;
      const getPlaces = () =>
        [...document.querySelectorAll(selector)]
          .map((element) =>
            [element.getBoundingClientRect().x, getComputedStyle(element).visibility].join(' '),
          )
          .join();
      const places = getPlaces();
      const hasHappened = () => {
        if (kind === 'moved') return getPlaces() !== places;
        const elements = [...document.querySelectorAll(selector)];
        if (kind === 'focused') return elements.includes(document.activeElement as Element);
        return elements.some(isInView) === (kind === 'visible');
      };
      if (hasHappened()) return false;
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const check = () => {
            if (!hasHappened()) requestAnimationFrame(check);
            else
              afterFrame(() => {
                timings.effect = performance.now() - timeStamp;
              });
          };
          requestAnimationFrame(check);
        },
        { capture: true, once: true },
      );
      return true;
    },
    waitForIdle: () =>
      new Promise((resolve) => {
        const check = () =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              if (performance.now() - lastLongTaskEnd >= quietMs) resolve();
              else setTimeout(check, quietMs / 4);
            }),
          );
        check();
      }),
    getWorst,
  };
  (window as unknown as TimedWindow).timings = timings;
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    requestAnimationFrame(() =>
      afterFrame(() => {
        timings.returned = performance.now() - timeStamp;
      }),
    );
  });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', resumeNavigation, { once: true });
  else resumeNavigation();
}

/** Triggers our hydration. @returns the milliseconds until it has ended, effects included. */
export async function timeHydrationInPage(): Promise<number> {
  const root = document.documentElement;
  const start = performance.now();
  const hydrated = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (root.dataset.app === 'ready') resolve(performance.now() - start);
    }).observe(root, { attributeFilter: ['data-app'] });
  });
  dispatchEvent(new Event('pointermove'));
  return hydrated;
}
