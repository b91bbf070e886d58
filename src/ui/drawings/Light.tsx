import type { Hue } from '#content/collections.ts';

interface LightProps {
  cx: number;
  cy: number;
  r: number;
  hue: Hue;
  /** At night, the middle of a light near the viewer is nearly white. */
  isBright?: boolean | undefined;
}

/** A light in a drawing: a disc with the gradient of its hue. */
export const Light = ({ cx, cy, r, hue, isBright }: LightProps) => (
  <>
    <circle cx={cx} cy={cy} r={r} fill={`url(#_${hue})`} stroke="none" />
    {isBright && <circle cx={cx} cy={cy} r={r} fill="url(#_headGlare)" stroke="none" />}
  </>
);

/** Rounds to one decimal, because server and browser may differ in the last digit of a cosine. */
export const roundToTenth = (length: number) => Math.round(length * 10) / 10;

/** Returns a point on a circle. 0° is right of the centre, 90° below it. */
export function polarToCartesian(cx: number, cy: number, radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { cx: roundToTenth(cx + radius * Math.cos(angle)), cy: roundToTenth(cy + radius * Math.sin(angle)) };
}
