import type { ReactNode } from 'react';
import type { ContactTopic } from '#content/author-components.ts';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { RoleFigure } from './RoleAttribute.tsx';

/** Vertical position of the desk's top, which all things stand on. */
const deskY = 300;

/** Place of a person behind the desk, which hides the feet. */
const atDesk = (scale: number) => ({ x: 84, y: deskY + 44, scale });

/** Drawings of the places: a person behind the desk, and beside each the thing that the topic is about. */
const places: Record<ContactTopic, ReactNode> = {
  app: (
    <>
      <RoleFigure icon="product" {...atDesk(1.1)} />
      <rect x="122" y="166" width="76" height="134" rx="14" fill="var(--device)" stroke="var(--rim)" />
      <rect x="129" y="173" width="62" height="120" rx="8" fill="var(--screen)" />
      <Light cx={160} cy={211} r={21} hue="coral" />
      <path d="M143 251h34M143 270h20" stroke={pencilColour} strokeWidth="8" />
    </>
  ),
  tests: (
    <>
      <RoleFigure icon="quality" {...atDesk(1.04)} />
      <path d="M154 296v-54" stroke={frameColour} strokeWidth="16" strokeLinecap="butt" />
      <path d="M134 292h40" stroke={frameColour} strokeWidth="16" />
      <circle cx="154" cy="200" r="42" fill={paperColour} stroke={frameColour} strokeWidth="12" />
      <Light cx={154} cy={200} r={24} hue="coral" />
      <path d="M154 188v12M154 211v0" stroke={markColour} strokeWidth="7" />
    </>
  ),
  security: (
    <>
      <RoleFigure icon="cloud" {...atDesk(1.14)} />
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
      <path d="M158 176l36 32v86q0 6-6 6h-60q-6 0-6-6v-86z" fill="var(--coral)" />
      <circle cx="158" cy="204" r="8" fill={paperColour} />
      <text x="158" y="268" fontSize="40" textAnchor="middle" fill={markColour}>
        kr
      </text>
    </>
  ),
  job: (
    <>
      <Figure {...atDesk(1.04)} hue="heather" />
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
    {places[topic]}
    <path d={`M-3000 ${deskY}h6000v60h-6000z`} fill="var(--ink)" />
  </svg>
);
