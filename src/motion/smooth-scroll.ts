/** The wheel, smoothed. Everything else that scrolls a page is the browser's. */
import { gsap } from 'gsap';
import Lenis from 'lenis';

/** Pixels between where smoothing has put the page and where it is, from which somebody else has scrolled it. */
const tolerance = 2;

/**
 * Smooths the wheel over the page; areas that scroll by themselves keep theirs, and a page that must not scroll
 * stands. It ticks with the animations' own frames, and only while there is something to smooth. Keys, anchors,
 * find-in-page, the scrollbar and the router's restoring win over it at once.
 * @returns what ends it.
 */
export function smoothScroll(): () => void {
  const lenis = new Lenis({ allowNestedScroll: true, virtualScroll: () => !isHeld() });
  let expected = scrollY;

  const tick = (seconds: number) => {
    if (Math.abs(scrollY - expected) > tolerance) {
      // Forgets where it was going.
      lenis.stop();
      lenis.start();
    }
    lenis.raf(seconds * 1000);
    expected = scrollY;
    if (lenis.isScrolling !== 'smooth') gsap.ticker.remove(tick);
  };
  lenis.on('virtual-scroll', ({ event }) => {
    if (event.type !== 'wheel' || lenis.isScrolling === 'smooth') return;
    expected = scrollY;
    // Lenis counts from its last frame, which may have been long ago.
    lenis.time = gsap.ticker.time * 1000;
    gsap.ticker.add(tick);
  });
  return () => {
    gsap.ticker.remove(tick);
    lenis.destroy();
  };
}

/** Whether the page is held in place, by what lies over it. */
const isHeld = (): boolean =>
  [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
