/** Parallax with a CSS view timeline, which the browser follows off the main thread. */
import { addScriptRule } from './script-rules.ts';

/**
 * An element travels through the height of the view plus its own height, and falls a fifth of that behind: the
 * specification's speed of 0.2. parallax-gsap.ts does the same for browsers without view timelines.
 *
 * The inset `0px` counts the whole view. Without it, the page's scroll padding would be subtracted.
 */
const timelineRule = `@media screen and (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    [data-parallax] { animation: parallax linear both; animation-timeline: view(block 0px) }
  }
}`;
const keyframesRule = `@keyframes parallax {
  from { translate: 0 calc(-10vh - 10%) }
  to { translate: 0 calc(10vh + 10%) }
}`;

/** Adds rules that move every present and future `[data-parallax]` while motion is allowed. */
export function addParallaxRules(): void {
  addScriptRule(timelineRule);
  addScriptRule(keyframesRule);
}
