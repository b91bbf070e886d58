import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';
import { frameColour, markColour, Person } from '../shapes.tsx';
import { groundY, WideReflection } from './parts.tsx';

/** Somebody looks at a phone while waiting for the bus. */
const OnTheMove = () => (
  <>
    <WideReflection cx={84} width={76} />
    <WideReflection cx={202} width={28} />
    <path d={`M196 ${groundY}V84`} stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />
    <Light cx={196} cy={52} r={42} hue="fjord" />
    <path d="M172 34q0-6 6-6h36q6 0 6 6v36h-48z" fill={markColour} stroke="none" />
    <path d="M179 37h34v15h-34z" fill="#fff" stroke="none" />
    <path d="M182 72v3M210 72v3" stroke={markColour} strokeWidth="8" />
    <path d="M183 62h0M209 62h0" stroke="#fff" strokeWidth="6" />
    <g transform={`translate(84 ${groundY - 9}) scale(1.3)`}>
      <Person hue="coral" />
      <rect
        x="14"
        y="-40"
        width="20"
        height="34"
        rx="4"
        fill="var(--screen)"
        stroke={frameColour}
        strokeWidth="3"
      />
    </g>
  </>
);

/** A phone that works although there is no signal. */
const Offline = () => (
  <>
    <WideReflection cx={140} width={84} />
    <path
      d={`M98 ${groundY - 3}V62q0-14 14-14h56q14 0 14 14v${groundY - 65}z`}
      fill="var(--screen)"
      stroke={frameColour}
      strokeWidth="6"
    />
    <path d="M130 62h20" stroke={frameColour} strokeWidth="7" />
    <Light cx={140} cy={106} r={26} hue="moss" />
    <path d="M128 106l9 10 17-20" stroke={markColour} strokeWidth="6" />
    <path
      d="M208 74a34 34 0 0 1 30-16M196 56a58 58 0 0 1 48-26M72 74a34 34 0 0 0-30-16M84 56a58 58 0 0 0-48-26"
      strokeWidth="3.5"
      strokeDasharray="0 9"
    />
    <path d="M202 82l40-60M78 82L38 22" stroke="var(--coral)" strokeWidth="6" />
  </>
);

/** A camera, and the pin of a place. */
const PhoneFeatures = () => (
  <>
    <WideReflection cx={120} width={150} />
    <Reflection cx={230} r={18} y={groundY} colour="var(--coral)" />
    <path
      d={`M45 ${groundY}V76q0-10 10-10h26l12-20h54l12 20h26q10 0 10 10v${groundY - 76}z`}
      fill={frameColour}
      stroke="none"
    />
    <circle cx="120" cy="106" r="38" fill="var(--card)" stroke="none" />
    <Light cx={120} cy={106} r={29} hue="fjord" />
    <circle cx="110" cy="96" r="7" fill="#fff" stroke="none" />
    <Light cx={174} cy={82} r={7} hue="amber" />
    <path d={`M230 ${groundY}c-30-36-26-72 0-72s30 36 0 72z`} fill="var(--coral)" stroke="none" />
    <circle cx="230" cy="102" r="9" fill="var(--card)" stroke="none" />
  </>
);

/** A closed padlock, close at hand. */
const Protected = () => (
  <>
    <WideReflection cx={140} width={112} />
    <path d="M104 78V52a36 36 0 0 1 72 0v26" stroke={frameColour} strokeWidth="13" strokeLinecap="butt" />
    <path
      d={`M84 ${groundY}V84q0-10 10-10h92q10 0 10 10v${groundY - 84}z`}
      fill="var(--amber)"
      stroke="none"
    />
    <path d="M140 106v18" stroke={markColour} strokeWidth="9" />
    <circle cx="140" cy="104" r="11" fill={markColour} stroke="none" />
    <Light cx={42} cy={groundY - 24} r={24} hue="coral" />
    <Reflection cx={42} r={24} y={groundY} colour="var(--coral)" />
  </>
);

/** Drawings of the needs that an app meets, in the order of the page. */
export const needDrawings = [OnTheMove, Offline, PhoneFeatures, Protected];
