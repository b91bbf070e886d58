/** Plays an animation once on a copy of an element, when the element comes into view. */
import { observeEntry } from './observe-entry.ts';
import { createOverlay, type Overlay } from './overlay.ts';

interface EntryAnimation {
  /** Fills the copy while the element waits below the view. */
  prepare?: (copy: HTMLElement, host: HTMLElement) => void;
  /**
   * Starts the animation on the copy.
   * @param onDone must be called at the end, or when the copy no longer matches the text.
   * @returns a function that stops the animation.
   */
  play: (copy: HTMLElement, host: HTMLElement, onDone: () => void) => () => void;
}

/** Distance of the entry line from the lower edge of the view. The specification's trigger is `top 90%`. */
const margin = '10%';

/**
 * Covers elements below the view with an overlay, and plays their animation when they come into view. Elements that
 * were visible before stay as they are.
 * @returns a cleanup function that ends the animations and shows the elements.
 */
export function playOnEntry(hosts: Iterable<HTMLElement>, { prepare, play }: EntryAnimation): () => void {
  // Forced colors override transparent text, so that text and copy would both be visible.
  if (matchMedia('(forced-colors: active)').matches) return () => {};
  const overlays = new Map<HTMLElement, Overlay>();
  const stopFunctions = new Map<HTMLElement, () => void>();
  const end = (host: HTMLElement) => {
    stopFunctions.get(host)?.();
    overlays.get(host)?.remove();
    stopFunctions.delete(host);
    overlays.delete(host);
  };
  /** Runs an animation step, and shows the text if it throws. */
  const runOrShow = (host: HTMLElement, step: () => void) => {
    try {
      step();
    } catch (error) {
      console.warn(error);
      end(host);
    }
  };
  const stopObserving = observeEntry(hosts, margin, {
    onBelow: (host) => {
      const overlay = createOverlay(host);
      overlays.set(host, overlay);
      runOrShow(host, () => prepare?.(overlay.copy, host));
    },
    onEnter: (host) => {
      const overlay = overlays.get(host);
      if (overlay)
        runOrShow(host, () =>
          stopFunctions.set(
            host,
            play(overlay.copy, host, () => end(host)),
          ),
        );
    },
  });
  return () => {
    stopObserving();
    for (const host of [...overlays.keys()]) end(host);
  };
}
