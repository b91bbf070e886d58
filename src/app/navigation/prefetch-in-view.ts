/** The pages that can be seen to lead on from here. */
import { pageBrought } from '#motion/page-event.ts';
import { pageBehind } from './prefetch.ts';

/** Pages fetched so from one page, at most. */
const most = 6;

/** What Chromium knows of the line; the others say nothing, and it is not guessed. */
type Line = { saveData: boolean; effectiveType: string };

/** Whether bytes that may never be used do no harm: the browser says that the line is fast, and nobody saves data. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.effectiveType === '4g' && !connection.saveData;
}

/**
 * Prefetches the pages of links in view, one after the other, while nothing else is to be done; now and for the whole
 * visit.
 * @param prefetch resolves when the next may begin.
 */
export function prefetchInView(prefetch: (path: string) => Promise<unknown>): void {
  if (!('IntersectionObserver' in window)) return;
  const waiting = new Set<string>();
  let left = 0;
  let busy = false;
  const next = () => {
    const [path] = waiting;
    if (busy || left === 0 || path === undefined) return;
    waiting.delete(path);
    left -= 1;
    busy = true;
    requestIdleCallback(async () => {
      await prefetch(path);
      busy = false;
      next();
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pageBehind(target);
      if (path !== undefined) waiting[isIntersecting ? 'add' : 'delete'](path);
    }
    next();
  });
  const look = () => {
    observer.disconnect();
    waiting.clear();
    left = isFree() ? most : 0;
    if (left > 0) for (const link of document.links) observer.observe(link);
  };
  document.addEventListener(pageBrought, look);
  look();
}
