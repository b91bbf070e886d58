import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from './Light.tsx';

interface FigureProps {
  /** Position of the foot, in units of the drawing. The figure is 238 high. */
  x: number;
  y: number;
  scale?: number;
  hue: Hue;
  /** What the person wears, above the torso and the head. */
  children?: ReactNode;
}

/** A person without a face: a light as the head above a torso. */
export const Figure = ({ x, y, scale = 1, hue, children }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="none">
    <path d="M-70 0a70 150 0 0 1 140 0q-70 14-140 0z" fill={`url(#_${hue})`} />
    <Light cx={0} cy={-195} r={42} hue={hue} />
    {children}
  </g>
);

interface ArmProps {
  /** Path from the shoulder to the wrist. */
  d: string;
  hand: readonly [x: number, y: number];
  hue: Hue;
  width?: number;
}

/** An arm in a shade of the torso that it is before, with the hand that holds a tool. */
export const Arm = ({ d, hand: [cx, cy], hue, width = 26 }: ArmProps) => (
  <>
    <path d={d} stroke={`oklch(from var(--${hue}) calc(l - .1) c h)`} strokeWidth={width} />
    <Light cx={cx} cy={cy} r={width * 0.66} hue={hue} />
  </>
);
