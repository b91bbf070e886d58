/** Parallax where the style sheet cannot do it: see parallax-sheet.ts. */

/** Whether the browser moves `[data-parallax]` with the scroll position by CSS alone, away from the main thread. */
const byStyleSheet = CSS.supports('animation-timeline: view()');

/**
 * Moves each `[data-parallax]` while it is in view.
 * @returns what ends it and puts them back.
 */
export function moveParallax(root: ParentNode): () => void {
  const marks = byStyleSheet ? [] : root.querySelectorAll<HTMLElement>('[data-parallax]');
  if (marks.length === 0) return () => {};
  let ended = false;
  let end: (() => void) | undefined;
  import('./parallax-gsap.ts').then(({ scrub }) => {
    if (!ended) end = scrub(marks);
  }, console.warn);
  return () => {
    ended = true;
    end?.();
  };
}
