/**
 * Tracks how far the visitor has scrolled up and down on the current page. Content between these positions has been in
 * view, and is not hidden for an animation.
 */

let highestScrollY = 0;
let lowestScrollY = 0;

const update = (): void => {
  highestScrollY = Math.min(highestScrollY, scrollY);
  lowestScrollY = Math.max(lowestScrollY, scrollY);
};

/** Starts tracking from the current position. */
export function startTrackingScroll(): void {
  highestScrollY = scrollY;
  lowestScrollY = scrollY;
  addEventListener('scroll', update, { passive: true });
}

/** Stops tracking once all elements have been checked, because reading the position forces pending layout. */
export const stopTrackingScroll = (): void => removeEventListener('scroll', update);

/**
 * True if an element is above or below what has been in view.
 * @param box the element's box in viewport coordinates.
 */
export const isUnseen = ({ top, bottom }: DOMRectReadOnly): boolean =>
  top + scrollY >= lowestScrollY + innerHeight || bottom + scrollY <= highestScrollY;
