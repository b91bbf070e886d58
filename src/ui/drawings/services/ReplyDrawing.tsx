import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, handRadius, type Point } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const centre = 384;
/** The ground of a wide window. On a phone the form's upper edge is above it. */
const ground = 470;
const narrowGround = 426;

const helper = { x: centre, y: ground, scale: 1.8 };

interface ArmsProps {
  /** Distances of the elbows and of the hands from the middle, and their heights. */
  elbows: Point;
  hands: Point;
  hue: Hue;
}

/** Both arms of the helper, the right one the mirror image of the left one. */
const Arms = ({ elbows: [elbowX, elbowY], hands: [handX, handY], hue }: ArmsProps) => (
  <>
    <Arm figure={helper} elbow={[centre - elbowX, elbowY]} hand={[centre - handX, handY]} hue={hue} />
    <Arm figure={helper} elbow={[centre + elbowX, elbowY]} hand={[centre + handX, handY]} hue={hue} />
  </>
);

/** Place of a hand on the letter's edge, from the middle. */
const grip: Point = [154, 398];

/**
 * A person reads the question that came from the form, and answers: the three dots of an answer that is being written
 * are the lights of the logo. The sun is in another hue than the page, because the helper is in the page's.
 */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue="amber" sun={[centre, 330, 180]} horizon={ground} reflects={false}>
      <RoleFigure icon="phone" {...helper} />
    </Backdrop>
    <Reflection cx={centre} r={150} y={ground} colour="var(--amber)" />
    <g data-wide="" display="none">
      <Arms elbows={[220, 300]} hands={grip} hue={hue} />
      <path d={`M244 ${ground}V288h280V${ground}z`} fill={paperColour} stroke={markColour} strokeWidth="2" />
      <DrawnText x="270" y="346" fontSize="41" fill={markColour} name="questionStart" />
      <DrawnText x="270" y="392" fontSize="41" fill={markColour} name="questionEnd" />
      <path d="M275 422h132M275 446h84" stroke={pencilColour} strokeWidth="9" strokeLinecap="round" />
      <Light cx={462} cy={433} r={21} hue="coral" />
      {/* The hands again, because the letter is before the arms. */}
      <Light cx={centre - grip[0]} cy={grip[1]} r={handRadius * helper.scale} hue={hue} />
      <Light cx={centre + grip[0]} cy={grip[1]} r={handRadius * helper.scale} hue={hue} />
    </g>
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

/** On a phone the form is what the helper holds. */
export const ReplyForeground = ({ hue }: { hue: Hue }) => (
  <g data-narrow="">
    <Arms elbows={[214, 318]} hands={[176, narrowGround]} hue={hue} />
  </g>
);
