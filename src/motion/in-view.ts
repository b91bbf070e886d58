/** Fade-in: what is marked becomes active as it comes into view. The fading itself is CSS. */
import { onceEntered } from './observe-entry.ts';

/** From the specification: how far inside the view. */
const margin = '100px';

/**
 * Sets `data-in-view` to `waiting` on marks below the view, and to `active` as they come into view; those that have
 * been passed are active at once.
 * @param hides whether there is somebody to scroll to what waits.
 * @returns what ends it; what still waits is shown.
 */
export function markInView(root: ParentNode, hides: boolean): () => void {
  const marks = [...root.querySelectorAll<HTMLElement>('[data-in-view]:not([data-in-view="active"])')];
  const end = onceEntered(marks, margin, {
    wait: (element) => {
      if (hides) element.dataset.inView = 'waiting';
    },
    enter: (element) => {
      element.dataset.inView = 'active';
    },
  });
  return () => {
    end();
    for (const element of marks) if (element.dataset.inView === 'waiting') element.dataset.inView = '';
  };
}
