/**
 * Lays out a page section by section, because laying out a long page at once is a task that blocks a phone. Sections
 * near the view come with the first paint.
 *
 * `data-progressive` and `data-laying` on the root element are set before a page is shown: in the head, by client
 * navigation, or when the page enters the back/forward cache. From then on ui/styles/layout.css skips every section
 * without `data-laid`. `data-laying` is removed when all sections are laid out.
 */
import { afterPaint } from '../schedule.ts';

const sectionSelector = '[data-section],.progressive>*,footer';
/** Smallest number of elements laid out in one step, because each step also lays out their container again. */
const minElementsPerStep = 40;
/** Layout cost of a block of text, counted in elements. */
const blockCostInElements = 5;

/** Selects the lights, which come last because they cost style work in every frame once they move. */
const lightsSelector = '[data-balls]';

/** Milliseconds for which layout pauses once the pointer is over a link, because its click needs the main thread. */
const hoverPauseMs = 500;

/** Share of the view's height at which the element is that keeps its place when a scrolled page is laid out. */
const anchorLine = 0.3;

/** Ends the progressive layout of a page that is left. */
let abandonLayout = () => {};

/** Returns the elements that layout skips, the lights last. */
const findSkippable = (root: ParentNode): HTMLElement[] =>
  [sectionSelector, lightsSelector].flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);

/** Has layout skip nothing of a page that is about to be shown. */
export function layOutAtOnce(root: ParentNode): void {
  abandonLayout();
  delete document.documentElement.dataset.laying;
  for (const element of findSkippable(root)) element.dataset.laid = '';
}

/** Has layout skip the sections of the shown page until `layOutProgressively` comes to them. */
export function requireProgressiveLayout(): void {
  const { dataset } = document.documentElement;
  dataset.laying = '';
  // Setting it again would restyle the whole page.
  dataset.progressive ??= '';
}

/**
 * Starts progressive layout. A scroll ends it while heights are estimated, because a scrolled page must not move.
 * @param hasKnownHeights true if the browser remembers the height of each section, so that a scroll need not end it.
 * @returns a function that lays out all remaining elements at once, because a visitor who interacts may go anywhere.
 */
export function layOutProgressively(hasKnownHeights = false): () => void {
  abandonLayout();
  const root = document.documentElement;
  if (root.dataset.laying === undefined) return () => {};
  const pending = findSkippable(document).values();
  let isOver = false;
  const stop = () => {
    isOver = true;
    removeEventListener('scroll', onScroll);
    removeEventListener('pointerover', pause);
  };
  abandonLayout = stop;
  const finish = () => {
    if (isOver) return;
    stop();
    for (const element of pending) element.dataset.laid = '';
    delete root.dataset.laying;
  };
  /** Finishes, and holds the position of a scrolled page, because the sections above have had estimated heights. */
  const finishInPlace = () => {
    const anchor = document.elementFromPoint(innerWidth / 2, innerHeight * anchorLine);
    const getTop = () => anchor?.getBoundingClientRect().top ?? 0;
    const top = getTop();
    finish();
    scrollBy(0, getTop() - top);
  };
  const onScroll = () => {
    if (scrollY > 0) finishInPlace();
  };
  if (!hasKnownHeights) addEventListener('scroll', onScroll);
  let pauseEnd = 0;
  const pause = ({ target }: Event) => {
    if ((target as Element).closest('a')) pauseEnd = performance.now() + hoverPauseMs;
  };
  addEventListener('pointerover', pause);
  const layOutNext = () => {
    if (isOver) return;
    const remainingPause = pauseEnd - performance.now();
    if (remainingPause > 0) return void setTimeout(layOutNext, remainingPause);
    // The event of a scroll comes with the next frame.
    if (scrollY > 0 && !hasKnownHeights) return finishInPlace();
    for (let count = 0; count < minElementsPerStep; ) {
      const { value: element } = pending.next();
      if (!element) return finish();
      element.dataset.laid = '';
      count += element.querySelectorAll('*').length + blockCostInElements;
    }
    // The frame in between keeps the browser from laying out several sections in one task.
    afterPaint(layOutNext);
  };
  afterPaint(layOutNext);
  return finish;
}

/**
 * Lays out a page that is restored from the back/forward cache section by section. Only Chromium needs this, because it
 * computes the styles and the layout of such a page again, all at once. `notRestoredReasons` detects Chromium, because
 * other browsers do not have it.
 */
export function layOutRestoredPagesProgressively(): void {
  if (!('notRestoredReasons' in PerformanceNavigationTiming.prototype)) return;
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    requireProgressiveLayout();
    // Lights stay laid out, because they were visible when the visitor left the page.
    for (const section of document.querySelectorAll<HTMLElement>(sectionSelector))
      delete section.dataset.laid;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) layOutProgressively(true);
  });
}
