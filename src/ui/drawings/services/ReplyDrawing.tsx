import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const centre = 384;
/** The ground of a wide window. On a phone the form's upper edge is above it. */
const ground = 470;
const narrowGround = 426;

/** Both hands of the helper, at the same distance from the middle. */
const Hands = ({ y, distance, hue }: { y: number; distance: number; hue: Hue }) => (
  <>
    <Light cx={centre - distance} cy={y} r={30} hue={hue} />
    <Light cx={centre + distance} cy={y} r={30} hue={hue} />
  </>
);

/**
 * A person reads the question that came from the form, and answers: the three dots of an answer that is being written
 * are the lights of the logo. The sun is in another hue than the page, because the helper is in the page's.
 */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue="amber" sun={[centre, 330, 180]} horizon={ground} reflects={false}>
      <RoleFigure icon="phone" x={centre} y={ground} scale={1.8} />
    </Backdrop>
    <Reflection cx={centre} r={150} y={ground} colour="var(--amber)" />
    <g data-wide="" display="none">
      <path d={`M244 ${ground}V246h280V${ground}z`} fill={paperColour} stroke={markColour} strokeWidth="2" />
      <DrawnText x="274" y="330" fontSize="42" fill={markColour} name="questionStart" />
      <DrawnText x="274" y="378" fontSize="42" fill={markColour} name="questionEnd" />
      <path d="M279 414h132M279 440h84" stroke={pencilColour} strokeWidth="9" strokeLinecap="round" />
      <Light cx={478} cy={426} r={24} hue="coral" />
      <Hands y={246} distance={94} hue={hue} />
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
    <Hands y={narrowGround} distance={104} hue={hue} />
  </g>
);
