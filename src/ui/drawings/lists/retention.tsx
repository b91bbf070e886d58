import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';

/** Radius of the light of each kind of data. */
const radius = 32;

interface RetentionPeriodProps {
  hue: Hue;
  /** True if another period may follow. */
  mayContinue?: boolean;
  /** The reason for the end of the period, around the centre of the light. */
  children: ReactNode;
}

/** A light with the reason for which it goes out. A dashed one is behind it if another period may follow. */
const RetentionPeriod = ({ hue, mayContinue, children }: RetentionPeriodProps) => (
  <>
    {mayContinue && <circle cx="57" cy={radius} r={radius - 1.5} strokeWidth="2" strokeDasharray="4 6" />}
    <Light cx={radius} cy={radius} r={radius} hue={hue} />
    <g transform={`translate(${radius} ${radius}) scale(1.3)`} stroke={markColour} strokeWidth="4">
      {children}
    </g>
  </>
);

/** An answer. An agreement may follow. */
const Answered = () => (
  <RetentionPeriod hue="amber" mayContinue>
    <path d="M9 8V3q0-6-6-6h-12m6-6l-6 6 6 6" />
  </RetentionPeriod>
);

/** A matter that is closed. */
const Settled = () => (
  <RetentionPeriod hue="fjord">
    <path d="M-9 0l6 7L9-7" />
  </RetentionPeriod>
);

/** An applicant, who may agree to a longer period. */
const Considered = () => (
  <RetentionPeriod hue="moss" mayContinue>
    <path d="M-9 11a9 10 0 0 1 18 0z" fill={markColour} />
    <path d="M0-7h0" strokeWidth="11" />
  </RetentionPeriod>
);

/** Spam that has been checked. */
const Checked = () => (
  <RetentionPeriod hue="coral">
    <path d="M0-10V2M0 10h0" strokeWidth="5" />
  </RetentionPeriod>
);

/** A section of a law. */
const Required = () => (
  <RetentionPeriod hue="heather">
    <path
      d="M6-10C4-14-6-14-6-8.5-6-3 7-4.5 7 2 7 5 4.5 6.5 2 7M-6 10C-4 14 6 14 6 8.5 6 3-7 4.5-7-2-7-5-4.5-6.5-2-7"
      strokeWidth="3"
    />
  </RetentionPeriod>
);

/** How long data is kept, in the order of the privacy policy. */
export const retentionDrawings = [Answered, Settled, Considered, Checked, Required];
