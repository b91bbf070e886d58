import type { ReactNode } from 'react';
import type { ServiceDrawingName } from '#content/collections.ts';
import { Figure } from '../Figure.tsx';
import { FreeChair } from '../FreeChair.tsx';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { markColour, mixHue } from '../shapes.tsx';

/** Vertical position of the shore. */
const shoreY = 400;

/**
 * The phone in dashes, which fills with what is worth mentioning: who will use it, when, the budget and what exists.
 */
const ProjectPhone = () => (
  <>
    <Light cx={214} cy={324} r={112} hue="amber" />
    <path d={`M-2000 ${shoreY}h5000v2000h-5000z`} fill="var(--deep)" />
    <g transform={`translate(72 ${shoreY - 372.5})`} strokeLinecap="round">
      <path d="M0 126h196v208a36 36 0 0 1-36 36h-124a36 36 0 0 1-36-36z" fill="var(--screen)" />
      <path d="M0 126v208a36 36 0 0 0 36 36h124a36 36 0 0 0 36-36v-208" stroke="var(--ink)" strokeWidth="5" />
      <path
        d="M0 112v-76a36 36 0 0 1 36-36h124a36 36 0 0 1 36 36v76"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeDasharray="15 13"
      />
      <path d="M22 26h152v74h-152z" fill={mixHue('fjord', 40)} />
      <svg x="22" y="26" width="152" height="74" viewBox="0 0 152 74" aria-hidden="true">
        <Figure x={46} y={106} scale={0.4} hue="fjord" />
        <Figure x={106} y={112} scale={0.4} hue="coral" />
      </svg>
      <path d="M22 112h72v88h-72z" fill={mixHue('coral', 45)} />
      <path d="M36 134h44v46h-44z" fill="var(--card)" />
      <path d="M36 134h44v14h-44z" fill="var(--coral)" />
      <Light cx={66} cy={166} r={7} hue="coral" />
      <path d="M102 112h72v88h-72z" fill={mixHue('amber', 45)} />
      <Light cx={138} cy={156} r={28} hue="amber" />
      <text x="138" y="166" fontSize="28" textAnchor="middle" fill={markColour}>
        kr
      </text>
      <path d="M22 212h152v92h-152z" fill={mixHue('moss', 42)} />
      <path
        d="M66 236l-24 22l24 22M130 236l24 22l-24 22M108 230l-20 56"
        stroke="var(--ink)"
        strokeWidth="9"
      />
      <path d="M60 334h76" stroke="var(--bar)" strokeWidth="10" />
    </g>
  </>
);

/** The free chair of the page's drawing, on the shore. */
const ShoreChair = () => (
  <>
    <path d={`M-2000 ${shoreY - 24}h5000v2000h-5000z`} fill="var(--deep)" />
    <ellipse cx="172" cy={shoreY + 26} rx="146" ry="5" fill="var(--shade)" />
    <FreeChair x={172} y={shoreY + 14} scale={1.64} />
  </>
);

const drawings: Partial<Record<ServiceDrawingName, () => ReactNode>> = {
  project: ProjectPhone,
  table: ShoreChair,
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
        viewBox={`0 0 380 ${shoreY + 60}`}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <Drawing />
      </svg>
    )
  );
}
