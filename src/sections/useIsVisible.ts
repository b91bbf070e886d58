import { type RefObject, useEffect, useState } from 'react';

interface Watch {
  /** Followed only while this is true. */
  wanted?: boolean;
  /** What counts as the view, and how much of the element has to be in it: options of the IntersectionObserver. */
  rootMargin?: string;
  threshold?: number;
}

/** Whether an element can be seen: it is in view, in a tab that is not hidden. No, where a browser cannot tell. */
export function useWatched(
  element: RefObject<HTMLElement | null>,
  { wanted = true, rootMargin = '0px', threshold = 0 }: Watch,
): boolean {
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (!wanted || !element.current || !('IntersectionObserver' in window)) return;
    let inView = false;
    const look = () => setWatched(inView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries come at once after a busy moment; the last one holds.
        inView = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin, threshold },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      setWatched(false);
    };
  }, [element, wanted, rootMargin, threshold]);
  return watched;
}
