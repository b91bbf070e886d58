/** Tracks the highest position (smallest `scrollY`) reached on the current page. Content above it has not been seen. */

let highestScrollY = 0;

const update = (): void => {
  highestScrollY = Math.min(highestScrollY, scrollY);
};

/** Starts tracking from the current position. */
export function startTrackingScroll(): void {
  highestScrollY = scrollY;
  addEventListener('scroll', update, { passive: true });
}

/** Stops tracking once all elements have been checked, because reading the position forces pending layout. */
export const stopTrackingScroll = (): void => removeEventListener('scroll', update);

/**
 * True if an element has not been in view yet.
 * @param box the element's box in viewport coordinates.
 */
export const isUnseen = ({ top, bottom }: DOMRectReadOnly): boolean =>
  top >= innerHeight || bottom + scrollY <= highestScrollY;
