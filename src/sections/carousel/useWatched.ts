import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** How much of the element has to be in view. */
const threshold = 0.5;

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether an element can be seen: it is in view, in a tab that is not hidden. No, where a browser cannot tell. */
export function useWatched(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  const shown = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    // Several entries come at once after a busy moment; the last one holds.
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView && shown;
}
