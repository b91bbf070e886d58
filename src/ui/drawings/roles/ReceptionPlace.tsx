import type { ReactNode } from 'react';
import type { ContactTopic } from '#content/author-components.ts';
import { Arm, Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { getRoleHue, RoleFigure } from './RoleAttribute.tsx';

/** Vertical position of the desk's top, which all things stand on. */
const deskY = 300;

/** Place of a person behind the desk, which hides the feet. */
const atDesk = (scale: number) => ({ x: 84, y: deskY + 44, scale });

/** Drawings of the places: a person behind the desk, and beside each the thing that the topic is about. */
const places: Record<ContactTopic, ReactNode> = {
  app: (
    <>
      <RoleFigure icon="product" {...atDesk(1.1)} />
      <Arm figure={atDesk(1.1)} elbow={[-16, 272]} hand={[6, 178]} hue={getRoleHue('product')} />
      <rect x="122" y="166" width="76" height="134" rx="14" fill="var(--device)" stroke="var(--rim)" />
      <rect x="129" y="173" width="62" height="120" rx="8" fill="var(--screen)" />
      <Light cx={160} cy={211} r={21} hue="coral" />
      <path d="M143 251h34M143 270h20" stroke={pencilColour} strokeWidth="8" />
    </>
  ),
  tests: (
    <>
      <RoleFigure icon="quality" {...atDesk(1.04)} />
      <path d="M164 136v84" stroke={frameColour} strokeWidth="14" />
      <circle cx="164" cy="100" r="31" fill={paperColour} stroke={frameColour} strokeWidth="10" />
      <Light cx={164} cy={100} r={18} hue="coral" />
      <path d="M164 91v9M164 108v0" stroke={markColour} strokeWidth="6" />
      <Arm figure={atDesk(1.04)} elbow={[180, 288]} hand={[164, 198]} hue={getRoleHue('quality')} />
    </>
  ),
  security: (
    <>
      <RoleFigure icon="cloud" {...atDesk(1.14)} />
      <g transform="rotate(-8 6 196)">
        <path d="M-2 200v-60h16v60z" fill="var(--amber)" />
        <path d="M-2 140L6 116l8 24z" fill={paperColour} />
        <path d="M3 125l3-9 3 9z" fill={markColour} />
      </g>
      <Arm figure={atDesk(1.14)} elbow={[-18, 282]} hand={[6, 194]} hue={getRoleHue('cloud')} />
      <path d="M118 300V178h82v122z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <path d="M134 200h34" stroke={markColour} strokeWidth="9" />
      <path d="M134 222h50M134 240h40" stroke={pencilColour} strokeWidth="6" />
      <Light cx={172} cy={268} r={22} hue="moss" />
      <path d="M162 269l7 8l13-16" stroke={markColour} strokeWidth="5" />
    </>
  ),
  prices: (
    <>
      <RoleFigure icon="growth" {...atDesk(1.14)} />
      <Arm figure={atDesk(1.14)} elbow={[176, 250]} hand={[166, 160]} hue={getRoleHue('growth')} />
      <path d="M166 166v70" stroke={markColour} strokeWidth="3" />
      <path d="M166 212l36 30v52q0 6-6 6h-60q-6 0-6-6v-52z" fill="var(--coral)" />
      <circle cx="166" cy="236" r="7" fill={paperColour} />
      <text x="166" y="284" fontSize="38" textAnchor="middle" fill={markColour}>
        kr
      </text>
    </>
  ),
  job: (
    <>
      <Figure {...atDesk(1.04)} hue="heather" />
      <Arm figure={atDesk(1.04)} elbow={[-26, 262]} hand={[16, 142]} hue="heather" />
      <path d="M114 300V186h60l26 26v88z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <text x="128" y="232" fontSize="32" fill={markColour}>
        CV
      </text>
      <path d="M131 254h50M131 274h30" stroke={pencilColour} strokeWidth="7" />
    </>
  ),
  data: (
    <>
      <Figure {...atDesk(1.1)} hue="coral" />
      <path d="M8 196v-64M8 140h14M8 158h10" stroke="var(--amber)" strokeWidth="9" />
      <circle cx="8" cy="112" r="14" stroke="var(--amber)" strokeWidth="9" />
      <Arm figure={atDesk(1.1)} elbow={[-16, 284]} hand={[8, 194]} hue="coral" />
      <path d="M126 230v-26a28 28 0 0 1 56 0v26" stroke={frameColour} strokeWidth="14" />
      <rect x="106" y="224" width="96" height="76" rx="14" fill="var(--fjord)" />
      <path d="M154 254v16" stroke={markColour} strokeWidth="14" />
    </>
  ),
};

/** One place at the reception. Narrow frames cut off the free right part of the view box. */
export const ReceptionPlace = ({
  topic,
  className,
}: {
  topic: ContactTopic;
  className: string | undefined;
}) => (
  <svg
    className={className}
    viewBox={`-16 20 300 ${deskY - 20}`}
    preserveAspectRatio="xMinYMax slice"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {/* Smaller than drawn, so that there is air between neighbours. */}
    <g transform={`translate(-2 ${deskY * 0.12}) scale(.88)`}>{places[topic]}</g>
    <path d={`M-3000 ${deskY}h6000v60h-6000z`} fill="var(--ink)" />
  </svg>
);
