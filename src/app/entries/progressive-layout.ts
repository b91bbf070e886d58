/**
 * Lays out a page section by section, because laying out a long page at once is a task that blocks a phone. Sections
 * near the view come with the first paint.
 *
 * `data-progressive` and `data-laying` on the root element are set before a page is shown: in the head, by client
 * navigation, or when the page enters the back/forward cache. From then on ui/styles/layout.css skips every section
 * without `data-laid`. `data-laying` is removed when all sections are laid out.
 */
import { afterPaint } from '../schedule.ts';

/** Selects sections, and blocks of a long text. */
export const sectionSelector = '[data-section],.progressive>*,footer';
/** Smallest number of elements laid out in one step, because each step also lays out their container again. */
const minElementsPerStep = 40;
/** The same once the application runs: the rest of the home page is three steps, which end before the next tap. */
const minElementsPerLargeStep = 150;
/** Layout cost of a block of text, counted in elements. */
const blockCostInElements = 5;

/** Selects the lights, which come last because they cost style work in every frame once they move. */
const lightsSelector = '[data-balls]';

/** Milliseconds for which layout pauses once the pointer is over a link, because its click needs the main thread. */
const hoverPauseMs = 500;

/** Share of the view's height at which the element is that keeps its place when a scrolled page is laid out. */
const anchorLine = 0.3;

/** Aborts the current progressive layout, even if its page has been left. */
let controller = new AbortController();

/** Returns the elements that layout skips, the lights last. */
export const findSkippable = (root: ParentNode): HTMLElement[] =>
  [sectionSelector, lightsSelector].flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);

/**
 * Starts progressive layout. A scroll lays out what comes before and into view at once, because a scrolled page must not
 * move.
 * @param hasKnownHeights true if the browser remembers the height of each section, so that a scroll cannot move the page.
 * @returns a function that makes all later steps larger.
 */
export function layOutProgressively(hasKnownHeights = false): () => void {
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  const root = document.documentElement;
  if (root.dataset.laying === undefined) return () => {};
  const pending = findSkippable(document);
  let minElements = minElementsPerStep;
  /** Lays out all above the end of the next view, and holds the position of the page, because heights were estimates. */
  const layOutScrolled = () => {
    const anchor = document.elementFromPoint(innerWidth / 2, innerHeight * anchorLine);
    const getTop = (element?: Element | null) => element?.getBoundingClientRect().top ?? Infinity;
    const end = pending.findIndex((element) => getTop(element) > innerHeight * 2);
    const top = getTop(anchor);
    for (const element of pending.splice(0, end < 0 ? Infinity : end)) element.dataset.laid = '';
    const shift = getTop(anchor) - top;
    if (shift) scrollBy(0, shift);
  };
  if (!hasKnownHeights) addEventListener('scroll', layOutScrolled, { signal });
  let pauseEnd = 0;
  const pause = ({ target }: Event) => {
    if ((target as Element).closest('a')) pauseEnd = performance.now() + hoverPauseMs;
  };
  addEventListener('pointerover', pause, { signal });
  const layOutNext = () => {
    if (signal.aborted) return;
    const remainingPause = pauseEnd - performance.now();
    if (remainingPause > 0) return void setTimeout(layOutNext, remainingPause);
    for (let count = 0; count < minElements; ) {
      const element = pending.shift();
      if (!element) {
        controller.abort();
        delete root.dataset.laying;
        return;
      }
      element.dataset.laid = '';
      count += element.querySelectorAll('*').length + blockCostInElements;
    }
    // The frame in between keeps the browser from laying out several sections in one task.
    afterPaint(layOutNext);
  };
  afterPaint(layOutNext);
  return () => {
    minElements = minElementsPerLargeStep;
  };
}
