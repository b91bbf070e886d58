/** How pages that script brings take each other's place: they cross-fade, where that is wanted. */
import { addScriptRule } from '#motion/script-rules.ts';

/** Brought by script, which alone starts a transition: other pages need not carry it. */
const short = `@supports (view-transition-name: none) {
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 180ms }
}`;
const still = `@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none }
}`;

/**
 * Sets up what the router's transitions look like, and keeps quiet about those that another navigation cuts short:
 * their `ready` rejects, the router does not look at it, and it would be reported as an error of the page's.
 */
export function preparePageTransitions(): void {
  for (const rule of [short, still]) addScriptRule(rule);
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
