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
  /** What the person wears, above the torso and the head. */
  children?: ReactNode;
}

/**
 * Returns the outline of a torso, in units of a figure.
 * @param length height of the part below its origin. People behind something need a long one, whose base is hidden.
 */
export const getTorsoPath = (length: number) => `M-70 0a70 155 0 0 1 140 0v${length}h-140z`;

/** Outline of the torso of a figure that stands on a line. */
export const torsoPath = getTorsoPath(7);

/** Returns the place of a figure whose torso ends on the ground. */
export const standOn = (groundY: number, x: number, scale = 1) => ({ x, y: groundY - 7 * scale, scale });

/** A person without a face: a light as the head above a torso. */
export const Figure = ({ x, y, scale = 1, hue, torso = torsoPath, children }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="none">
    <path d={torso} fill={`url(#_${hue})`} />
    <Light cx={0} cy={-195} r={42} hue={hue} />
    {children}
  </g>
);

export type Point = readonly [x: number, y: number];

interface ArmProps {
  /** Points of the drawing. The arm bends towards the elbow, and begins at the shoulder of its side. */
  elbow: Point;
  hand: Point;
  hue: Hue;
  /** Place of the figure that the arm belongs to. By default the arm is drawn inside a figure. */
  figure?: Pick<FigureProps, 'x' | 'y' | 'scale'>;
}

/** Position of a shoulder, so far inside the torso that the arm does not stick out above it. The other one is mirrored. */
const shoulderX = 36;
const shoulderY = -92;

/** Half the width of an arm of a figure at the shoulder, half-way and at the wrist, and radius of the hand. */
const armWidths = [16, 13.5, 10] as const;
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

const getMiddle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Returns the direction across the line between two points. */
function getNormal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(ay - by) / length, (bx - ax) / length];
}

/** Returns the outline of a quadratic curve that gets thinner. Each half of it is offset on its own. */
function getArmOutline(shoulder: Point, elbow: Point, wrist: Point) {
  const upper = getMiddle(shoulder, elbow);
  const lower = getMiddle(elbow, wrist);
  const middle = getMiddle(upper, lower);
  const normals = [getNormal(shoulder, elbow), getNormal(upper, lower), getNormal(elbow, wrist)] as const;
  const [start, half, end] = armWidths;
  const offset = ([px, py]: Point, [nx, ny]: Point, by: number) =>
    `${Math.round(px + nx * by)} ${Math.round(py + ny * by)}`;
  /** Offsets a control point, which is where the tangents of both ends of its curve meet. */
  const offsetControl = (point: Point, [ax, ay]: Point, [bx, by]: Point, distance: number) =>
    offset(point, [ax + bx, ay + by], distance / (1 + ax * bx + ay * by));
  const getSide = (side: 1 | -1) => [
    offset(shoulder, normals[0], side * start),
    offsetControl(upper, normals[0], normals[1], (side * (start + half)) / 2),
    offset(middle, normals[1], side * half),
    offsetControl(lower, normals[1], normals[2], (side * (half + end)) / 2),
    offset(wrist, normals[2], side * end),
  ];
  const [a0, a1, a2, a3, a4] = getSide(1);
  const [b0, b1, b2, b3, b4] = getSide(-1);
  return `M${a0}Q${a1} ${a2}Q${a3} ${a4}L${b4}Q${b3} ${b2}Q${b1} ${b0}A${start} ${start} 0 0 0 ${a0}z`;
}
