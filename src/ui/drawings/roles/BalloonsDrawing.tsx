import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, type Point } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour } from '../shapes.tsx';
import { lampArm, RoleFigure } from './RoleAttribute.tsx';

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

interface Pose {
  /** The arm that holds the balloons. */
  elbow: Point;
  hand: Point;
  /** The second arm. Without it the arm is at the side and not in view. */
  secondArm?: { elbow: Point; hand: Point };
}

/** Somebody who holds balloons with one hand. */
const usualPose: Pose = { elbow: [-98, -100], hand: [-96, -184] };

/** Poses of roles that differ from the usual one, in units of a figure. */
const poses: Partial<Record<IconName, Pose>> = {
  /** One hand shades the lamp. */
  quality: { ...usualPose, secondArm: lampArm },
  /** The balloon pulls the arm up. */
  phone: { elbow: [-92, -140], hand: [-96, -228] },
  /** One balloon is held lower than that of others. */
  lead: { elbow: [-108, -70], hand: [-96, -150] },
  /** The other hand greets. */
  cloud: { ...usualPose, secondArm: { elbow: [108, -84], hand: [104, -150] } },
};

interface BalloonsDrawingProps {
  /** Hue of the role and its balloons. */
  hue: Hue;
  icon: IconName;
  /** Number of balloons. Their text is beside them, in rows as high as theirs. */
  count: number;
}

/** A role that holds its responsibilities as balloons. The lower edge is the ground. */
export function BalloonsDrawing({ hue, icon, count }: BalloonsDrawingProps) {
  const { row, r, lift } = count === 1 ? single : several;
  const ground = row * count + lift + personHeight;
  const { elbow, hand, secondArm } = poses[icon] ?? usualPose;
  const handX = personX + hand[0] * scale;
  const handY = ground + hand[1] * scale;
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
        <Light key={cy} cx={cx} cy={cy} r={r} hue={hue} />
      ))}
      <RoleFigure x={personX} y={ground} scale={scale} icon={icon} hue={hue}>
        <Arm elbow={elbow} hand={hand} hue={hue} />
        {secondArm && <Arm {...secondArm} hue={hue} />}
      </RoleFigure>
    </DrawingSvg>
  );
}
