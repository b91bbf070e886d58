import type { Hue } from '#content/collections.ts';

/** Props of a motif, which is drawn in a view box of 640 by 400. */
export interface MotifProps {
  /** The post's hue. */
  hue: Hue;
}

/** Returns the hue of the one light that stands out among lights of the given hue. */
export const getAccentHue = (hue: Hue): Hue => (hue === 'coral' || hue === 'rose' ? 'amber' : 'coral');

/** Returns the numbers from 0 to `length - 1`. */
export const createIndexes = (length: number): number[] => Array.from({ length }, (_, index) => index);
