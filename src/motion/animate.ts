/** All that the animation library moves on a page. */
import { countUp } from './counters.ts';
import { moveParallax } from './parallax.ts';
import { reveal } from './reveal.ts';
import { splitHeadings } from './split-headings.ts';

/**
 * Sets the marks inside an element in motion. Their text, and what a screen reader knows of them, stay as they are.
 * @returns what ends all of it and leaves the marks as they were written.
 * @throws what one of them throws; the others are ended.
 */
export function animate(root: ParentNode): () => void {
  const ends: (() => void)[] = [];
  const end = () => {
    for (const each of ends.splice(0)) each();
  };
  try {
    for (const begin of [reveal, splitHeadings, countUp, moveParallax]) ends.push(begin(root));
  } catch (error) {
    end();
    throw error;
  }
  return end;
}
