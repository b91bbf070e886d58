import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { WebsitePhone } from '../services/Website.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the line. */
const lineY = 190;

const clientScale = 0.64;

/** The client, beside a phone. */
const client = standOn(lineY, 172, clientScale);

/** Users of the product in the years after launch. */
const users = [
  { ...standOn(lineY, 204, 0.52), hue: 'moss' },
  { ...standOn(lineY, 158, 0.6), hue: 'fjord' },
] as const;

/** Users who have room where the last stage has a row to itself. */
const furtherUsers = [
  { ...standOn(lineY, 262, 0.6), hue: 'heather' },
  { ...standOn(lineY, 326, 0.52), hue: 'amber' },
  { ...standOn(lineY, 392, 0.64), hue: 'fjord' },
] as const;

const product = (
  <g transform="translate(8 -49) scale(.92)">
    <WebsitePhone />
  </g>
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
      <Light cx={47} cy={74} r={20} hue="amber" />
      <Figure {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-138, -140]} hue="coral" />
      </Figure>
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
      <Figure {...standOn(lineY, 62, clientScale)} hue="coral" />
      <Figure {...standOn(lineY, 178, 0.6)} hue="fjord" />
    </>
  ),
  // The sketch, and its price.
  scope: (
    <>
      <rect x="1.5" y="1.5" width="95" height="187" rx="18" fill={paperColour} />
      <path
        d="M12 22h74v66H12zl74 66m0-66l-74 66M12 104h74v24H12zM12 138h74v24H12z"
        stroke={pencilColour}
        strokeWidth="2.5"
      />
      <Figure {...client} hue="coral" />
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
      {product}
      <Figure {...client} hue="coral">
        <Arm elbow={[-112, -52]} hand={[-120, -128]} hue="coral" />
      </Figure>
    </>
  ),
  // The product and those who use it.
  years: (
    <>
      {product}
      <g data-further-users="">
        {furtherUsers.map((user) => (
          <Figure key={user.x} {...user} />
        ))}
      </g>
      {users.map((user) => (
        <Figure key={user.x} {...user} />
      ))}
      <Figure {...standOn(lineY, 108, clientScale)} hue="coral" />
    </>
  ),
};

interface ProjectStageDrawingProps {
  stage: ProjectStage;
  hue: Hue;
}

/**
 * One stage of a project, with the client and the phone of the page's drawing, on a line that runs through all stages.
 * The line continues beyond the drawing, as far as its frame shows it.
 */
export const ProjectStageDrawing = ({ stage, hue }: ProjectStageDrawingProps) => (
  <DrawingSvg className={`h-${hue}`} viewBox="0 -64 240 260" preserveAspectRatio="xMinYMax">
    {stages[stage]}
    <path d={`M-2000 ${lineY + 2.5}H2000`} stroke="var(--c)" strokeWidth="5" />
  </DrawingSvg>
);
