import type { ReactNode } from 'react';
import type { ContactTopic } from '#content/author-components.ts';
import { Arm, Figure, handRadius } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { RoleFigure } from './RoleAttribute.tsx';

/** Vertical position of the desk's top. */
const deskY = 300;

/** Position of those behind the desk, which hides their feet. */
const footY = deskY + 44;

const scale = 1.14;
const atDesk = (x: number) => ({ x, y: footY, scale });

/** Drawings of the places: a person behind the desk, who shows something of the topic. */
const places: Record<ContactTopic, ReactNode> = {
  app: (
    <>
      <RoleFigure icon="phone" {...atDesk(72)} />
      <g transform="rotate(6 156 300)">
        <rect x="116" y="166" width="76" height="134" rx="14" fill="var(--device)" stroke="var(--rim)" />
        <rect x="123" y="173" width="62" height="120" rx="8" fill="var(--screen)" />
        <Light cx={154} cy={211} r={21} hue="coral" />
        <path d="M137 251h36M137 268h22" stroke={pencilColour} strokeWidth="8" />
      </g>
      <Arm figure={atDesk(72)} elbow={[104, 282]} hand={[122, 272]} hue="fjord" />
    </>
  ),
  tests: (
    <>
      <g transform="rotate(-6 122 344)">
        <RoleFigure icon="quality" {...atDesk(122)} />
      </g>
      <path d="M40 206l12 66" stroke={frameColour} strokeWidth="16" />
      <circle cx="34" cy="178" r="43" fill={paperColour} stroke={frameColour} strokeWidth="12" />
      <Light cx={34} cy={178} r={24} hue="coral" />
      <path d="M34 166v12M34 189v0" stroke={markColour} strokeWidth="7" />
      <Arm figure={atDesk(122)} elbow={[76, 280]} hand={[50, 266]} hue="fjord" />
    </>
  ),
  security: (
    <>
      <RoleFigure icon="cloud" {...atDesk(70)} />
      <path d="M114 300V178h82v122z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <path d="M128 200h34" stroke={markColour} strokeWidth="9" />
      <path d="M128 222h52M128 240h42" stroke={pencilColour} strokeWidth="6" />
      <Light cx={168} cy={270} r={26} hue="moss" />
      <path d="M157 271l8 9l14-17" stroke={markColour} strokeWidth="5" />
      <Arm figure={atDesk(70)} elbow={[106, 274]} hand={[118, 276]} hue="fjord" />
      <Arm figure={atDesk(70)} elbow={[0, 262]} hand={[14, 284]} hue="fjord" />
    </>
  ),
  prices: (
    <>
      <RoleFigure icon="growth" {...atDesk(116)} />
      <Arm figure={atDesk(116)} elbow={[58, 268]} hand={[22, 156]} hue="moss" />
      <path d="M22 170v26" stroke={frameColour} strokeWidth="3" />
      <path d="M22 178l30 26v66q0 6-6 6h-48q-6 0-6-6v-66z" fill="var(--coral)" />
      <circle cx="22" cy="200" r="6" fill={paperColour} />
      <text x="22" y="256" fontSize="36" textAnchor="middle" fill={markColour}>
        kr
      </text>
    </>
  ),
  job: (
    <>
      <Figure {...atDesk(84)} hue="heather" />
      <Arm figure={atDesk(84)} elbow={[4, 270]} hand={[40, 276]} hue="heather" />
      <Arm figure={atDesk(84)} elbow={[164, 270]} hand={[128, 276]} hue="heather" />
      <path d="M40 296V186h62l26 26v84z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <text x="54" y="230" fontSize="30" fill={markColour}>
        CV
      </text>
      <path d="M56 252h54M68 272h32" stroke={pencilColour} strokeWidth="7" />
      {/* The hands before the paper. */}
      <Light cx={40} cy={276} r={handRadius * scale} hue="heather" />
      <Light cx={128} cy={276} r={handRadius * scale} hue="heather" />
    </>
  ),
  data: (
    <>
      <Figure {...atDesk(104)} hue="coral" />
      <path d="M12 232v-28a28 28 0 0 1 56 0v28" stroke={frameColour} strokeWidth="14" />
      <rect x="-10" y="224" width="100" height="76" rx="14" fill="var(--fjord)" />
      <path d="M40 254v16" stroke={markColour} strokeWidth="14" />
      <path d="M184 166v-52m0 4h18m-18 20h14" stroke={frameColour} strokeWidth="9" />
      <circle cx="184" cy="182" r="15" stroke={frameColour} strokeWidth="9" />
      <Arm figure={atDesk(104)} elbow={[188, 262]} hand={[184, 204]} hue="coral" />
    </>
  ),
};

/**
 * One place at the reception, and as much of the sun behind it as is seen there. The styles say where the sun is,
 * because the number of places side by side depends on the window. Narrow frames cut off the free right part of the view box.
 */
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
    <circle cy={deskY} r="256" fill="url(#_amber)" />
    {places[topic]}
    <path d={`M-3000 ${deskY}h6000v60h-6000z`} fill="var(--ink)" />
  </svg>
);
