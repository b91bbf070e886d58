import type { ReactNode } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, headY, standOn } from '../Figure.tsx';
import { Halo, LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { VisitorFigure } from '../roles/VisitorFigure.tsx';
import { ClosedLetter, markColour, paperColour, pencilColour } from '../shapes.tsx';

/** The ground, which the styles draw from edge to edge. */
const groundY = 232;

const helper = standOn(groundY, 84, 0.88);
const applicant = standOn(groundY, 286, 0.88);

/** The dashed line of the free chair at the top of the page, carried on. */
const Path = ({ d }: { d: string }) => (
  <path d={d} stroke={paperColour} strokeWidth="6" strokeDasharray="18 14" />
);

const stops: readonly ReactNode[] = [
  /** The letter that the visitor receives, from which the number hangs. */
  <>
    <Halo cx={234} cy={170} r={190} hue="coral" />
    <LightPool x={234} y={groundY + 10} rx={190} ry={49} hue="coral" />
    <Path d="M-2400 256H-60C40 256 110 286 214 286S340 264 400 264" />
    <VisitorFigure x={54} y={groundY} scale={0.82} />
    <g transform={`translate(226 ${groundY - 62}) scale(.92)`}>
      <ClosedLetter hue="coral" />
    </g>
    <path d="M314 122q40 4 36 30" stroke={paperColour} strokeWidth="4" />
    <g transform="translate(346 152) rotate(8) scale(.84)">
      <path d="M-34 22l34-24l34 24v76h-68z" fill="url(#_amber)" />
      <circle cy="18" r="7" fill={paperColour} />
      <path d="M-12 42l-4 44M12 42l-4 44M-23 56h44M-25 73h44" stroke={markColour} strokeWidth="6" />
    </g>
  </>,
  /** Somebody answers: the three dots of an answer that is being written are the lights of the logo. */
  <>
    <LightPool x={helper.x} y={groundY + 10} rx={150} ry={39} hue="fjord" />
    <Path d="M0 264C90 264 110 288 200 288S320 264 400 264" />
    <NightFigure {...helper} hue="fjord">
      <RoleAttribute icon="phone" y={headY} />
    </NightFigure>
    <path
      d="M204 14h96a42 42 0 0 1 0 84h-78q-18 32-64 34q26-12 32-35a42 42 0 0 1 14-83z"
      fill={markColour}
      stroke="oklch(62% 0.03 265)"
      strokeWidth="1.5"
    />
    <Light cx={206} cy={56} r={14} hue="amber" />
    <Light cx={253} cy={56} r={21} hue="coral" />
    <Light cx={300} cy={56} r={14} hue="fjord" />
  </>,
  /** The applicant rubs out the CV, with which the path ends. */
  <>
    <Halo cx={122} cy={140} r={190} hue="amber" />
    <LightPool x={180} y={groundY + 10} rx={220} ry={57} hue="amber" />
    <Path d="M0 264C60 264 70 276 106 268" />
    <g transform={`translate(34 ${groundY - 204})`}>
      <path d="M0 0h118l34 34v170h-152z" fill={paperColour} />
      <path d="M118 0v34h34z" fill="oklch(86% 0.015 95)" />
      <text x="18" y="44" fontSize="32" fill={markColour}>
        CV
      </text>
      <path d="M44 76h76M44 90h44" stroke={pencilColour} strokeWidth="7" />
      <Light cx={26} cy={83} r={8} hue="coral" />
      <g stroke={markColour} strokeWidth="1.5" strokeDasharray="4 4">
        <circle cx="26" cy="123" r="8" />
        <circle cx="26" cy="165" r="8" />
        <path d="M44 117h60M44 131h40M44 159h72M44 173h50" />
      </g>
    </g>
    <g transform="translate(178 158) rotate(-14) scale(.86)">
      <rect x="-62" y="-27" width="124" height="54" rx="12" fill="url(#_rose)" />
      <path d="M-12-27h62a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-62z" fill="url(#_fjord)" />
    </g>
    {/* The arm is behind the torso, which is darker than it is. */}
    <Arm figure={applicant} elbow={[218, 204]} hand={[212, 148]} hue="amber" />
    <NightFigure {...applicant} hue="amber" />
  </>,
];

interface ApplicationStopProps {
  index: number;
  className: string | undefined;
}

/** One stop of an application, on a path that goes on from stop to stop. */
export const ApplicationStop = ({ index, className }: ApplicationStopProps) => (
  <DrawingSvg className={className} viewBox="0 0 400 300">
    {stops[index]}
  </DrawingSvg>
);
