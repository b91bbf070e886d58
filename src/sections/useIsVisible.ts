import { type RefObject, useEffect, useState } from 'react';

interface VisibilityOptions extends Pick<IntersectionObserverInit, 'rootMargin'> {
  /** Share of the element that must be in view. */
  threshold?: number;
  /** The element is observed only while this is true. */
  enabled?: boolean;
}

/**
 * Returns whether an element is in view and its tab is not hidden. Returns false in browsers without
 * IntersectionObserver.
 */
export function useIsVisible(
  element: RefObject<HTMLElement | null>,
  { enabled = true, rootMargin = '0px', threshold = 0 }: VisibilityOptions,
): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!enabled || !element.current || !('IntersectionObserver' in window)) return;
    let inView = false;
    const update = () => setIsVisible(inView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current one: several arrive together when the main thread was busy.
        inView = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin, threshold },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      setIsVisible(false);
    };
  }, [element, enabled, rootMargin, threshold]);
  return isVisible;
}
