/**
 * Tracks how far the visitor has scrolled up and down on the current page. Content between these positions has been in
 * view, and is not hidden for an animation.
 */

let minScrollY = 0;
let maxScrollY = 0;

const update = (): void => {
  minScrollY = Math.min(minScrollY, scrollY);
  maxScrollY = Math.max(maxScrollY, scrollY);
};

/** Starts tracking from the current position. */
export function startTrackingScroll(): void {
  minScrollY = scrollY;
  maxScrollY = scrollY;
  addEventListener('scroll', update, { passive: true });
}

/** Stops tracking once all elements have been checked, because reading the position forces pending layout. */
export const stopTrackingScroll = (): void => removeEventListener('scroll', update);

/**
 * Returns true if an element is wholly above or below the range that has been in view.
 * @param box the element's box in viewport coordinates.
 */
export const isUnseen = ({ top, bottom }: DOMRectReadOnly): boolean =>
  top + scrollY >= maxScrollY + innerHeight || bottom + scrollY <= minScrollY;
