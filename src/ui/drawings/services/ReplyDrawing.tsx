import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { ClosedLetter, markColour, paperColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const helper = { x: 470, y: 476, scale: 1.8 };

/**
 * The reader asks one of those whom the page names, who holds up the letter that came from the form. The three dots of the answer,
 * which is being written, are the lights of the logo. The sun is in another hue than the page, because the helper is in
 * the page's.
 */
export const ReplyDrawing = () => (
  <>
    <Backdrop hue="amber" sun={[396, 376, 192]} horizon={470} reflects={false}>
      <RoleFigure icon="phone" {...helper} />
    </Backdrop>
    <Reflection cx={396} r={150} y={470} colour="var(--amber)" />
    <path
      d="M222-104h106a68 68 0 0 1 0 136h-50q-20 26-62 32q18-18 16-32h-10a68 68 0 0 1 0-136z"
      fill={paperColour}
    />
    <DrawnText x="275" y="-46" fontSize="38" textAnchor="middle" fill={markColour} name="questionStart" />
    <DrawnText x="275" y="-2" fontSize="38" textAnchor="middle" fill={markColour} name="questionEnd" />
    <path
      d="M462-86h68a52 52 0 0 1 0 104h-26q4 16 18 28q-32-4-48-28h-12a52 52 0 0 1 0-104z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={446} cy={-32} r={17} hue="amber" />
    <Light cx={493} cy={-36} r={26} hue="coral" />
    <Light cx={544} cy={-32} r={18} hue="fjord" />
  </>
);

/** The letter with the question beside the form, and the arm of the helper. */
export const ReplyForeground = ({ hue }: { hue: Hue }) => (
  <g strokeLinecap="round">
    <g transform="translate(294 308) rotate(-8)">
      <ClosedLetter hue="coral" />
    </g>
    <Arm figure={helper} elbow={[376, 430]} hand={[338, 366]} hue={hue} />
  </g>
);
