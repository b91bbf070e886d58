import type { ReactNode } from 'react';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { PersonalData } from './parts.tsx';

/** Vertical position of the bars, which is the lower edge of the drawing. The width is 640. */
export const baseY = 120;

interface RetentionPeriodProps {
  /** Position of the sign. */
  end: number;
  children: ReactNode;
}

/** A retention period as a bar that ends at a sign. All bars begin at one edge. Dots continue it after the period. */
const RetentionPeriod = ({ end, children }: RetentionPeriodProps) => (
  <>
    <path d={`M${end + 80} ${baseY - 2}H640`} strokeWidth="3.5" strokeDasharray="0 11" opacity=".55" />
    <path d={`M0 ${baseY - 9}H${end}`} stroke="var(--heather)" strokeWidth="18" strokeLinecap="butt" />
    <g transform={`translate(${end} ${baseY})`}>{children}</g>
  </>
);

/** An answered letter. */
const Answered = () => (
  <RetentionPeriod end={300}>
    <PersonalData cx={-248} cy={-52} r={34} />
    <path d="M-46 0v-74h92v74z" fill="var(--fjord)" stroke="none" />
    <path d="M-46-74h92l-46 40z" fill="color-mix(in oklab, var(--fjord) 58%, white)" stroke="none" />
    <Light cx={38} cy={-74} r={20} hue="moss" />
    <path d="M29-74l7 7 11-14" stroke={markColour} strokeWidth="5" />
  </RetentionPeriod>
);

/** A conversation that has ended. */
const Settled = () => (
  <RetentionPeriod end={210}>
    <path
      d="M-10-100h88a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10h-58l-22 36v-36h-8a10 10 0 0 1-10-10v-44a10 10 0 0 1 10-10z"
      fill="var(--amber)"
      stroke="none"
    />
    <path d="M18-68l12 12 22-26" stroke={markColour} strokeWidth="7" />
  </RetentionPeriod>
);

/** A CV, and a switch that is off. */
const Considered = () => (
  <RetentionPeriod end={390}>
    <path d="M-38 0v-104h76v104z" fill="color-mix(in oklab, var(--moss) 30%, white)" stroke="none" />
    <Light cx={-14} cy={-80} r={14} hue="moss" />
    <path d="M8-86h18M8-74h12M-26-54h52" stroke={pencilColour} strokeWidth="5" />
    <rect x="-26" y="-40" width="52" height="26" rx="13" fill={markColour} stroke="none" />
    <circle cx="-13" cy="-27" r="9" fill={paperColour} stroke="none" />
  </RetentionPeriod>
);

/** A magnifier over spam. */
const Checked = () => (
  <RetentionPeriod end={170}>
    <path d="M2-30l20 22" stroke={frameColour} strokeWidth="14" />
    <circle cx="-26" cy="-58" r="42" fill={paperColour} stroke={frameColour} strokeWidth="9" />
    <Light cx={-26} cy={-58} r={25} hue="coral" />
    <path d="M-26-71v15M-26-44h0" stroke={markColour} strokeWidth="6" />
  </RetentionPeriod>
);

/** A book of law. */
const Required = () => (
  <RetentionPeriod end={490}>
    <path d="M-42 0v-96a10 10 0 0 1 10-10h74v106z" fill="var(--heather)" stroke="none" />
    <path
      d="M-42-8a10 10 0 0 1 10-10h74v18h-74a10 10 0 0 1-10-8z"
      fill="color-mix(in oklab, var(--heather) 40%, white)"
      stroke="none"
    />
    <Light cx={4} cy={-62} r={25} hue="amber" />
    <path d="M-8-55h24M-8-68h24" stroke={markColour} strokeWidth="5" />
  </RetentionPeriod>
);

/** How long data is kept, in the order of the privacy policy. */
export const retentionDrawings = [Answered, Settled, Considered, Checked, Required];
