import { standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the ground. */
const groundY = 272;

/** Colour of posts and frames, which are dark before the light that they are around. */
const frameColour = 'oklch(14% 0.04 290)';

/** Somebody looks at a phone while waiting for the bus. */
const OnTheMove = () => (
  <g stroke="none">
    <linearGradient id="_needsShelter" x2="0" y2="1">
      <stop stopColor="oklch(96% 0.06 92)" />
      <stop offset="1" stopColor="oklch(82% 0.14 72)" />
    </linearGradient>
    <Halo cx={95} cy={150} r={150} hue="amber" />
    <WaterLight x={12} width={166} y={groundY} depth={46} colour="var(--amber)" isSoft />
    <path d={`M22 ${groundY}V74h146V${groundY}z`} fill="url(#_needsShelter)" />
    <path
      d={`M22 ${groundY}V74M168 ${groundY}V74`}
      stroke={frameColour}
      strokeWidth="8"
      strokeLinecap="butt"
    />
    <path d="M10 72h170" stroke={frameColour} strokeWidth="15" />
    <path d={`M232 ${groundY}V84`} stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />
    <Halo cx={232} cy={64} r={74} hue="fjord" />
    <Light cx={232} cy={64} r={34} hue="fjord" />
    <path d="M211 49q0-6 6-6h30q6 0 6 6v30h-42z" fill={markColour} stroke="none" />
    <path d="M217 52h30v12h-30z" fill="#fff" stroke="none" />
    <path d="M220 81v3M244 81v3" stroke={markColour} strokeWidth="8" />
    <path d="M221 72h0M243 72h0" stroke="#fff" strokeWidth="6" />
    <NightFigure {...standOn(groundY, 94, 0.76)} hue="coral" glow={1} />
    <rect
      x="116"
      y="186"
      width="39"
      height="67"
      rx="8"
      fill="var(--screen)"
      stroke={frameColour}
      strokeWidth="5"
    />
  </g>
);

/** A phone that works in a tunnel, where there is no signal. The mountain ends on the horizon, which it would hide. */
const Offline = () => (
  <g stroke="none">
    <linearGradient id="_needsMountain" x2="0" y2="1">
      <stop stopColor="oklch(62% 0.1 190)" />
      <stop offset="1" stopColor="oklch(30% 0.08 240)" />
    </linearGradient>
    <linearGradient id="_needsTunnel" x2="0" y2="1">
      <stop stopColor="oklch(90% 0.13 125)" />
      <stop offset="1" stopColor="oklch(62% 0.15 152)" />
    </linearGradient>
    <Halo cx={140} cy={180} r={140} hue="moss" />
    <WaterLight x={56} width={168} y={groundY} depth={46} colour="var(--moss)" isSoft />
    <g transform="translate(27) scale(.84 1)">
      <path
        d={`M-32 ${groundY - 1}L6 168L30 144L52 154L108 28Q120 8 133 27L176 98L198 84L240 138L258 196L306 ${groundY - 1}z`}
        fill="url(#_needsMountain)"
      />
      <path d="M81 89L108 28Q120 8 133 27L158 68L146 64L134 82L120 66L104 88L94 78z" fill={paperColour} />
    </g>
    <path d={`M56 ${groundY - 1}V170a84 84 0 0 1 168 0V${groundY - 1}z`} fill={frameColour} />
    <path d={`M68 ${groundY - 1}V170a72 72 0 0 1 144 0V${groundY - 1}z`} fill="url(#_needsTunnel)" />
    <path
      d={`M94 ${groundY}V138q0-16 16-16h60q16 0 16 16V${groundY}`}
      fill="var(--screen)"
      stroke={frameColour}
      strokeWidth="5"
      strokeLinecap="butt"
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
  <g stroke="none" transform="translate(-14)">
    <linearGradient id="_needsMuseum" x2="0" y2="1">
      <stop stopColor="oklch(80% 0.14 70)" />
      <stop offset="1" stopColor="oklch(94% 0.09 88)" />
    </linearGradient>
    <Halo cx={140} cy={56} r={78} hue="coral" />
    <Halo cx={140} cy={170} r={144} hue="amber" />
    <WaterLight x={20} width={240} y={groundY} depth={46} colour="var(--amber)" isSoft />
    <path d={`M24 ${groundY}V142h232V${groundY}z`} fill="url(#_needsMuseum)" />
    <path d="M14 146L140 84l126 62z" fill="oklch(44% 0.12 40)" />
    <path
      d={`M46 ${groundY}V160M82 ${groundY}V160M198 ${groundY}V160M234 ${groundY}V160`}
      stroke="oklch(44% 0.12 40)"
      strokeWidth="17"
      strokeLinecap="butt"
    />
    <path d="M140 104c-40-46-34-90 0-90s40 44 0 90z" fill="var(--coral)" />
    <circle cx="140" cy="50" r="13" fill="oklch(98.5% 0.006 95)" />
    <path d={`M92 ${groundY}V150q0-16 16-16h64q16 0 16 16v${groundY - 150}z`} fill={markColour} />
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

/** A wallet with cards, closed with a padlock. */
const Protected = () => (
  <g stroke="none" transform="translate(-16)">
    <Halo cx={140} cy={150} r={160} hue="heather" />
    <WaterLight x={16} width={248} y={groundY} depth={46} colour="var(--fjord)" isSoft />
    <path d="M56 62q0-14 14-14h130q14 0 14 14v110H56z" fill="url(#_heather)" transform="rotate(5 140 110)" />
    <path d="M46 98q0-14 14-14h148q14 0 14 14v90H46z" fill={paperColour} />
    <Light cx={78} cy={114} r={17} hue="coral" />
    <path d="M110 106h84M110 122h54" stroke={pencilColour} strokeWidth="8" />
    <path d={`M16 ${groundY}V160q0-20 20-20h208q20 0 20 20v${groundY - 160}z`} fill="url(#_fjord)" />
    <path d="M264 184h-124a28 28 0 0 0 0 56h124z" fill="oklch(42% 0.13 255)" />
    <path d="M122 204v-12a24 24 0 0 1 48 0v12" stroke={markColour} strokeWidth="12" strokeLinecap="butt" />
    <Halo cx={146} cy={222} r={80} hue="amber" />
    <rect x="106" y="200" width="80" height="56" rx="10" fill="url(#_amber)" />
    <path d="M146 226v12" stroke={markColour} strokeWidth="9" />
    <circle cx="146" cy="223" r="10" fill={markColour} />
  </g>
);

/** Drawings of the needs that an app meets, in the order of the page: a bus stop, a tunnel, a museum and a wallet. */
export const needDrawings = [OnTheMove, Offline, PhoneFeatures, Protected];
