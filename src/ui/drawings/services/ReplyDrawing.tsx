import type { Hue } from '#content/collections.ts';
import { Arm, type Point } from '../Figure.tsx';
import { Light } from '../Light.tsx';
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
    <Backdrop hue="amber" sun={[470, 360, 132]} horizon={ground} reflects={false}>
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
  elbow: Point;
  hue: Hue;
}

/** Place of the hand on the pencil, from its tip. */
const grip: Point = [84, -46];

/** The arm that writes, above the pencil. */
const WritingArm = ({ tip: [x, y], elbow, hue }: WritingArmProps) => (
  <>
    <g transform={`translate(${x} ${y}) rotate(-28.7)`}>
      <path d="M0 0L42-16V16z" fill={woodColour} />
      <path d="M0 0L17-6.5V6.5z" fill={frameColour} />
      <path d="M42-16H172V16H42z" fill="var(--amber)" />
      <path d="M172-16h12v32h-12z" fill={frameColour} />
      <path d="M184-16h12a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-12z" fill="var(--coral)" />
    </g>
    <Arm figure={helper} elbow={elbow} hand={[x + grip[0], y + grip[1]]} hue={hue} />
  </>
);

/** The pencil is on the form: in the field for the message in a wide window, in the first one on a phone. */
export const ReplyForeground = ({ hue }: { hue: Hue }) => (
  <>
    <g data-wide="" display="none">
      <WritingArm tip={[106, 322]} elbow={[252, 376]} hue={hue} />
    </g>
    <g data-narrow="">
      <WritingArm tip={[231, 551]} elbow={[232, 410]} hue={hue} />
    </g>
  </>
);
