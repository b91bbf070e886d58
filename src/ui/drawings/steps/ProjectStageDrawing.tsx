import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { ProjectPhone } from '../services/ProjectPhone.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the line. */
const lineY = 190;

const clientScale = 0.64;

/** The client, beside a phone. */
const client = standOn(lineY, 172, clientScale);

/** Users of the product in the years after launch, before it. */
const users = [
  { ...standOn(lineY, 36, 0.36), hue: 'moss' },
  { ...standOn(lineY, 100, 0.42), hue: 'coral' },
  { ...standOn(lineY, 164, 0.38), hue: 'fjord' },
] as const;

/** Users who have room where the last stage has a row to itself. */
const furtherUsers = [
  { ...standOn(lineY, 240, 0.5), hue: 'heather' },
  { ...standOn(lineY, 312, 0.44), hue: 'amber' },
  { ...standOn(lineY, 386, 0.52), hue: 'fjord' },
] as const;

interface LitProps {
  x: number;
  y?: number;
  scale?: number;
  hue: Hue;
  children?: ReactNode;
}

/** A person whose head shines into the night, and is reflected in the water as wide as the torso. */
const Lit = ({ hue, children, ...place }: LitProps) => {
  const { x, scale = 1 } = { ...standOn(lineY, 0), ...place };
  const y = lineY - 7 * scale;
  return (
    <>
      <circle cx={x} cy={y - 195 * scale} r={96 * scale} fill={`url(#_halo-${hue})`} />
      <path
        d={`M${x - 70 * scale} ${lineY}h${140 * scale}v52h${-140 * scale}z`}
        fill={`var(--${hue})`}
        opacity=".5"
      />
      <Figure x={x} y={y} scale={scale} hue={hue}>
        {children}
      </Figure>
    </>
  );
};

/** Shine of the idea. */
const Shine = ({ cx, cy, r }: { cx: number; cy: number; r: number }) => (
  <circle cx={cx} cy={cy} r={r} fill="url(#_halo-amber)" />
);

/** Reflection of a phone. */
const PhoneReflection = ({ x, width }: { x: number; width: number }) => (
  <path d={`M${x} ${lineY}h${width}v52h${-width}z`} fill="var(--amber)" opacity=".34" />
);

const litHues = ['coral', 'amber', 'fjord', 'moss', 'heather'] as const;

/** Gradients of all stages: halos, and the night that reflections fade into. */
const gradients = (
  <>
    {litHues.map((hue) => (
      <radialGradient key={hue} id={`_halo-${hue}`}>
        <stop offset=".3" stopColor={lights[hue][0]} stopOpacity=".6" />
        <stop offset="1" stopColor={lights[hue][1]} stopOpacity="0" />
      </radialGradient>
    ))}
    <linearGradient id="_depth" x2="0" y2="1">
      <stop stopColor="var(--night)" stopOpacity=".1" />
      <stop offset=".9" stopColor="var(--night)" />
    </linearGradient>
  </>
);

const stages: Record<ProjectStage, ReactNode> = {
  // The outline of a phone, and in it the idea.
  idea: (
    <>
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
      {gradients}
      <PhoneReflection x={2} width={96} />
      <Shine cx={50} cy={74} r={58} />
      <Light cx={50} cy={74} r={20} hue="amber" />
      <Lit {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-134, -140]} hue="coral" />
      </Lit>
    </>
  ),
  // The client and the developer speak about the idea.
  talk: (
    <>
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
      <PhoneReflection x={1.5} width={95} />
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
      <PhoneReflection x={2} width={102} />
      <g transform="translate(8 9) scale(.72)">
        <ProjectPhone />
      </g>
      <Lit {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-126, -100]} hue="coral" />
      </Lit>
    </>
  ),
  // The product has grown, and its users are before it.
  years: (
    <>
      <Shine cx={100} cy={8} r={100} />
      <PhoneReflection x={22} width={156} />
      <g transform="translate(30 -84) scale(1.1 1.08)">
        <ProjectPhone isGrown />
      </g>
      <g data-further-users="">
        {furtherUsers.map((user) => (
          <Lit key={user.x} {...user} />
        ))}
      </g>
      {users.map((user) => (
        <Lit key={user.x} {...user} />
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
    <path d={`M-2000 ${lineY}h4000v54h-4000z`} fill="url(#_depth)" />
    <path d={`M-2000 ${lineY}H2000`} stroke="var(--c)" strokeWidth="1.5" opacity=".7" />
  </DrawingSvg>
);
