import { Light } from '../Light.tsx';
import { frameColour, markColour, Person } from '../shapes.tsx';

/** Vertical position of the ground. */
const groundY = 272;

/** Somebody looks at a phone while waiting for the bus. */
const OnTheMove = () => (
  <g stroke="none">
    <path d={`M22 ${groundY}V74h156V${groundY}z`} fill="var(--card)" opacity=".6" />
    <path d={`M22 ${groundY}V74M178 ${groundY}V74`} stroke={frameColour} strokeWidth="7" />
    <path d="M10 72h180" stroke={frameColour} strokeWidth="15" />
    <path d={`M236 ${groundY}V84`} stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />
    <Light cx={236} cy={64} r={42} hue="fjord" />
    <path d="M212 46q0-6 6-6h36q6 0 6 6v36h-48z" fill={markColour} stroke="none" />
    <path d="M219 49h34v15h-34z" fill="#fff" stroke="none" />
    <path d="M222 84v3M250 84v3" stroke={markColour} strokeWidth="8" />
    <path d="M223 74h0M249 74h0" stroke="#fff" strokeWidth="6" />
    <g transform={`translate(94 ${groundY - 12}) scale(1.86)`}>
      <Person hue="coral" />
      <rect x="12" y="-42" width="21" height="36" rx="4" fill="#fff" stroke={markColour} strokeWidth="3" />
    </g>
  </g>
);

/** A phone that works in a tunnel, where there is no signal. */
const Offline = () => (
  <g stroke="none">
    <path d={`M0 ${groundY}Q38 58 106 30Q138 16 166 40Q236 84 280 ${groundY}z`} fill="var(--moss)" />
    <path
      d={`M54 ${groundY}V176a86 86 0 0 1 172 0V${groundY}z`}
      fill={markColour}
      stroke="oklch(88% 0.02 150)"
      strokeWidth="11"
    />
    <path
      d={`M94 ${groundY}V138q0-16 16-16h60q16 0 16 16v${groundY - 138}z`}
      fill="var(--screen)"
      stroke="oklch(62% 0.03 265)"
      strokeWidth="5"
    />
    <path
      d="M122 160v-5M134 160v-10M146 160v-15M158 160v-20"
      stroke="var(--ink)"
      strokeWidth="6"
      opacity=".4"
    />
    <path d="M114 138l52 24" stroke="var(--coral)" strokeWidth="6" />
    <Light cx={140} cy={216} r={34} hue="moss" />
    <path d="M124 216l12 13 22-26" stroke={markColour} strokeWidth="8" />
  </g>
);

/** The audio guide of a museum on a phone, and the pin of the place. */
const PhoneFeatures = () => (
  <g stroke="none">
    <path d={`M24 ${groundY}V142h232V${groundY}z`} fill="var(--amber)" />
    <path d="M14 146L140 84l126 62z" fill="var(--heather)" />
    <path
      d={`M46 ${groundY}V160M82 ${groundY}V160M198 ${groundY}V160M234 ${groundY}V160`}
      stroke="oklch(98.5% 0.006 95)"
      strokeWidth="17"
      strokeLinecap="butt"
    />
    <path d="M140 104c-40-46-34-90 0-90s40 44 0 90z" fill="var(--coral)" />
    <circle cx="140" cy="50" r="13" fill="oklch(98.5% 0.006 95)" />
    <path
      d={`M92 ${groundY}V150q0-16 16-16h64q16 0 16 16v${groundY - 150}z`}
      fill={markColour}
      stroke="var(--rim)"
      strokeWidth="4"
    />
    <circle cx="140" cy="178" r="28" fill="oklch(98.5% 0.006 95)" />
    <Light cx={140} cy={178} r={21} hue="fjord" />
    <circle cx="132" cy="170" r="5" fill="#fff" />
    <path
      d="M110 240v8M122 230v28M134 236v16M146 224v40M158 234v20M170 240v8"
      stroke="var(--coral)"
      strokeWidth="6"
    />
  </g>
);

/** A house, closed with a padlock. */
const Protected = () => (
  <g stroke="none">
    <path d={`M42 ${groundY}V128h196V${groundY}z`} fill="var(--fjord)" />
    <path d="M14 132L140 22l126 110z" fill="var(--heather)" />
    <circle cx="140" cy="90" r="19" fill="oklch(98.5% 0.006 95)" />
    <path d="M108 190v-20a32 32 0 0 1 64 0v20" stroke={markColour} strokeWidth="14" strokeLinecap="butt" />
    <path d={`M84 ${groundY}V198q0-12 12-12h88q12 0 12 12v${groundY - 198}z`} fill="var(--amber)" />
    <path d="M140 226v20" stroke={markColour} strokeWidth="10" />
    <circle cx="140" cy="222" r="13" fill={markColour} />
  </g>
);

/** Drawings of the needs that an app meets, in the order of the page: a bus stop, a tunnel, a museum and a home. */
export const needDrawings = [OnTheMove, Offline, PhoneFeatures, Protected];
