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
function animate(root: ParentNode): () => void {
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

/**
 * Animates the motion elements once progressive layout has ended, because measuring a section that it skips lays the
 * section out at once. They start in a task after the frame that shows the last section, so that a tap in between is
 * answered first.
 * @returns a cleanup function.
 */
export function animateOnceLaidOut(root: ParentNode): () => void {
  let cleanUp: (() => void) | undefined;
  let hasEnded = false;
  waitForLayout()
    .then(() => {
      if (!hasEnded) cleanUp = animate(root);
    })
    .catch(console.warn);
  return () => {
    hasEnded = true;
    cleanUp?.();
  };
}

/** Resolves once progressive layout has ended and its last frame is painted. */
async function waitForLayout(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.laying === undefined) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(root, { attributeFilter: ['data-laying'] });
  });
}
