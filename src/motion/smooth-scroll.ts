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
  let ticking = false;
  const lenis = new Lenis({
    allowNestedScroll: true,
    virtualScroll: ({ event }) => ticking || isMeant(event),
  });
  // It would keep the end of every scrolling from everybody else, that of nested areas included.
  // biome-ignore lint/complexity/useLiteralKeys: the types keep it private
  window.removeEventListener('scrollend', lenis['onScrollEnd'], { capture: true });
  let expected = scrollY;

  const rest = () => {
    ticking = false;
    gsap.ticker.remove(tick);
  };
  /** Forgets where it was going. */
  const give = () => {
    if (!ticking) return;
    lenis.stop();
    lenis.start();
    rest();
  };
  const tick = (seconds: number) => {
    if (Math.abs(scrollY - expected) > tolerance) return give();
    lenis.raf(seconds * 1000);
    expected = scrollY;
    if (lenis.isScrolling !== 'smooth') rest();
  };
  lenis.on('virtual-scroll', ({ event }) => {
    if (ticking || event.type !== 'wheel') return;
    // Lenis says this before it takes the wheel up, and a ticker that has slept ticks as soon as something is added.
    queueMicrotask(() => {
      if (ticking || lenis.isScrolling !== 'smooth') return;
      ticking = true;
      expected = scrollY;
      gsap.ticker.wake();
      // Lenis counts from its last frame, which may have been long ago.
      lenis.time = gsap.ticker.time * 1000;
      // Before the animations write, reading where the page is costs no layout.
      gsap.ticker.add(tick, false, true);
    });
  });
  addEventListener('keydown', give);
  return () => {
    removeEventListener('keydown', give);
    rest();
    lenis.destroy();
  };
}

/** Not to scroll sideways, nor to move about in a page that has been magnified, nor under what holds the page. */
const isMeant = (event: Event): boolean =>
  !(event instanceof WheelEvent && event.shiftKey) && (visualViewport?.scale ?? 1) <= 1 && !isHeld();

/** Whether the page is held in place, by what lies over it. */
const isHeld = (): boolean =>
  [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
