/** Starts all animations that need gsap. */
import { countUp } from './counters.ts';
import { startParallaxFallback } from './parallax-fallback.ts';
import { reveal } from './reveal.ts';
import { splitHeadings } from './split-headings.ts';

/**
 * Animates the motion elements inside an element. Their text and their accessibility tree do not change.
 * @returns a cleanup function that ends all animations and restores the elements.
 * @throws the first error of an animation, after the others have ended.
 */
export function animate(root: ParentNode): () => void {
  const cleanups: (() => void)[] = [];
  const cleanUp = () => {
    for (const stop of cleanups.splice(0)) stop();
  };
  try {
    for (const start of [reveal, splitHeadings, countUp, startParallaxFallback]) cleanups.push(start(root));
  } catch (error) {
    cleanUp();
    throw error;
  }
  return cleanUp;
}
