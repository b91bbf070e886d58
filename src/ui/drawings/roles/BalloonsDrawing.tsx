import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, headY, type Point, standOn, toDrawingPoint } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { frameColour } from '../shapes.tsx';
import { RoleAttribute } from './RoleAttribute.tsx';

/** Size of the person, whose height is 238 without it. */
const scale = 0.75;
const personX = 122;
const personHeight = 178;

/** One balloon is large and flies high. Several are small. */
const single = { row: 84, r: 34, lift: 44 };
const several = { row: 52, r: 14, lift: 12 };

/** Left edge of the drawing, and of its first balloon. */
const edge = 16;

/** Distance between the balloons of a fan, so that the string of each is before the next one. */
const fanPitch = 16;

/** The arm that holds the balloons, in units of a figure. */
interface Pose {
  elbow: Point;
  hand: Point;
}

const usualPose: Pose = { elbow: [-92, -58], hand: [-116, -128] };

/** Poses of roles that differ from the usual one: the balloon of one flies higher, and that of another is held lower. */
const poses: Partial<Record<IconName, Pose>> = {
  phone: { elbow: [-96, -74], hand: [-116, -154] },
  lead: { elbow: [-88, -42], hand: [-116, -100] },
};

interface BalloonsDrawingProps {
  /** Hue of the role and its balloons. */
  hue: Hue;
  icon: IconName;
  /** Number of balloons. Their text is beside them, in rows as high as theirs. */
  count: number;
}

/** A role at night that holds its responsibilities as lit balloons. The lower edge is the water's. */
export function BalloonsDrawing({ hue, icon, count }: BalloonsDrawingProps) {
  const { row, r, lift } = count === 1 ? single : several;
  const ground = row * count + lift + personHeight;
  const { elbow, hand } = poses[icon] ?? usualPose;
  const person = standOn(ground, personX, scale);
  const [handX, handY] = toDrawingPoint(person, hand);
  const balloons = Array.from({ length: count }, (_, index) => ({
    cx: edge + r + index * fanPitch,
    cy: (index + 0.5) * row,
  }));
  return (
    <DrawingSvg viewBox={`${edge} 0 176 ${ground}`}>
      <path
        d={balloons.map(({ cx, cy }) => `M${handX} ${handY}Q${cx} ${handY - 40} ${cx} ${cy + r}`).join('')}
        stroke={frameColour}
        strokeWidth="1.5"
      />
      {balloons.map(({ cx, cy }) => (
        <g key={cy}>
          <Halo cx={cx} cy={cy} r={2.2 * r} hue={hue} />
          <Light cx={cx} cy={cy} r={r} hue={hue} isBright />
        </g>
      ))}
      <PersonReflection {...person} hue={hue} waterY={ground} depth={30} />
      <Arm elbow={toDrawingPoint(person, elbow)} hand={[handX, handY]} hue={hue} figure={person} />
      <NightFigure {...person} hue={hue}>
        <RoleAttribute icon={icon} y={headY} />
      </NightFigure>
    </DrawingSvg>
  );
}
