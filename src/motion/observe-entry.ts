/** What motion does with an element on its way into view. */
export interface Entering {
  /** It lies below the view: it may be hidden, nobody has seen it. Not called for what was seen before. */
  wait?: (element: HTMLElement) => void;
  /** Its top has come up to the line, now or before anybody looked; or it cannot, since the page ends. Called once. */
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
  const ahead = new Set(elements);
  const met = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      const { scrollHeight } = document.documentElement;
      const depth = margin.endsWith('%')
        ? (innerHeight * Number.parseFloat(margin)) / 100
        : Number.parseFloat(margin);
      // All is read before anything is written: the entries are those of a frame that may be long gone.
      const looks = entries.map(({ target, isIntersecting }) => {
        const element = target as HTMLElement;
        const { top, bottom } = element.getBoundingClientRect();
        const first = !met.has(element);
        met.add(element);
        const entered = isIntersecting || (first && bottom <= 0) || scrollHeight - scrollY - top < depth;
        return { element, entered, below: first && top >= innerHeight };
      });
      for (const { element, entered, below } of looks) {
        if (entered && ahead.delete(element)) {
          observer.unobserve(element);
          enter(element);
        } else if (below) wait?.(element);
      }
    },
    { rootMargin: `0px 0px -${margin} 0px` },
  );
  /** Observed anew, each element is told of again: at another size the page may end before it reaches the line. */
  const lookAgain = () => {
    observer.disconnect();
    for (const element of ahead) observer.observe(element);
  };
  lookAgain();
  addEventListener('resize', lookAgain);
  return () => {
    removeEventListener('resize', lookAgain);
    observer.disconnect();
  };
}
