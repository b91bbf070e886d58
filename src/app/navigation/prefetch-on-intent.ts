/** The pages that a visitor is about to ask for. */
import { pageBehind } from './prefetch.ts';

/** Milliseconds that a pointer rests on a link it means, as in instant.page; one that crosses it is gone sooner. */
const rest = 65;

/** Prefetches the page of a link that is touched, focused, or under a pointer that rests; now and for the whole visit. */
export function prefetchOnIntent(prefetch: (path: string) => unknown): void {
  const intend = ({ target }: { target: EventTarget | null }) => {
    const path = pageBehind(target);
    if (path !== undefined) prefetch(path);
  };
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('touchstart', intend, { passive: true });
  addEventListener('focusin', intend);
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(intend, rest, { target });
  });
  // The sign that woke the page may have been such an intent.
  for (const target of document.querySelectorAll('a:hover, a:focus')) intend({ target });
}
