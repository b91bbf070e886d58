import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, headY, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { ProjectPhone } from '../services/ProjectPhone.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the line. */
const lineY = 190;

const clientScale = 0.64;

/** The client, beside a phone. */
const client = standOn(lineY, 172, clientScale);

/** Users of the product in the years after launch, at both sides of it. */
const users = [
  { ...standOn(lineY, 26, 0.46), hue: 'moss' },
  { ...standOn(lineY, 192, 0.54), hue: 'coral' },
] as const;

/** A user who has room where the last stage has a row to itself. */
const furtherUser = { ...standOn(lineY, 292, 0.58), hue: 'fjord' } as const;

interface LitProps {
  x: number;
  scale?: number;
  hue: Hue;
  children?: ReactNode;
}

/** The light of a head in the night. It is behind all things of its stage, because it would stain them. */
const HeadHalo = ({ x, scale = 1, hue }: LitProps) => (
  <Halo cx={x} cy={lineY + (headY - 7) * scale} r={110 * scale} hue={hue} />
);

/** A person whose head shines into the night, and who is reflected in the water as wide as the torso. */
const Lit = ({ x, scale = 1, hue, children }: LitProps) => {
  const y = lineY - 7 * scale;
  return (
    <>
      <WaterLight
        x={x - 70 * scale}
        width={140 * scale}
        y={lineY}
        depth={56}
        colour={`var(--${hue})`}
        isSoft
      />
      <Figure x={x} y={y} scale={scale} hue={hue}>
        {children}
      </Figure>
    </>
  );
};

/** Height of the phone of the product, with its bezel. */
const phoneHeight = 260;

/** Returns the place of that phone on the line, with its reflection as wide as its bezel. */
const renderPhone = (x: number, scale: number, isGrown = false) => (
  <>
    <WaterLight x={x - 8 * scale} width={142 * scale} y={lineY} depth={48} colour="var(--amber)" isSoft />
    <g transform={`translate(${x} ${Math.round(lineY - phoneHeight * scale)}) scale(${scale})`}>
      <ProjectPhone isGrown={isGrown} />
    </g>
  </>
);

const stages: Record<ProjectStage, ReactNode> = {
  // The outline of a phone, and in it the idea.
  idea: (
    <>
      <HeadHalo {...client} hue="coral" />
      <rect
        x="2"
        y="-2"
        width="96"
        height="190"
        rx="20"
        stroke={paperColour}
        strokeWidth="3"
        strokeDasharray="9 9"
      />
      <WaterLight x={2} width={96} y={lineY} depth={48} colour="var(--amber)" isSoft />
      <Halo cx={50} cy={74} r={58} hue="amber" />
      <Light cx={50} cy={74} r={20} hue="amber" />
      <Lit {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-134, -140]} hue="coral" />
      </Lit>
    </>
  ),
  // The client and the developer speak about the idea.
  talk: (
    <>
      <HeadHalo x={62} scale={clientScale} hue="coral" />
      <HeadHalo x={178} scale={0.6} hue="fjord" />
      <path
        d="M58-62h88a22 22 0 0 1 22 22v40a22 22 0 0 1-20 22q0 10 6 18q-24-3-34-18H58a22 22 0 0 1-22-22v-40a22 22 0 0 1 22-22z"
        fill={paperColour}
      />
      <Light cx={102} cy={-20} r={24} hue="amber" />
      <Lit x={62} scale={clientScale} hue="coral" />
      <Lit x={178} scale={0.6} hue="fjord" />
    </>
  ),
  // The sketch, and its price.
  scope: (
    <>
      <HeadHalo {...client} hue="coral" />
      <WaterLight x={1.5} width={95} y={lineY} depth={48} colour={paperColour} isSoft />
      <rect x="1.5" y="1.5" width="95" height="187" rx="18" fill={paperColour} />
      <path d="M12 22h74v70H12zM12 108h74v24H12zM12 142h74v24H12z" stroke={pencilColour} strokeWidth="2.5" />
      <Light cx={49} cy={57} r={20} hue="amber" />
      <Lit {...client} hue="coral" />
      <g transform="rotate(-9 138 -12)">
        <rect x="104" y="-46" width="68" height="68" rx="10" fill="url(#_heather)" />
        <text x="138" y="0" fontSize="32" textAnchor="middle" fill={markColour}>
          kr
        </text>
      </g>
      <Arm figure={client} elbow={[112, 126]} hand={[140, 30]} hue="coral" />
    </>
  ),
  // The first version, which the client tries.
  version: (
    <>
      <HeadHalo {...client} hue="coral" />
      {renderPhone(8, 0.72)}
      <Lit {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-126, -100]} hue="coral" />
      </Lit>
    </>
  ),
  // The product has grown, and its users are before it.
  years: (
    <>
      <Halo cx={104} cy={8} r={150} hue="amber" />
      {users.map((user) => (
        <HeadHalo key={user.x} {...user} />
      ))}
      {renderPhone(40, 1.04, true)}
      {users.map((user) => (
        <Lit key={user.x} {...user} />
      ))}
      <g data-further-users="">
        <HeadHalo {...furtherUser} />
        <Lit {...furtherUser} />
      </g>
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
