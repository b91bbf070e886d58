import type { Hue } from '#content/collections.ts';

interface LightProps {
  cx: number;
  cy: number;
  r: number;
  hue: Hue;
}

/** A disc in a drawing, lit from below left like every other. */
export const Light = ({ cx, cy, r, hue }: LightProps) => (
  <circle cx={cx} cy={cy} r={r} fill={`url(#_${hue})`} stroke="none" />
);

/** Rounded, because server and browser differ in the last digit of a cosine. */
const round = (length: number) => Math.round(length * 10) / 10;

/** A point on a circle; 0° points right, 90° down. */
export function polar(cx: number, cy: number, radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { cx: round(cx + radius * Math.cos(angle)), cy: round(cy + radius * Math.sin(angle)) };
}
