import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';
import { DottedArrow, DottedWay, groundY, PersonalData, Ring } from './parts.tsx';

/** The record has a twin, to which an arrow leads. */
const Access = () => (
  <>
    <DottedArrow from={[112, 32]} via={[176, 0]} to={[208, 58]} />
    <PersonalData cx={82} r={54} />
    <PersonalData cx={214} r={40} />
  </>
);

/** A quarter of the record is on its way to the gap. */
const Rectification = () => (
  <>
    <path d="M112 96V42a54 54 0 1 0 54 54z" fill="url(#_heather)" stroke="none" />
    <path d="M82 84h14M82 104h46M82 122h26" stroke={markColour} strokeWidth="6" />
    <path d="M112 42a54 54 0 0 1 54 54" strokeWidth="2" strokeDasharray="5 6" />
    <path d="M162 76V22a54 54 0 0 1 54 54z" fill="url(#_amber)" stroke="none" />
    <path d="M174 58h18" stroke={markColour} strokeWidth="6" />
  </>
);

/** The record goes down like the sun, and a ring remains where it was. */
const Erasure = () => (
  <>
    <Ring cx={140} cy={groundY - 72} r={54} />
    <path d={`M88 ${groundY}a54 54 0 0 1 104 0z`} fill="url(#_heather)" stroke="none" />
  </>
);

/** The record pauses, while two lights settle their disagreement. */
const Restriction = () => (
  <>
    <Light cx={92} cy={groundY - 54} r={54} hue="heather" />
    <path d={`M80 ${groundY - 74}v40M104 ${groundY - 74}v40`} stroke={markColour} strokeWidth="10" />
    <Light cx={194} cy={groundY - 20} r={20} hue="fjord" />
    <Light cx={236} cy={groundY - 20} r={20} hue="coral" />
  </>
);

/** A boat takes the record across the water. */
const Portability = () => (
  <>
    <DottedWay d={`M8 ${groundY - 6}H50`} />
    <PersonalData cx={146} r={42} cy={groundY - 60} />
    <path d={`M66 ${groundY - 26}h164q-8 30-32 40H98q-24-10-32-40z`} fill="var(--fjord)" stroke="none" />
    <path d={`M76 ${groundY - 10}h146`} stroke={markColour} strokeWidth="3" opacity=".45" />
  </>
);

/** A sign stops the record before it gets to where it would be used. */
const Objection = () => (
  <>
    <PersonalData cx={76} r={54} />
    <path d={`M170 ${groundY}V70`} stroke={frameColour} strokeWidth="7" strokeLinecap="butt" />
    <Light cx={170} cy={56} r={34} hue="coral" />
    <path d="M153 56h34" stroke={markColour} strokeWidth="10" />
    <DottedWay d={`M188 ${groundY - 24}H214`} />
    <Ring cx={246} cy={groundY - 24} r={23} />
  </>
);

/** The rights that the GDPR gives, in the order of the privacy policy. */
export const rightDrawings = [Access, Rectification, Erasure, Restriction, Portability, Objection];
