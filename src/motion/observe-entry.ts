import { isUnseen } from './scroll-extent.ts';

/** Callbacks for an element on its way into view. */
export interface EntryCallbacks {
  /** Called if the element is below the view when it is first observed, and has not been in view. May hide it. */
  onBelow?: (element: HTMLElement) => void;
  /**
   * Called once, when the element's top is at or above the entry line, or cannot reach it because the page ends.
   * Elements that are above the line from the start count, too.
   */
  onEnter: (element: HTMLElement) => void;
}

/**
 * Observes elements until they come into view for the first time.
 * @param margin distance of the entry line from the lower edge of the view: `100px`, or `10%` of the view's height.
 * @returns a cleanup function that stops observing.
 */
export function observeEntry(
  elements: Iterable<HTMLElement>,
  margin: `${number}px` | `${number}%`,
  { onBelow, onEnter }: EntryCallbacks,
): () => void {
  const pending = new Set(elements);
  const reported = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      const { scrollHeight } = document.documentElement;
      const distance = Number.parseFloat(margin);
      const marginPixels = margin.endsWith('%') ? (innerHeight * distance) / 100 : distance;
      // All reads come before all writes. Boxes are measured again, because the entries may be many frames old.
      const states = entries.map(({ target, isIntersecting, boundingClientRect }) => {
        const element = target as HTMLElement;
        const isFirst = !reported.has(element);
        reported.add(element);
        // An element that progressive layout skips has no height. Measuring it would lay out its section at once.
        if (!isIntersecting && !boundingClientRect.height) return { element, isBelow: isFirst };
        const box = element.getBoundingClientRect();
        const hasEntered =
          isIntersecting || (isFirst && box.bottom <= 0) || scrollHeight - scrollY - box.top < marginPixels;
        return { element, hasEntered, isBelow: isFirst && box.top >= innerHeight && isUnseen(box) };
      });
      for (const { element, hasEntered, isBelow } of states) {
        if (hasEntered && pending.delete(element)) {
          observer.unobserve(element);
          onEnter(element);
        } else if (isBelow) onBelow?.(element);
      }
    },
    { rootMargin: `0px 0px -${margin} 0px` },
  );
  /** Observes all pending elements, so that each is reported: after a resize the page may end before the line. */
  const observePending = () => {
    observer.disconnect();
    for (const element of pending) observer.observe(element);
  };
  observePending();
  addEventListener('resize', observePending);
  return () => {
    removeEventListener('resize', observePending);
    observer.disconnect();
  };
}
