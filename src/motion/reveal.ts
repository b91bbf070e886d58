/** Scroll reveal: elements fade and slide in when they come into view. */
import { isUnseen, stopTrackingScroll } from './scroll-extent.ts';

/** Milliseconds of one reveal, and between two batches of elements. Both are from the specification. */
const durationMs = 1000;
const batchIntervalMs = 50;
/** Easing of reveals and headings, as easings.net defines it. gsap calls it `power3.out`. */
export const easeOutQuart = 'cubic-bezier(0.25, 1, 0.5, 1)';
/** Pixels that an element travels. */
const distancePx = 40;

/**
 * Reveals each `[data-reveal]` once, when its edge meets that of the view: from below when the visitor scrolls down,
 * from above when they scroll up. Elements that have been visible stay as they are.
 * @returns a cleanup function that ends the animations and shows the elements that still wait.
 */
export function reveal(root: ParentNode): () => void {
  const reported = new Set<Element>();
  const animations: Animation[] = [];
  let batch: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const direction = trackDirection();

  const revealBatch = () => {
    timer = undefined;
    const start = direction.isUpwards ? -distancePx : distancePx;
    for (const element of batch) {
      element.dataset.reveal = '';
      animations.push(
        element.animate(
          { opacity: [0, 1], translate: [`0 ${start}px`, '0 0'] },
          { duration: durationMs, easing: easeOutQuart },
        ),
      );
    }
    batch = [];
  };

  const observer = new IntersectionObserver((entries) => {
    direction.update();
    for (const { target, isIntersecting } of entries) {
      const element = target as HTMLElement;
      const isFirst = !reported.has(element);
      reported.add(element);
      if (!isIntersecting) {
        const box = element.getBoundingClientRect();
        // An element right of the viewport stays visible, because vertical scrolling never reveals it.
        if (isFirst && isUnseen(box) && box.left < innerWidth) element.dataset.reveal = 'waiting';
        else if (isFirst) observer.unobserve(element);
        continue;
      }
      observer.unobserve(element);
      if (element.dataset.reveal !== 'waiting') continue;
      batch.push(element);
      timer ??= setTimeout(revealBatch, batchIntervalMs);
    }
    // The first call reports all elements, so the scroll extent is not needed after it.
    stopTrackingScroll();
  });
  const elements = [...root.querySelectorAll<HTMLElement>('[data-reveal]')];
  for (const element of elements) observer.observe(element);

  return () => {
    observer.disconnect();
    clearTimeout(timer);
    direction.stop();
    for (const animation of animations) animation.cancel();
    for (const element of elements) element.dataset.reveal = '';
  };
}

/**
 * Tracks the scroll direction. It is updated when scrolling pauses, because reading the position at every scroll event
 * forces pending layout.
 */
function trackDirection() {
  let lastScrollY = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateAfterPause = () => {
    clearTimeout(timer);
    timer = setTimeout(direction.update, batchIntervalMs);
  };
  const direction = {
    isUpwards: false,
    update: () => {
      if (scrollY !== lastScrollY) direction.isUpwards = scrollY < lastScrollY;
      lastScrollY = scrollY;
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('scroll', updateAfterPause);
    },
  };
  addEventListener('scroll', updateAfterPause, { passive: true });
  return direction;
}
