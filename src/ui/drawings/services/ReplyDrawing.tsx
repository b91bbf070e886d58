import type { Hue } from '#content/collections.ts';
import { Arm, type Point } from '../Figure.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { frameColour, woodColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

/** The ground of a wide window. On a phone the form's upper edge is above it. */
const ground = 470;

const helper = { x: 384, y: ground, scale: 1.8 };

/**
 * A person takes down the question in the form, and answers: the three dots of an answer that is being written are the
 * lights of the logo. The sun is in another hue than the page, because the helper is in the page's.
 */
export const ReplyDrawing = () => (
  <>
    <Backdrop hue="coral" sun={[helper.x, 160, 155]} horizon={ground} reflects={false}>
      <RoleFigure icon="phone" {...helper} />
    </Backdrop>
    <path
      d="M230-86h70a45 45 0 0 1 0 90h-16q6 22 33 34q-48-2-66-34h-21a45 45 0 0 1 0-90z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={222} cy={-41} r={12} hue="amber" />
    <Light cx={265} cy={-41} r={18} hue="coral" />
    <Light cx={308} cy={-41} r={12} hue="fjord" />
  </>
);

interface WritingArmProps {
  /** Point of the form that the pencil is on. */
  tip: Point;
  /** Angle between the pencil and the horizontal, in degrees. */
  slantDegrees: number;
  elbow: Point;
  hue: Hue;
}

/** Distance of the hand from the tip of the pencil. */
const gripDistance = 96;

/** The arm that writes, above the pencil. */
const WritingArm = ({ tip: [x, y], slantDegrees, elbow, hue }: WritingArmProps) => (
  <>
    <g transform={`translate(${x} ${y}) rotate(${-slantDegrees})`}>
      <path d="M0 0L42-16V16z" fill={woodColour} />
      <path d="M0 0L17-6.5V6.5z" fill={frameColour} />
      <path d="M42-16H142V16H42z" fill="var(--amber)" />
      <path d="M142-16h12v32h-12z" fill={frameColour} />
      <path d="M154-16h12a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-12z" fill="var(--heather)" />
    </g>
    <Arm figure={helper} elbow={elbow} hand={getHand([x, y], slantDegrees)} hue={hue} />
  </>
);

/** Returns the position of the hand on the pencil. */
function getHand([x, y]: Point, slantDegrees: number): Point {
  const { cx, cy } = polarToCartesian(x, y, gripDistance, -slantDegrees);
  return [cx, cy];
}

/**
 * The pencil is on the margin of the form, where it covers no field: beside the fields in a wide window, above them on a
 * phone.
 */
export const ReplyForeground = ({ hue }: { hue: Hue }) => (
  <>
    <g data-wide="" display="none">
      <WritingArm tip={[131, 322]} slantDegrees={29} elbow={[252, 376]} hue={hue} />
    </g>
    <g data-narrow="">
      <WritingArm tip={[118, 440]} slantDegrees={61} elbow={[212, 448]} hue={hue} />
    </g>
  </>
);
