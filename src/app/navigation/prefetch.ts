/** Prefetches pages that the visitor may open next: on intent, and while their links are in view. */
import { pageChangeEvent } from '#motion/page-event.ts';
import { getConnectionSpeed } from './connection-speed.ts';
import { findPageLink } from './links.ts';

/** Milliseconds of hovering that count as intent, as in instant.page. A pointer that only crosses a link leaves sooner. */
const hoverDelayMs = 65;

/** Matches devices whose pointer can rest on a link. */
export const hoverQuery = matchMedia('(hover: hover)');

/** Maximum number of pages prefetched because their links are in view, for each page. */
const maxPrefetchedInView = 6;

/** Returns the path of the page that a link leads to; undefined for the current page. */
function getLinkedPath(target: EventTarget | null): string | undefined {
  const path = findPageLink(target)?.pathname;
  return path === location.pathname ? undefined : path;
}

/**
 * Prefetches the page of a link that is pressed, focused or hovered, for the rest of the visit.
 * @param prefetch called with the path, and with true if there is time to lay out the page, because the link is hovered or has
 *   visible focus.
 */
export function prefetchOnIntent(prefetch: (path: string, canLayOut: boolean) => unknown): void {
  const prefetchTarget = (target: EventTarget | null, canLayOut: boolean) => {
    const path = getLinkedPath(target);
    if (path !== undefined) prefetch(path, canLayOut);
  };
  let hoverTimer: ReturnType<typeof setTimeout>;
  // `touchstart` is not needed, because a slow phone handles it 20 to 50 ms after `pointerdown`.
  addEventListener('pointerdown', ({ target }) => {
    clearTimeout(hoverTimer);
    prefetchTarget(target, false);
  });
  // A press focuses the link too, but not visibly.
  addEventListener('focusin', ({ target }) =>
    prefetchTarget(target, (target as Element).matches(':focus-visible')),
  );
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    // When a page scrolls, phones report a mouse at the position of the last tap.
    const isHovered = pointerType === 'mouse' && hoverQuery.matches;
    hoverTimer = setTimeout(prefetchTarget, hoverDelayMs, target, isHovered);
  });
  // The interaction that loaded the application may have been such an intent. The application starts, so there is no time.
  for (const target of document.querySelectorAll('a:hover, a:focus')) prefetchTarget(target, false);
}

/**
 * Prefetches the pages of links in view, one at a time while the browser is idle, for the rest of the visit.
 * @param prefetch returns a promise that resolves when the next page may be fetched.
 */
export function prefetchInView(prefetch: (path: string, priority: 'low') => Promise<unknown>): void {
  if (!('IntersectionObserver' in window)) return;
  const pendingPaths = new Set<string>();
  let remaining = 0;
  let isBusy = false;
  const prefetchNext = () => {
    const [path] = pendingPaths;
    if (isBusy || remaining === 0 || path === undefined) return;
    pendingPaths.delete(path);
    remaining -= 1;
    isBusy = true;
    requestIdleCallback(async () => {
      await prefetch(path, 'low');
      isBusy = false;
      prefetchNext();
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = getLinkedPath(target);
      if (path !== undefined) pendingPaths[isIntersecting ? 'add' : 'delete'](path);
    }
    prefetchNext();
  });
  const observeLinks = () => {
    observer.disconnect();
    pendingPaths.clear();
    // Prefetching needs a connection that is reported as fast, because the pages may remain unused.
    remaining = getConnectionSpeed() === 'fast' ? maxPrefetchedInView : 0;
    // Language links are left out, because few visitors follow them. Intent still prefetches their pages.
    if (remaining > 0)
      for (const link of document.querySelectorAll('a[href]:not([hreflang])')) observer.observe(link);
  };
  document.addEventListener(pageChangeEvent, observeLinks);
  observeLinks();
}
