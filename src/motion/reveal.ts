/** Scroll reveal. */
import { gsap } from 'gsap';
import { isUnseen, stopSeeing } from './scroll-extent.ts';

/** From the specification: milliseconds of one reveal, and between two looks at what has come into view. */
const duration = 1000;
const interval = 50;
/** Pixels that an element travels. */
const distance = 40;

/**
 * Reveals each `[data-reveal]` once, as its edge meets that of the view: from below when the visitor scrolls down, from
 * above when they scroll up. What has been seen already stands still.
 * @returns what ends it; what still waits is shown.
 */
export function reveal(root: ParentNode): () => void {
  const met = new Set<Element>();
  const moved = new Set<HTMLElement>();
  let batch: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const direction = followDirection();

  const flush = () => {
    timer = undefined;
    for (const element of batch) {
      element.dataset.reveal = '';
      moved.add(element);
    }
    gsap.fromTo(
      batch,
      { opacity: 0, y: direction.upwards ? -distance : distance },
      { opacity: 1, y: 0, duration: duration / 1000, ease: 'power3.out', clearProps: 'all' },
    );
    batch = [];
  };

  const observer = new IntersectionObserver((entries) => {
    direction.look();
    for (const { target, isIntersecting } of entries) {
      const element = target as HTMLElement;
      const first = !met.has(element);
      met.add(element);
      if (!isIntersecting) {
        if (first && isUnseen(element.getBoundingClientRect())) element.dataset.reveal = 'waiting';
        else if (first) observer.unobserve(element);
        continue;
      }
      observer.unobserve(element);
      if (element.dataset.reveal !== 'waiting') continue;
      batch.push(element);
      timer ??= setTimeout(flush, interval);
    }
    // The first call has told of all of them.
    stopSeeing();
  });
  const marks = [...root.querySelectorAll<HTMLElement>('[data-reveal]')];
  for (const element of marks) observer.observe(element);

  return () => {
    observer.disconnect();
    clearTimeout(timer);
    direction.end();
    gsap.killTweensOf([...moved]);
    for (const element of moved) gsap.set(element, { clearProps: 'all' });
    for (const element of marks) element.dataset.reveal = '';
  };
}

/** Which way the page is scrolled, seen now and again: a look at each step would cost what has not been laid out yet. */
function followDirection() {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(direction.look, interval);
  };
  const direction = {
    upwards: false,
    look: () => {
      if (scrollY !== last) direction.upwards = scrollY < last;
      last = scrollY;
    },
    end: () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookAtRest);
    },
  };
  addEventListener('scroll', lookAtRest, { passive: true });
  return direction;
}
