/**
 * A page transition that another navigation cuts short rejects its `ready`. The router, which starts it, does not look
 * at that: it would be reported as an error of the page's.
 */
export function expectSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
      event.preventDefault();
  });
}
