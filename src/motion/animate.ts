/** All that the animation library moves on a page. */
import { countUp } from './counters.ts';
import { moveParallax } from './parallax.ts';
import { reveal } from './reveal.ts';
import { splitHeadings } from './split-headings.ts';

/**
 * Sets the marks inside an element in motion. Their text, and what a screen reader knows of them, stay as they are.
 * @returns what ends all of it and leaves the marks as they were written.
 */
export function animate(root: ParentNode): () => void {
  const ends = [reveal, splitHeadings, countUp, moveParallax].map((begin) => begin(root));
  return () => {
    for (const end of ends) end();
  };
}
