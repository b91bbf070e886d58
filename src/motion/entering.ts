/** What motion does with an element on its way into view. */
export interface Entering {
  /** It lies below the view: it may be hidden, nobody has seen it. Not called for what was seen before. */
  wait?: (element: HTMLElement) => void;
  /** Its top has come up to the line, now or before anybody looked. Called once. */
  enter: (element: HTMLElement) => void;
}

/**
 * Watches elements until they come into view for the first time.
 * @param margin how far above the lower edge of the view the line lies: `100px`, or `10%` of the view's height.
 * @returns what ends the watch.
 */
export function onceEntered(
  elements: Iterable<HTMLElement>,
  margin: `${number}px` | `${number}%`,
  { wait, enter }: Entering,
): () => void {
  const met = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        const first = !met.has(element);
        met.add(element);
        if (
          isIntersecting ||
          (first && (isPassed(boundingClientRect) || isAtEnd(boundingClientRect, margin)))
        ) {
          observer.unobserve(element);
          enter(element);
        } else if (first && boundingClientRect.top >= innerHeight) wait?.(element);
      }
    },
    { rootMargin: `0px 0px -${margin} 0px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

const isPassed = ({ bottom }: DOMRectReadOnly): boolean => bottom <= 0;

/** Whether the page ends before the element can reach the line. */
function isAtEnd({ top }: DOMRectReadOnly, margin: string): boolean {
  const depth = margin.endsWith('%')
    ? (innerHeight * Number.parseFloat(margin)) / 100
    : Number.parseFloat(margin);
  return document.documentElement.scrollHeight - (scrollY + top) < depth;
}
