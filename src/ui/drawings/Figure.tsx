import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from './Light.tsx';

interface FigureProps {
  /** Position of the foot, in units of the drawing. The figure is 238 high. */
  x: number;
  y: number;
  scale?: number;
  hue: Hue;
  /** Outline of the torso, if it goes on below the foot, behind others. */
  torso?: string | undefined;
  /** The head shines, as that of a `Light`. */
  isBright?: boolean | undefined;
  /** What the person wears, above the torso and the head. */
  children?: ReactNode;
}

/** Vertical position of a head, and its radius, in units of a figure. */
export const headY = -195;
export const headRadius = 42;

/**
 * Returns the outline of a torso, in units of a figure.
 * @param length height of the part below its origin. People behind something need a long one, whose base is hidden.
 */
export const getTorsoPath = (length: number) => `M-70 0a70 155 0 0 1 140 0v${length}h-140z`;

/** Height of the part of a torso below its origin, on which a figure stands. */
export const footDepth = 7;

/** Outline of the torso of a figure that stands on a line. */
export const torsoPath = getTorsoPath(footDepth);

/** Returns the place of a figure whose torso ends on the ground. */
export const standOn = (groundY: number, x: number, scale = 1) => ({
  x,
  y: groundY - footDepth * scale,
  scale,
});

/** A person without a face: a light as the head above a torso. */
export const Figure = ({ x, y, scale = 1, hue, torso = torsoPath, isBright, children }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="none">
    <path d={torso} fill={`url(#_${hue})`} />
    <Light cx={0} cy={headY} r={headRadius} hue={hue} isBright={isBright} />
    {children}
  </g>
);

export type Point = readonly [x: number, y: number];

type Place = Pick<FigureProps, 'x' | 'y' | 'scale'>;

/** Returns the point of the drawing at a point of a figure. */
export const toDrawingPoint = (figure: Place, [x, y]: Point): Point => {
  const { scale = 1 } = figure;
  return [figure.x + x * scale, figure.y + y * scale];
};

interface ArmProps {
  /** Points of the drawing. The arm bends towards the elbow, and begins at the shoulder of its side. */
  elbow: Point;
  hand: Point;
  hue: Hue;
  /** Place of the figure that the arm belongs to. By default the arm is drawn inside a figure. */
  figure?: Place;
}

/** Position of a shoulder, so far inside the torso that the arm does not stick out above it. The other one is mirrored. */
const shoulderX = 34;
const shoulderY = -88;

/** Half the width of an arm of a figure at the shoulder, where it bends and at the wrist, and radius of the hand. */
const armWidths = [21, 16, 11] as const;
export const handRadius = 17;

/**
 * An arm, from the shoulder to the hand that holds a tool. It has the gradient of the torso, so that it grows out of
 * the torso without a seam, and tapers towards the hand.
 */
export function Arm({ elbow, hand, hue, figure: { x, y, scale = 1 } = { x: 0, y: 0 } }: ArmProps) {
  const toFigure = ([px, py]: Point): Point => [(px - x) / scale, (py - y) / scale];
  const bend = toFigure(elbow);
  const wrist = toFigure(hand);
  const shoulder = [bend[0] < 0 ? -shoulderX : shoulderX, shoulderY] as const;
  return (
    <g transform={x || y ? `translate(${x} ${y}) scale(${scale})` : undefined} stroke="none">
      <path d={getArmOutline(shoulder, bend, wrist)} fill={`url(#_${hue}Arm)`} />
      <Light cx={Math.round(wrist[0])} cy={Math.round(wrist[1])} r={handRadius} hue={hue} />
    </g>
  );
}

/** Share of the upper arm and of the forearm that the bend takes. The rest of them is straight, as bones are. */
const bendShare = 0.62;

const getPointBetween = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Returns the direction across the line between two points. */
function getNormal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(ay - by) / length, (bx - ax) / length];
}

/** Returns the outline of an arm that gets thinner: straight, one bend around the elbow, and straight again. */
function getArmOutline(shoulder: Point, elbow: Point, wrist: Point) {
  const [start, bend, end] = armWidths;
  const upper = getNormal(shoulder, elbow);
  const lower = getNormal(elbow, wrist);
  const offset = ([px, py]: Point, [nx, ny]: Point, by: number) =>
    `${Math.round(px + nx * by)} ${Math.round(py + ny * by)}`;
  /** The control point of the bend is where the sides of the upper arm and of the forearm meet. */
  const corner: Point = [upper[0] + lower[0], upper[1] + lower[1]];
  const cornerLength = Math.max(0.5, 1 + upper[0] * lower[0] + upper[1] * lower[1]);
  /** Half the width where the straight part ends, between that at the bend and that at the far end. */
  const getWidth = (far: number) => bend + (far - bend) * bendShare;
  const getSide = (side: 1 | -1) => [
    offset(shoulder, upper, side * start),
    offset(getPointBetween(elbow, shoulder, bendShare), upper, side * getWidth(start)),
    offset(elbow, corner, (side * bend) / cornerLength),
    offset(getPointBetween(elbow, wrist, bendShare), lower, side * getWidth(end)),
    offset(wrist, lower, side * end),
  ];
  const [a0, a1, a2, a3, a4] = getSide(1);
  const [b0, b1, b2, b3, b4] = getSide(-1);
  return `M${a0}L${a1}Q${a2} ${a3}L${a4}L${b4}L${b3}Q${b2} ${b1}L${b0}A${start} ${start} 0 0 0 ${a0}z`;
}
