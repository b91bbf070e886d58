import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { shadeHue } from '#ui/drawings/shapes.tsx';

/** Position of the horizon in drawings of outcomes. */
const horizonY = 239;

interface MemberProps {
  x: number;
  /** Position of the ground. The horizon of outcomes by default. */
  y?: number;
  /** Height from the shoulders to the ground. */
  bodyHeight: number;
  scale: number;
  hue: Hue;
  skin: string;
  hair: string;
  /** Hair behind the head. */
  backHair?: ReactNode;
  /** The hair over the forehead. */
  fringe: string;
  smile?: string;
}

/** Returns the outline of a torso below the shoulders. */
export const getTorso = (bodyHeight: number) =>
  `M-113 ${bodyHeight}V86C-113 19-69 3-22 0h44c47 3 91 19 91 86v${bodyHeight - 86}Z`;

/** Long hair behind the head. */
export const longHair = 'M-81-77a81 81 0 0 1 162 0v69a24 24 0 0 1-24 24H-57a24 24 0 0 1-24-24Z';

/** A member of an association, down to the waist. The face is that of the cover of Bloomlet. */
export const Member = ({
  x,
  y = horizonY,
  bodyHeight,
  scale,
  hue,
  skin,
  hair,
  backHair,
  fringe,
  smile = 'M-17-40q17 16 34 0',
}: MemberProps) => (
  <g transform={`translate(${x} ${y - scale * bodyHeight})scale(${scale})`}>
    <g fill={hair}>{backHair}</g>
    <path fill={`url(#_${hue})`} d={getTorso(bodyHeight)} />
    {/* Folds between the torso and the arms, down to the lower edge. */}
    <path
      stroke={shadeHue(hue)}
      strokeWidth={7}
      strokeLinecap="butt"
      d={`M-70 ${bodyHeight}V96q0-10-4-18M70 ${bodyHeight}V96q0-10 4-18`}
    />
    <path fill={skin} d="M-20-40h40V-8q0 10 16 12-8 22-36 22T-36 4q16-2 16-12Z" />
    <circle fill={skin} cy={-69} r={60} />
    <path fill={hair} d={fringe} />
    <g stroke="#2b1c2e" strokeLinecap="round" fill="none">
      <path strokeWidth={12} d="M-22-60v.1m44-.1v.1" />
      <path strokeWidth={6} d={smile} />
    </g>
  </g>
);

/** Hair that is short in front. */
export const shortFringe = 'M-64-71C-79-150 79-150 64-71 52-105-52-105-64-71';

/** Long hair in front, with a parting. */
export const longFringe = 'M-64-60c-12-59 30-79 64-79s76 20 64 79c-12-17-43-24-67-52-14 24-42 35-61 52';
