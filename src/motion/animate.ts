/** Starts the animations of elements that come into view. */
import { startParallaxFallback } from './parallax-fallback.ts';
import { reveal } from './reveal.ts';
import { splitHeadings } from './split-headings.ts';

/** Starts the animations of one kind inside an element. @returns a cleanup function that restores the elements. */
type AnimationStarter = (root: ParentNode) => () => void;

/**
 * Animates the motion elements inside an element. Their text and their accessibility tree do not change.
 * @param starters one for each kind of animation.
 * @returns a cleanup function that ends all animations and restores the elements.
 * @throws the first error of an animation, after the others have ended.
 */
function animate(root: ParentNode, starters: AnimationStarter[]): () => void {
  const cleanups: (() => void)[] = [];
  const cleanUp = () => {
    for (const stop of cleanups.splice(0)) stop();
  };
  try {
    for (const start of starters) cleanups.push(start(root));
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
  // All kinds start together, because scrolling is no longer tracked once reveals have checked all elements.
  Promise.all([loadCounters(root), waitForLayout()])
    .then(([counters]) => {
      if (!hasEnded) cleanUp = animate(root, [reveal, splitHeadings, ...counters, startParallaxFallback]);
    })
    .catch(console.warn);
  return () => {
    hasEnded = true;
    cleanUp?.();
  };
}

/** Loads the starter of counters, and gsap with it, if there are figures that count. They stay as they are if it fails. */
async function loadCounters(root: ParentNode): Promise<AnimationStarter[]> {
  if (!root.querySelector('[data-counter]')) return [];
  try {
    return [(await import('./counters.ts')).countUp];
  } catch (error) {
    console.warn(error);
    return [];
  }
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
