/** What parallax-sheet.ts does with a view timeline, for browsers that know none. */
import { gsap } from 'gsap';

/** From the specification: the share of the page's way that an element stays behind. */
const speed = 0.2;
/** Seconds in which an element comes to where it should be, so that none jumps. */
const catchUp = 0.4;

/** @returns what ends it and puts the elements back. */
export function scrub(elements: Iterable<HTMLElement>): () => void {
  const moved = [...elements].map((element) => ({
    element,
    moveTo: gsap.quickTo(element, 'y', { duration: catchUp, ease: 'power2.out' }),
  }));
  /** In the middle of the view each stands where it stands by itself. */
  const follow = () => {
    for (const { element, moveTo } of moved) {
      const { top, height } = element.getBoundingClientRect();
      const middle = top - Number(gsap.getProperty(element, 'y')) + height / 2;
      const reach = ((innerHeight + height) * speed) / 2;
      moveTo(gsap.utils.clamp(-reach, reach, (innerHeight / 2 - middle) * speed));
    }
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  return () => {
    removeEventListener('scroll', follow);
    removeEventListener('resize', follow);
    for (const { element } of moved) {
      gsap.killTweensOf(element);
      gsap.set(element, { clearProps: 'all' });
    }
  };
}
