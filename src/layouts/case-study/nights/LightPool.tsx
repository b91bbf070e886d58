import type { Hue } from '#content/collections.ts';
import { Halo } from '#ui/drawings/Glow.tsx';

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
