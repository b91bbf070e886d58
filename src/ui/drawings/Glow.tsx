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
export const Halo = ({ cx, cy, r, hue }: HaloProps) => (
  <circle cx={cx} cy={cy} r={r} fill={`url(#_${hue}Halo)`} stroke="none" />
);

interface LightPoolProps {
  x: number;
  y: number;
  /** Half the width and half the height. */
  rx: number;
  ry: number;
  hue: Hue;
}

/** The glow of a light on the ground, or its reflection on water: a halo that is wider or higher than a circle. */
export const LightPool = ({ x, y, rx, ry, hue }: LightPoolProps) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(1 ${(ry / rx).toFixed(2)})`}>
    <Halo cx={0} cy={0} r={Math.round(rx)} hue={hue} />
  </g>
);

interface WaterLightProps {
  /** Left edge and width, which are those of the thing above the water. */
  x: number;
  width: number;
  /** Vertical position of the horizon, and how far down the light reaches. */
  y: number;
  depth: number;
  colour: string;
  /** Fades towards its sides as well, so that no edge shows on bright water. */
  isSoft?: boolean;
}

/** Light of a thing on water: a column that fades downwards. */
export function WaterLight({ x, width, y, depth, colour, isSoft = false }: WaterLightProps) {
  const id = useId();
  const stops = (
    <>
      <stop stopColor={colour} stopOpacity={isSoft ? '.9' : '.6'} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </>
  );
  return (
    <>
      {isSoft ? (
        <radialGradient id={id} cy="0" gradientTransform="scale(1 2)">
          {stops}
        </radialGradient>
      ) : (
        <linearGradient id={id} x2="0" y2="1">
          {stops}
        </linearGradient>
      )}
      <path d={`M${x} ${y}h${width}v${depth}h${-width}z`} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
