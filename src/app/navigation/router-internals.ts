import type { createBrowserRouter } from 'react-router-dom';

/** Milliseconds: a page that is there sooner shows no indicator. */
const indicatorDelay = 150;

/**
 * Has a router tell React of its steps so that a page which is there at once is painted at once.
 *
 * The next page is rendered in one go, where the router would leave it to a transition of React's: that yields every
 * 5 ms to frames of the page that is being left. That a page is loading is told only when it takes a while: it renders
 * the whole frame.
 */
export function updateAtOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const { subscribe } = router;
  router.subscribe = (tell) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const leave = subscribe((state, options) => {
      clearTimeout(late);
      const now = () => tell(state, { ...options, flushSync: true });
      if (state.navigation.state === 'idle') now();
      else late = setTimeout(now, indicatorDelay);
    });
    return () => {
      clearTimeout(late);
      leave();
    };
  };
}
