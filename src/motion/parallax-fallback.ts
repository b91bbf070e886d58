/** Parallax for browsers without view timelines. parallax-css.ts handles all others. */

/** True if CSS alone moves `[data-parallax]` with the scroll position, off the main thread. */
const supportsViewTimeline = CSS.supports('animation-timeline: view()');

/**
 * Moves each `[data-parallax]` while it is in view, if the browser has no view timelines.
 * @returns a cleanup function that puts the elements back.
 */
export function startParallaxFallback(root: ParentNode): () => void {
  const elements = supportsViewTimeline ? [] : root.querySelectorAll<HTMLElement>('[data-parallax]');
  if (elements.length === 0) return () => {};
  let hasEnded = false;
  let stop: (() => void) | undefined;
  import('./parallax-gsap.ts').then(({ startGsapParallax }) => {
    if (!hasEnded) stop = startGsapParallax(elements);
  }, console.warn);
  return () => {
    hasEnded = true;
    stop?.();
  };
}
