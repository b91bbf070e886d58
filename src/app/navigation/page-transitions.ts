/** Cross-fade between pages of a client navigation, if the visitor allows motion. */
import { addScriptRule } from '#motion/script-rules.ts';

/** Rules that script adds, because only client navigation starts transitions. */
const durationRule = `@supports (view-transition-name: none) {
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 180ms }
}`;
const reducedMotionRule = `@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none }
}`;

/**
 * Adds the styles of the router's view transitions, and suppresses rejections of transitions that another navigation
 * interrupts: the router does not handle their `ready` promise, so they would be reported as page errors.
 */
export function preparePageTransitions(): void {
  for (const rule of [durationRule, reducedMotionRule]) addScriptRule(rule);
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
