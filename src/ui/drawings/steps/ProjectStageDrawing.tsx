import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { ProjectPhone } from '../services/ProjectPhone.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the line. */
const lineY = 190;

/** People of each stage. They get taller with the product. */
const client = standOn(lineY, 128, 0.48);
const speaker = standOn(lineY, 42, 0.54);
const listener = standOn(lineY, 132, 0.54);
const developer = standOn(lineY, 130, 0.58);
const tester = standOn(lineY, 132, 0.62);

/** Users of the product in the years after launch, at both sides of it. */
const users = [
  { ...standOn(lineY, 28, 0.46), hue: 'moss' },
  { ...standOn(lineY, 200, 0.56), hue: 'coral' },
] as const;

interface ReflectedPersonProps extends ReturnType<typeof standOn> {
  hue: Hue;
  /** Radius of the glow in the air. It is small beside a screen, which it would stain. */
  glow?: number;
}

/** A person whose head shines into the night, and is reflected in the water. */
const ReflectedPerson = (person: ReflectedPersonProps) => (
  <>
    <PersonReflection {...person} waterY={lineY} depth={56} />
    <NightFigure {...person} />
  </>
);

/** Height of the phone of the product, with its bezel. */
const phoneHeight = 260;

/** Returns the place of that phone on the line, with its reflection as wide as its bezel. */
const renderPhone = (x: number, scale: number, isGrown = false) => (
  <>
    <Halo
      cx={x + 63 * scale}
      cy={Math.round(lineY - 176 * scale)}
      r={Math.round((isGrown ? 150 : 120) * scale)}
      hue="amber"
    />
    <WaterLight x={x - 8 * scale} width={142 * scale} y={lineY} depth={62} colour="var(--amber)" isSoft />
    <g transform={`translate(${x} ${Math.round(lineY - phoneHeight * scale)}) scale(${scale})`}>
      <ProjectPhone isGrown={isGrown} />
    </g>
  </>
);

const stages: Record<ProjectStage, ReactNode> = {
  // The outline of a phone, and in it the idea.
  idea: (
    <>
      <rect
        x="2"
        y="62"
        width="64"
        height="126"
        rx="14"
        stroke={paperColour}
        strokeWidth="2.5"
        strokeDasharray="7 7"
      />
      <WaterLight x={2} width={64} y={lineY} depth={32} colour="var(--amber)" isSoft />
      <Halo cx={34} cy={118} r={46} hue="amber" />
      <Light cx={34} cy={118} r={14} hue="amber" />
      <ReflectedPerson {...client} hue="coral" glow={2.4} />
      <Arm figure={client} elbow={[84, 166]} hand={[68, 134]} hue="coral" />
    </>
  ),
  // The client and the developer speak about the idea.
  talk: (
    <>
      <ReflectedPerson {...speaker} hue="coral" glow={2.4} />
      <ReflectedPerson {...listener} hue="fjord" glow={2.4} />
      <Halo cx={84} cy={-2} r={84} hue="amber" />
      <path
        d="M42-44h84a20 20 0 0 1 20 20v42a20 20 0 0 1-16 20q0 9 6 16q-22-3-31-16H42a20 20 0 0 1-20-20v-42a20 20 0 0 1 20-20z"
        fill={paperColour}
      />
      <Light cx={84} cy={-3} r={21} hue="amber" />
    </>
  ),
  // The sketch, and its price.
  scope: (
    <>
      <Halo cx={46} cy={86} r={96} hue="amber" />
      <WaterLight x={2} width={86} y={lineY} depth={48} colour={paperColour} isSoft />
      <rect x="2" y="22" width="86" height="166.5" rx="16" fill={paperColour} />
      <path d="M12 40h66v66H12zM12 120h66v22H12zM12 152h66v22H12z" stroke={pencilColour} strokeWidth="2.5" />
      <Light cx={45} cy={73} r={24} hue="amber" />
      <ReflectedPerson {...developer} hue="fjord" glow={2.2} />
      <g transform="rotate(-9 128 -12)">
        <rect x="96" y="-46" width="64" height="64" rx="10" fill="url(#_heather)" />
        <text x="128" y="-3" fontSize="30" textAnchor="middle" fill={markColour}>
          kr
        </text>
      </g>
      <Arm figure={developer} elbow={[92, 118]} hand={[110, 26]} hue="fjord" />
    </>
  ),
  // The first version, which the client tries.
  version: (
    <>
      {renderPhone(8, 0.82)}
      <ReflectedPerson {...tester} hue="coral" glow={1.8} />
      <Arm figure={tester} elbow={[88, 160]} hand={[78, 120]} hue="coral" />
    </>
  ),
  // The product has grown, and its users are before it.
  years: (
    <>
      {renderPhone(48, 1.1, true)}
      {users.map((user) => (
        <ReflectedPerson key={user.x} {...user} glow={1.8} />
      ))}
    </>
  ),
};

interface ProjectStageDrawingProps {
  stage: ProjectStage;
  hue: Hue;
}

/**
 * One stage of a project, with the client and the phone of the page's drawing, on a shore that runs through all stages.
 * It continues beyond the drawing, as far as its frame shows it.
 */
export const ProjectStageDrawing = ({ stage, hue }: ProjectStageDrawingProps) => (
  <DrawingSvg className={`h-${hue}`} viewBox="0 -94 240 336" preserveAspectRatio="xMinYMax">
    {stages[stage]}
    <path
      d={`M-2000 ${lineY}H2000`}
      stroke="color-mix(in oklab, var(--c) 70%, var(--night))"
      strokeWidth="1.5"
    />
  </DrawingSvg>
);
