import { useId } from 'react';
import type { Hue } from '#content/collections.ts';

interface HaloProps {
  cx: number;
  cy: number;
  /** Radius at which the glow ends. */
  r: number;
  hue: Hue;
}

/** The soft glow around a light at night. */
export function Halo({ cx, cy, r, hue }: HaloProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".2" stopColor={`oklch(from var(--${hue}) l c h / .55)`} />
        <stop offset=".5" stopColor={`oklch(from var(--${hue}) l c h / .2)`} />
        <stop offset="1" stopColor={`oklch(from var(--${hue}) l c h / 0)`} />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} stroke="none" />
    </>
  );
}

const columnGradient = { x2: 0, y2: 1 };
/** Half an ellipse below the horizon. */
const softGradient = { cy: 0, gradientTransform: 'scale(1 2)' };

interface WaterLightProps {
  /** Left edge and width, which are those of the thing above the water. */
  x: number;
  width: number;
  /** Vertical position of the horizon, and how far down the light reaches. */
  y: number;
  depth: number;
  colour: string;
  /** True for a light that also fades towards both sides. */
  isSoft?: boolean;
}

/** The light of a thing on water: a column as wide as the thing. */
export function WaterLight({ x, width, y, depth, colour, isSoft = false }: WaterLightProps) {
  const id = useId();
  const Gradient = isSoft ? 'radialGradient' : 'linearGradient';
  return (
    <>
      <Gradient id={id} {...(isSoft ? softGradient : columnGradient)}>
        <stop stopColor={colour} stopOpacity={isSoft ? '.9' : '.6'} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </Gradient>
      <path d={`M${x} ${y}h${width}v${depth}h${-width}z`} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
