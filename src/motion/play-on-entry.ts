/** What plays once on a copy of an element, as it comes into view. */
import { onceEntered } from './observe-entry.ts';
import { type Veil, veil } from './overlay.ts';

interface Entrance {
  /** Lays out the copy that waits below the view. */
  prepare?: (copy: HTMLElement, host: HTMLElement) => void;
  /**
   * Begins to play on the copy.
   * @param done to be called at the end, or when the copy no longer fits.
   * @returns what stops it.
   */
  play: (copy: HTMLElement, host: HTMLElement, done: () => void) => () => void;
}

/** How far above the lower edge of the view: the specification's trigger is an element's top at 90 % of the view. */
const margin = '10%';

/**
 * Veils elements that lie below the view, and plays their entrance when they come into it. What has been seen stands
 * still.
 * @returns what ends it; the elements are shown.
 */
export function enterOnce(hosts: Iterable<HTMLElement>, { prepare, play }: Entrance): () => void {
  // There letters cannot be hidden: they would be seen twice.
  if (matchMedia('(forced-colors: active)').matches) return () => {};
  const veils = new Map<HTMLElement, Veil>();
  const stops = new Map<HTMLElement, () => void>();
  const end = (host: HTMLElement) => {
    stops.get(host)?.();
    veils.get(host)?.lift();
    stops.delete(host);
    veils.delete(host);
  };
  /** Whatever goes wrong with a copy, the text is there. */
  const orShow = (host: HTMLElement, work: () => void) => {
    try {
      work();
    } catch (error) {
      console.warn(error);
      end(host);
    }
  };
  const unwatch = onceEntered(hosts, margin, {
    wait: (host) => {
      const over = veil(host);
      veils.set(host, over);
      orShow(host, () => prepare?.(over.copy, host));
    },
    enter: (host) => {
      const over = veils.get(host);
      if (over)
        orShow(host, () =>
          stops.set(
            host,
            play(over.copy, host, () => end(host)),
          ),
        );
    },
  });
  return () => {
    unwatch();
    for (const host of [...veils.keys()]) end(host);
  };
}
