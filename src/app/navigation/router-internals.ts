/**
 * Uses of react-router beyond its public API. Check them again at each update: they were verified with 7.18.5.
 *
 * No public option replaces them. `useTransitions={false}` on `RouterProvider` avoids React transitions, but still
 * renders the shell for the loading state of every navigation, and no option sets `flushSync` for back and forward.
 */
import type { createBrowserRouter } from 'react-router-dom';
import { afterPaint } from '../schedule.ts';
import { indicatorDelayMs } from './indicator-delay.ts';

type Router = ReturnType<typeof createBrowserRouter>;
export type RouterState = Router['state'];

/**
 * Makes a router report its state to React so that a loaded page is painted at once. Call it before `RouterProvider`
 * renders, because that subscribes through `router.subscribe`.
 *
 * Updates are flushed synchronously. By default the router starts a React transition, which yields every 5 ms to frames
 * of the page that is being left. The loading state is reported only after a delay, because it renders the whole shell.
 * @param showPage shows the page of a state whose data is loaded. If it returns true, React receives the state only after
 *   the next paint, or before its next state, because rendering takes as long as showing the page.
 */
export function flushRouterUpdates(
  router: Pick<Router, 'subscribe'>,
  showPage: (state: RouterState) => boolean,
): void {
  const { subscribe } = router;
  router.subscribe = (subscriber) => {
    let finishLast = () => {};
    const unsubscribe = subscribe((state, options) => {
      finishLast();
      finishLast = () => {};
      const report = () => subscriber(state, { ...options, flushSync: true });
      if (state.navigation.state !== 'idle') {
        const timer = setTimeout(report, indicatorDelayMs);
        finishLast = () => clearTimeout(timer);
      } else if (showPage(state)) {
        let isPending = true;
        const reportOnce = () => {
          if (isPending) {
            isPending = false;
            report();
          }
        };
        afterPaint(reportOnce);
        finishLast = reportOnce;
      } else report();
    });
    return () => {
      finishLast();
      unsubscribe();
    };
  };
}

/**
 * Assigns router keys to history entries that the browser creates itself, for links to an anchor on the page. The
 * router treats an entry without a key as its first one, and an anchor that is followed again as the current entry, so
 * it would restore a scroll position instead of going to the anchor.
 *
 * Call it before `createBrowserRouter`, so that this listener runs before the router's.
 * @param getCurrentKey returns the key of the router's current entry.
 */
export function assignHistoryKeys(getCurrentKey: () => string): void {
  addEventListener('popstate', () => {
    const { key } = (history.state ?? {}) as { key?: string };
    if (history.state === null || key === getCurrentKey())
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
  });
}
