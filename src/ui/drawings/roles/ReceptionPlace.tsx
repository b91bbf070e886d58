import type { ReactNode } from 'react';
import type { ContactTopic } from '#content/author-components.ts';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { RoleFigure } from './RoleAttribute.tsx';

/** Vertical position of the desk's top. */
const deskY = 300;

/** Position of those behind the desk, which hides their feet. */
const footY = deskY + 44;

/** Drawings of the places: a person behind the desk, and on it an object of the topic. */
const places: Record<ContactTopic, ReactNode> = {
  app: (
    <>
      <RoleFigure icon="phone" x={88} y={footY} scale={1.14} />
      <g transform="rotate(5 146 300)">
        <rect x="108" y="172" width="78" height="132" rx="14" fill="var(--device)" stroke="var(--rim)" />
        <rect x="115" y="179" width="64" height="118" rx="8" fill="var(--screen)" />
        <Light cx={147} cy={218} r={21} hue="coral" />
        <path d="M128 256h38M128 273h24" stroke={pencilColour} strokeWidth="8" />
      </g>
    </>
  ),
  tests: (
    <>
      <RoleFigure icon="quality" x={118} y={footY} scale={1.1} />
      <path d="M64 262l12 32" stroke={frameColour} strokeWidth="18" />
      <circle cx="52" cy="222" r="43" fill={paperColour} stroke={frameColour} strokeWidth="12" />
      <Light cx={52} cy={222} r={24} hue="coral" />
      <path d="M52 210v12M52 233v0" stroke={markColour} strokeWidth="7" />
    </>
  ),
  security: (
    <>
      <RoleFigure icon="cloud" x={82} y={footY} scale={1.2} />
      <path d="M108 300V188h78v112z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <path d="M122 208h34" stroke={markColour} strokeWidth="9" />
      <path d="M122 228h50M122 244h40" stroke={pencilColour} strokeWidth="6" />
      <Light cx={168} cy={274} r={26} hue="moss" />
      <path d="M157 275l8 9l14-17" stroke={markColour} strokeWidth="5" />
    </>
  ),
  prices: (
    <>
      <RoleFigure icon="growth" x={112} y={footY} scale={1.06} />
      <g transform="rotate(-9 52 262)">
        <path d="M10 226h66l26 36l-26 36h-66q-6 0-6-6v-60q0-6 6-6z" fill="var(--coral)" />
        <circle cx="80" cy="262" r="7" fill={paperColour} />
        <text x="17" y="274" fontSize="38" fill={markColour}>
          kr
        </text>
      </g>
    </>
  ),
  job: (
    <>
      <Figure x={96} y={footY} scale={1.14} hue="heather" />
      <g transform="rotate(-5 120 300)">
        <path d="M92 306V196h58l24 24v86z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
        <text x="105" y="238" fontSize="28" fill={markColour}>
          CV
        </text>
        <path d="M107 258h48M107 276h34" stroke={pencilColour} strokeWidth="7" />
      </g>
    </>
  ),
  data: (
    <>
      <Figure x={112} y={footY} scale={1.1} hue="coral" />
      <path d="M38 228v-26a28 28 0 0 1 56 0v26" stroke={frameColour} strokeWidth="14" />
      <rect x="16" y="222" width="100" height="80" rx="14" fill="var(--amber)" />
      <path d="M66 252v16" stroke={markColour} strokeWidth="14" />
    </>
  ),
};

/**
 * One place at the reception, and as much of the sun behind it as is seen there. The styles say where the sun is,
 * because the number of places side by side depends on the window. Narrow frames cut off both sides of the view box.
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
    viewBox={`-50 20 300 ${deskY - 20}`}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <circle cy={deskY} r="256" fill="url(#_amber)" />
    {places[topic]}
  </svg>
);
