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
    <Backdrop hue={hue} sun={[360, 376, 144]} horizon={470}>
      <g strokeLinecap="round">
        <RoleFigure icon="phone" x={526} y={476} scale={1.24} />
        <VisitorFigure x={204} y={476} scale={1.24} />
        <g transform="translate(110 42) rotate(-6 250 330)">
          <path d="M178 282h144v98H178z" fill={paperColour} />
          <path d="M178 380l56-50m88 50l-56-50" stroke={markColour} strokeWidth="2" opacity=".4" />
          <path d="M178 282h144l-72 60z" fill="oklch(89% 0.012 95)" />
          <Light cx={250} cy={336} r={20} hue="coral" />
        </g>
        <Arm d="M488 350q-12 62-54 48" hand={[430, 394]} hue="fjord" width={27} />
      </g>
    </Backdrop>
    <path
      d="M134 8h204a68 68 0 0 1 0 136h-98q-20 26-62 32q18-18 16-32h-60a68 68 0 0 1 0-136z"
      fill={paperColour}
    />
    <DrawnText x="236" y="67" fontSize="37" textAnchor="middle" fill={markColour} name="questionStart" />
    <DrawnText x="236" y="110" fontSize="37" textAnchor="middle" fill={markColour} name="questionEnd" />
    <path
      d="M470 38h98a52 52 0 0 1 0 104h-26q4 16 18 28q-32-4-48-28h-42a52 52 0 0 1 0-104z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={466} cy={92} r={17} hue="amber" />
    <Light cx={518} cy={88} r={26} hue="coral" />
    <Light cx={572} cy={92} r={18} hue="fjord" />
  </>
);
