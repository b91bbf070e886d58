import type { Hue } from '#content/collections.ts';

/** A hue over the colour of a screen, for areas that text and icons are on. */
export const mixHue = (hue: Hue, percent: number) =>
  `color-mix(in oklab, var(--${hue}) ${percent}%, var(--card))`;

interface ShadowProps {
  cx: number;
  cy: number;
  rx: number;
}

/** The shadow of a thing on the ground. */
export const Shadow = ({ cx, cy, rx }: ShadowProps) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={rx * 0.12} fill="var(--shade)" />
);
