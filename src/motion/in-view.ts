/** Fade-in: marks elements as active when they come into view. CSS does the fading. */
import { observeEntry } from './observe-entry.ts';

/** Bottom root margin from the specification. */
const margin = '100px';

/**
 * Sets `data-in-view` to `waiting` on elements below the view, and to `active` when they come into view. Elements above
 * the view become active at once.
 * @param canHide false while nobody may scroll to a hidden element, so that none is hidden.
 * @returns a cleanup function that shows the elements that still wait.
 */
export function markInView(root: ParentNode, canHide: boolean): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-in-view]:not([data-in-view="active"])')];
  const stopObserving = observeEntry(elements, margin, {
    onBelow: (element) => {
      if (canHide) element.dataset.inView = 'waiting';
    },
    onEnter: (element) => {
      element.dataset.inView = 'active';
    },
  });
  return () => {
    stopObserving();
    for (const element of elements) if (element.dataset.inView === 'waiting') element.dataset.inView = '';
  };
}
