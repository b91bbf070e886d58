/** Parallax by a view timeline, which a browser follows away from the main thread. */
import { addScriptRule } from './script-rules.ts';

/**
 * Over the way through the view, which is the view's height and its own, an element falls a fifth of it behind: the
 * specification's speed of 0.2. Where a browser has no view timelines, parallax-by-script.ts does the same.
 *
 * The whole view counts: without a number, the page's scroll padding would be taken from it.
 */
const timeline = `@media screen and (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    [data-parallax] { animation: parallax linear both; animation-timeline: view(block 0px) }
  }
}`;
const keyframes = `@keyframes parallax {
  from { translate: 0 calc(-10vh - 10%) }
  to { translate: 0 calc(10vh + 10%) }
}`;

/** Moves every `[data-parallax]`, now and later, while motion is wanted. Brought by script: nothing moves without it. */
export function bringParallax(): void {
  addScriptRule(timeline);
  addScriptRule(keyframes);
}
