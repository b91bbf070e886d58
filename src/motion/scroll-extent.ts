/** How far up the visitor has been on the page that is shown: what lies above that, and is out of view, nobody has seen. */

let top = 0;

const follow = (): void => {
  top = Math.min(top, scrollY);
};

/** Begins anew: from here on. */
export function startSeeing(): void {
  top = scrollY;
  addEventListener('scroll', follow, { passive: true });
}

/** Ends it, once all has been looked at: each look at the position costs what has not been laid out yet. */
export const stopSeeing = (): void => removeEventListener('scroll', follow);

/**
 * Whether an element has not been in view yet.
 * @param box where it is now, in the window's coordinates.
 */
export const isUnseen = ({ top: upper, bottom }: DOMRectReadOnly): boolean =>
  upper >= innerHeight || bottom + scrollY <= top;
