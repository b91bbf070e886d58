/** Uses of lenis beyond its public API. Check them again at each update of lenis: they were verified with 1.3.27. */
import { gsap } from 'gsap';
import type Lenis from 'lenis';

/** Private members of lenis. */
interface LenisInternals {
  onScrollEnd: EventListener;
}

/**
 * Keeps lenis from writing its state into classes of the root element whenever scrolling begins and ends. Each change makes
 * the browser compute the styles of all links and lists again, because some selectors match only elements without a
 * class. No option turns it off, and the method is private.
 */
export function omitStateClasses(lenis: Lenis): void {
  Object.assign(lenis, { updateClassName() {} });
}

/**
 * Removes lenis's capturing `scrollend` listener. It stops native `scrollend` events of the page, and of areas that
 * scroll by themselves, from reaching other listeners. No option turns it off.
 */
export function keepScrollEndEvents(lenis: Lenis): void {
  const { onScrollEnd } = lenis as unknown as LenisInternals;
  window.removeEventListener('scrollend', onScrollEnd, { capture: true });
}

/**
 * Calls back when lenis has started to smooth a turn of the wheel. Lenis emits `virtual-scroll` synchronously before it
 * sets `isScrolling`, so the callback runs in a microtask after the event.
 */
export function onSmoothingStart(lenis: Lenis, callback: () => void): void {
  lenis.on('virtual-scroll', ({ event }) => {
    if (event.type !== 'wheel') return;
    queueMicrotask(() => {
      if (lenis.isScrolling === 'smooth') callback();
    });
  });
}

/** Sets the time of the last frame, because lenis measures from it and it may have been long ago. */
export function resetFrameTime(lenis: Lenis): void {
  lenis.time = gsap.ticker.time * 1000;
}
