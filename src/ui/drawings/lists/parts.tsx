import type { Point } from '../Figure.tsx';

/** Vertical position of the horizon in drawings of lists. */
export const groundY = 150;

/** A way that something takes, in dots. */
export const DottedWay = ({ d }: { d: string }) => <path d={d} strokeWidth="3.5" strokeDasharray="0 9" />;

/** Length of each line of an arrowhead, and its angle to the way. */
const headLength = 15;
const headAngle = 0.62;

/** A curved way in dots, with an arrowhead at its end. `via` is the control point of the curve. */
export function DottedArrow({ from, via, to: [x, y] }: { from: Point; via: Point; to: Point }) {
  const direction = Math.atan2(y - via[1], x - via[0]);
  const getHeadEnd = (angle: number): Point => [
    Math.round(x - headLength * Math.cos(direction + angle)),
    Math.round(y - headLength * Math.sin(direction + angle)),
  ];
  return (
    <>
      <DottedWay d={`M${from}Q${via} ${x},${y}`} />
      <path d={`M${getHeadEnd(headAngle)}L${x} ${y}L${getHeadEnd(-headAngle)}`} strokeWidth="3.5" />
    </>
  );
}

interface RingProps {
  cx: number;
  cy: number;
  r: number;
}

/** A light that is out, or not there yet. */
export const Ring = ({ cx, cy, r }: RingProps) => (
  <circle cx={cx} cy={cy} r={r} strokeWidth="2" strokeDasharray="5 6" />
);

/** A server with two drives. */
export const Server = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 54)`}>
    <path d={`M0 ${groundY - 54}V0h76v${groundY - 54}z`} fill="var(--card)" stroke="none" />
    <path d="M0 48h76" stroke="var(--soft)" strokeWidth="4" strokeLinecap="butt" />
    <path d="M18 24h0M18 72h0" stroke="var(--moss)" strokeWidth="12" />
    <path d="M38 24h22M38 72h22" stroke="var(--bar)" strokeWidth="6" />
  </g>
);
