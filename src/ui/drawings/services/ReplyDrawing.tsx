import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Arm } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { VisitorFigure } from '../roles/VisitorFigure.tsx';
import { markColour, paperColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

/**
 * The visitor hands a letter with a question to one of those whom the page names. The three dots of the answer, which is
 * being written, are the lights of the logo.
 */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[340, 262, 178]} horizon={424}>
      <RoleFigure icon="quality" x={484} y={402} scale={0.96} />
      <RoleFigure icon="growth" x={540} y={430} scale={0.92} />
      <g strokeLinecap="round">
        <RoleFigure icon="phone" x={408} y={430} scale={1.08} />
        <VisitorFigure x={156} y={430} scale={1.02} />
        <path d="M218 352q8 4 14 0" stroke="var(--ink)" strokeWidth="5" strokeDasharray="13 11" />
        <g transform="translate(24 2) rotate(-6 250 330)">
          <path d="M188 288h124v84H188z" fill={paperColour} />
          <path d="M188 372l48-42m76 42l-48-42" stroke={markColour} strokeWidth="2" opacity=".4" />
          <path d="M188 288h124l-62 52z" fill="oklch(89% 0.012 95)" />
          <Light cx={250} cy={334} r={17} hue="coral" />
        </g>
        <Arm d="M374 318q-12 58-46 42" hand={[322, 356]} hue="fjord" width={22} />
      </g>
    </Backdrop>
    <path
      d="M122 24h186a66 66 0 0 1 0 132h-94q-20 26-62 32q18-18 16-34h-46a65 65 0 0 1 0-130z"
      fill="var(--card)"
      stroke="var(--rim)"
    />
    <DrawnText x="214" y="80" fontSize="35" textAnchor="middle" fill="var(--ink)" name="questionStart" />
    <DrawnText x="214" y="121" fontSize="35" textAnchor="middle" fill="var(--ink)" name="questionEnd" />
    <path
      d="M444 48h104a50 50 0 0 1 0 100h-76q-14 22-44 26q12-12 10-28a50 50 0 0 1 6-98z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={446} cy={100} r={17} hue="amber" />
    <Light cx={496} cy={96} r={25} hue="coral" />
    <Light cx={549} cy={100} r={18} hue="fjord" />
  </>
);
