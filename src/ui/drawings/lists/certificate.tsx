import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { groundY } from './parts.tsx';

/** A lighthouse shows a rock in the water. */
const Risks = () => (
  <>
    <path d="M80 42L264 150h-98z" fill="var(--amber)" stroke="none" opacity=".35" />
    <path d={`M38 ${groundY}L50 62h40l12 ${groundY - 62}z`} fill={paperColour} stroke="none" />
    <path d="M46 96h48l3 24H43z" fill="var(--fjord)" stroke="none" />
    <path d="M44 62h52" stroke={frameColour} strokeWidth="6" />
    <Light cx={70} cy={40} r={20} hue="amber" />
    <path d={`M176 ${groundY}l20-42 16 12 14-24 24 54z`} fill="var(--coral)" stroke="none" />
  </>
);

/** A list of measures: some apply, and one does not. */
const Measures = () => (
  <>
    <path d={`M68 ${groundY}V22h144v${groundY - 22}z`} fill={paperColour} stroke="none" />
    <Light cx={98} cy={54} r={15} hue="fjord" />
    <Light cx={98} cy={90} r={15} hue="fjord" />
    <circle cx="98" cy="126" r="14" stroke={markColour} strokeWidth="2" strokeDasharray="5 6" />
    <path d="M91 54l5 6 9-11M91 90l5 6 9-11" stroke={markColour} strokeWidth="4" />
    <path d="M92 126h12" stroke={markColour} strokeWidth="4" />
    <path d="M128 54h64M128 90h46M128 126h56" stroke={pencilColour} strokeWidth="8" />
  </>
);

/** Each light is larger than the one before it. */
const Improvement = () => (
  <>
    <Light cx={46} cy={groundY - 22} r={22} hue="fjord" />
    <Light cx={110} cy={groundY - 36} r={36} hue="fjord" />
    <Light cx={208} cy={groundY - 58} r={58} hue="fjord" />
    <path d={`M182 ${groundY - 58}l18 20 34-38`} stroke={markColour} strokeWidth="9" />
  </>
);

/** Another light goes round the one that it examines, again and again. */
const Examination = () => (
  <>
    <path d="M72 128a82 70 0 1 1 136 0" strokeWidth="3.5" strokeDasharray="0 9" />
    <Light cx={140} cy={groundY - 46} r={46} hue="fjord" />
    <path d={`M120 ${groundY - 46}l14 16 28-31`} stroke={markColour} strokeWidth="8" />
    <Light cx={202} cy={44} r={20} hue="moss" />
    <Light cx={72} cy={groundY - 14} r={14} hue="moss" />
  </>
);

/** Demands on a certified company, in the order of the white paper. */
export const certificateDrawings = [Risks, Measures, Improvement, Examination];
