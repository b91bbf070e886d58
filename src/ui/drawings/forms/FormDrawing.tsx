import type { ReactNode } from 'react';
import type { ServiceDrawingName } from '#content/collections.ts';
import { Arm, standOn } from '../Figure.tsx';
import { LightPool, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import styles from '../palette.module.css';
import { NightBackdrop } from '../services/Backdrop.tsx';
import { markColour, paperColour } from '../shapes.tsx';

/** Vertical position of the shore. */
const shoreY = 400;

/** Upper edges of the two layers of blocks. */
const lowerTop = shoreY - 116;
const upperTop = lowerTop - 112;

const builder = standOn(shoreY, 300, 0.92);
const user = standOn(upperTop, 80, 0.62);

/**
 * Blocks for the points worth mentioning, at the dusk of the page's drawing: what exists, on it the date and the budget, and
 * on top somebody who will use it. The block of the budget is about to be put in its place.
 */
const ProjectBlocks = () => (
  <>
    <NightBackdrop hue="amber" sun={[250, shoreY - 70, 128]} horizon={shoreY} dusk="oklch(38% 0.12 322)" />
    <WaterLight x={24} width={236} y={shoreY} depth={54} colour="var(--moss)" isSoft />
    <PersonReflection {...builder} hue="coral" waterY={shoreY} depth={60} />
    <g transform="translate(24)" strokeLinecap="round" strokeLinejoin="round" stroke={markColour}>
      <rect y={lowerTop} width="236" height="116" rx="14" fill="url(#_moss)" stroke="none" />
      <rect y={upperTop} width="112" height="112" rx="14" fill="url(#_fjord)" stroke="none" />
      <path
        d={`M82 ${shoreY - 86}l-30 28l30 28M154 ${shoreY - 86}l30 28l-30 28M128 ${shoreY - 92}l-22 68`}
        strokeWidth="10"
      />
      <path
        d={`M28 ${upperTop + 30}h56v60H28zM28 ${upperTop + 50}h56M42 ${upperTop + 20}v14M70 ${upperTop + 20}v14`}
        strokeWidth="8"
      />
      <Light cx={68} cy={upperTop + 71} r={9} hue="coral" />
    </g>
    <Arm figure={user} elbow={[132, upperTop - 16]} hand={[172, upperTop - 32]} hue="amber" />
    <NightFigure {...user} hue="amber" glow={2.4} />
    <g transform={`translate(24) rotate(-9 200 ${upperTop + 18})`}>
      <rect x="144" y={upperTop - 38} width="112" height="112" rx="14" fill="url(#_heather)" />
      <text x="200" y={upperTop + 36} fontSize="52" textAnchor="middle" fill={markColour}>
        kr
      </text>
    </g>
    <Arm figure={builder} elbow={[222, 352]} hand={[228, 256]} hue="coral" />
    <NightFigure {...builder} hue="coral" glow={2} />
  </>
);

const applicantGround = shoreY + 4;
const applicant = standOn(applicantGround, 300, 1.16);

/**
 * An applicant at dusk beside a page of their own, with a hand on its edge. The free chair of the page's drawing is
 * theirs.
 */
const Applicant = () => (
  <>
    <linearGradient id="_applicant-sky" gradientUnits="userSpaceOnUse" x2="0" y1="0" y2={shoreY - 24}>
      <stop stopColor="oklch(38% 0.14 345)" stopOpacity="0" />
      <stop offset="1" stopColor="oklch(44% 0.16 350)" />
    </linearGradient>
    <path d={`M-2000 0h5000v${shoreY - 24}h-5000z`} fill="url(#_applicant-sky)" />
    <path d={`M-2000 ${shoreY - 24}h5000v6000h-5000z`} fill="oklch(20% 0.07 322)" />
    <LightPool x={applicant.x} y={applicantGround} rx={170} ry={26} hue="amber" />
    <g transform="translate(0 212)">
      <path d="M28 184v8M172 184v8" stroke={markColour} strokeWidth="16" />
      <rect width="200" height="184" rx="14" fill={paperColour} stroke={markColour} strokeWidth="6" />
      <path d="M18 18h164v92H18z" fill="oklch(82% 0.07 250)" />
      <Light cx={132} cy={50} r={18} hue="coral" />
      <path d="M18 110V82l44-30 56 40 26-16 38 22v12z" fill="var(--moss)" />
      <path d="M24 134h104M24 158h60" stroke={markColour} strokeWidth="10" strokeLinecap="round" />
      <rect x="118" y="144" width="64" height="26" rx="13" fill="var(--coral)" />
    </g>
    <NightFigure
      {...applicant}
      hue="amber"
      glow={2.2}
      arms={<Arm elbow={[-72, -48]} hand={[-86, -102]} hue="amber" />}
    />
  </>
);

const drawings: Partial<Record<ServiceDrawingName, () => ReactNode>> = {
  project: ProjectBlocks,
  table: Applicant,
};

interface FormDrawingProps {
  /** The page's drawing, whose story this one continues. Not all do. */
  name: ServiceDrawingName | undefined;
  className: string | undefined;
}

/** The drawing beside a form. */
export function FormDrawing({ name, className }: FormDrawingProps) {
  const Drawing = name && drawings[name];
  return (
    Drawing && (
      <svg
        className={`${styles.palette} ${className}`}
        viewBox={`0 0 380 ${shoreY + 70}`}
        fill="none"
        aria-hidden="true"
      >
        <Drawing />
      </svg>
    )
  );
}
