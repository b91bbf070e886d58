/** Parallax with gsap, equivalent to the view timeline of parallax-css.ts. */
import { gsap } from 'gsap';

/** Share of the scroll distance that an element falls behind, from the specification. */
const speed = 0.2;
/** Seconds until an element reaches its target, so that it does not jump. */
const catchUpSeconds = 0.4;

/**
 * Moves the elements with the scroll position.
 * @returns a cleanup function that puts the elements back.
 */
export function startGsapParallax(elements: Iterable<HTMLElement>): () => void {
  const animatedElements = [...elements].map((element) => ({
    element,
    moveTo: gsap.quickTo(element, 'y', { duration: catchUpSeconds, ease: 'power2.out' }),
  }));
  /** Moves every element. The offset is 0 when the element is in the middle of the view. */
  const update = () => {
    for (const { element, moveTo } of animatedElements) {
      const { top, height } = element.getBoundingClientRect();
      const middle = top - Number(gsap.getProperty(element, 'y')) + height / 2;
      const maxOffset = ((innerHeight + height) * speed) / 2;
      moveTo(gsap.utils.clamp(-maxOffset, maxOffset, (innerHeight / 2 - middle) * speed));
    }
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  return () => {
    removeEventListener('scroll', update);
    removeEventListener('resize', update);
    for (const { element } of animatedElements) {
      gsap.killTweensOf(element);
      gsap.set(element, { clearProps: 'all' });
    }
  };
}
