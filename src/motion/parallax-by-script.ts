/** What ui/styles/motion.css does with a view timeline, for browsers that know none. */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** From the specification: the share of the page's way that an element stays behind. */
const speed = 0.2;
/** Seconds in which an element comes to where it should be, so that none jumps. */
const catchUp = 0.4;

gsap.registerPlugin(ScrollTrigger);

/** @returns what ends it and puts the elements back. */
export function scrub(elements: Iterable<HTMLElement>): () => void {
  const context = gsap.context(() => {
    for (const element of elements) {
      const reach = () => ((innerHeight + element.offsetHeight) * speed) / 2;
      // Where it stands by itself: a trigger would be measured where it has been moved to.
      const top = () =>
        element.getBoundingClientRect().top + scrollY - Number(gsap.getProperty(element, 'y'));
      gsap.fromTo(
        element,
        { y: () => -reach() },
        {
          y: reach,
          ease: 'none',
          scrollTrigger: {
            start: () => top() - innerHeight,
            end: () => top() + element.offsetHeight,
            scrub: catchUp,
            invalidateOnRefresh: true,
          },
        },
      );
    }
  });
  return () => context.revert();
}
