/** Smooths the wheel. All other ways of scrolling stay native. */
import { gsap } from 'gsap';
import Lenis from 'lenis';
import {
  keepScrollEndEvents,
  omitStateClasses,
  onSmoothingStart,
  resetFrameTime,
} from './lenis-internals.ts';

/** Pixels between the expected and the actual scroll position that mean that something else has scrolled the page. */
const tolerancePx = 2;

/**
 * Smooths the wheel over the page. Areas that scroll by themselves keep native scrolling, and a page with
 * `overflow: hidden` does not move. It runs on gsap's frames, and only while there is something to smooth. Keys,
 * anchors, find-in-page, the scrollbar and the router's scroll restoration take precedence at once.
 * @returns a cleanup function that ends smoothing.
 */
export function smoothScroll(): () => void {
  let isTicking = false;
  const lenis = new Lenis({
    allowNestedScroll: true,
    virtualScroll: ({ event }) => isTicking || shouldSmooth(event),
  });
  keepScrollEndEvents(lenis);
  omitStateClasses(lenis);
  let expectedScrollY = scrollY;

  const stopTicking = () => {
    isTicking = false;
    gsap.ticker.remove(tick);
  };
  /** Ends the current movement where the page is now. */
  const cancel = () => {
    if (!isTicking) return;
    lenis.stop();
    lenis.start();
    stopTicking();
  };
  const tick = (seconds: number) => {
    if (Math.abs(scrollY - expectedScrollY) > tolerancePx) return cancel();
    lenis.raf(seconds * 1000);
    expectedScrollY = scrollY;
    if (lenis.isScrolling !== 'smooth') stopTicking();
  };
  onSmoothingStart(lenis, () => {
    if (isTicking) return;
    isTicking = true;
    expectedScrollY = scrollY;
    // A sleeping ticker would tick as soon as a callback is added, so it is started first.
    gsap.ticker.wake();
    resetFrameTime(lenis);
    // Prioritized: before the animations write, reading the scroll position causes no layout.
    gsap.ticker.add(tick, false, true);
  });
  addEventListener('keydown', cancel);
  return () => {
    removeEventListener('keydown', cancel);
    stopTicking();
    lenis.destroy();
  };
}

/** False for sideways scrolling, for a page zoomed by pinching, and while the page is locked. */
const shouldSmooth = (event: Event): boolean =>
  !(event instanceof WheelEvent && event.shiftKey) && (visualViewport?.scale ?? 1) <= 1 && !isPageLocked();

/** True if a layer over the page keeps it from scrolling. */
const isPageLocked = (): boolean =>
  [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
