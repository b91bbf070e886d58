import type { Hue } from '#content/collections.ts';

/** Every motif is drawn on a field of 640 by 400, in the post's light. */
export interface MotifProps {
  hue: Hue;
}

/** The light that stands out among others of a hue. */
export const opposite = (hue: Hue): Hue => (hue === 'coral' || hue === 'rose' ? 'amber' : 'coral');

/** 0, 1, 2 and so on. */
export const series = (length: number): number[] => Array.from({ length }, (_, place) => place);
