import { headY } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour, paperColour, woodColour } from '../shapes.tsx';

/** A child in a raincoat and a rain hat, and a bucket at a peg of the nursery. */
const Nursery = () => (
  <>
    <Halo cx={98} cy={179} r={170} hue="coral" />
    <path d="M150 42h160" stroke={woodColour} strokeWidth="20" />
    <path d="M228 44v30" stroke={frameColour} strokeWidth="13" />
    <path d="M196 116q0-42 32-42t32 42" stroke={frameColour} strokeWidth="8" />
    <path d="M186 112h84v64q0 24-22 24h-40q-22 0-22-24z" fill="var(--moss)" stroke="none" />
    <path d="M189 140h78" stroke={markColour} strokeWidth="6" />
    <g transform="translate(12 53) scale(.84)">
      <path d="M-10 330a112 176 0 0 1 224 0z" fill="url(#_amber)" stroke="none" />
      <path d="M-10 330a112 176 0 0 1 224 0z" fill="url(#_torsoShade)" stroke="none" />
      <Light cx={102} cy={150} r={68} hue="coral" isBright />
      <path d="M32 118q0-72 70-72t70 72z" fill="url(#_amber)" stroke="none" />
      <path
        d="M6 132q22-30 96-30t96 30q-36-10-96-10t-96 10z"
        fill="oklch(from var(--amber) calc(l - .14) c h)"
        stroke="none"
      />
      <path d="M102 220v82" stroke={markColour} strokeWidth="6" />
      <path d="M102 254v0" stroke={markColour} strokeWidth="20" />
    </g>
  </>
);

/** A visitor with headphones below an aeroplane. */
const Museum = () => (
  <>
    <NightFigure x={98} y={396} scale={1.15} hue="fjord">
      <RoleAttribute icon="phone" y={headY} />
    </NightFigure>
    <g transform="translate(40 6) rotate(-7 120 50) scale(.92)">
      {/* The tail, the fuselage with its cockpit, the wing from below, and the disc of the propeller. */}
      <path d="M22 46Q14 8 34 0Q54 0 66 42z" fill="oklch(from var(--coral) calc(l - .1) c h)" stroke="none" />
      <path
        d="M10 52Q10 44 30 42L112 34Q128 16 148 16Q164 18 172 34L214 40Q232 46 234 56Q232 68 206 72L96 74Q30 66 10 52z"
        fill="url(#_coral)"
        stroke="none"
      />
      <path d="M122 33Q134 21 148 21Q159 23 165 34z" fill="oklch(90% .05 245)" stroke="none" />
      <path d="M180 62L108 66L84 106q-3 10 8 10l24-2q9-1 14-6z" fill="url(#_amber)" stroke="none" />
      <path d="M14 54Q0 58 4 64Q24 68 52 58z" fill="var(--amber)" stroke="none" />
      <circle cx="86" cy="54" r="13" fill="var(--fjord)" stroke="none" />
      <circle cx="86" cy="54" r="6.5" fill={paperColour} stroke="none" />
      <ellipse cx="238" cy="56" rx="5" ry="44" fill={frameColour} stroke="none" opacity=".35" />
      <path d="M226 46q14 4 16 10q-2 8-16 11z" fill={markColour} stroke="none" />
    </g>
  </>
);

/** Two parents behind one agreement. */
const Mediation = () => (
  <>
    <NightFigure x={60} y={300} scale={0.98} hue="heather" />
    <NightFigure x={220} y={300} scale={0.98} hue="moss" />
    <g transform="translate(27 102) scale(.8)">
      <path d="M78 64h94l32 32v160h-126z" fill={paperColour} stroke="none" />
      <path d="M172 64v32h32z" fill="oklch(86% 0.015 95)" stroke="none" />
      <path d="M102 112h48M102 144h78M102 176h78" stroke={markColour} strokeWidth="10" />
    </g>
  </>
);

/** A phone, the question in the chat, and its answer. */
const Chat = () => (
  <>
    <Halo cx={140} cy={170} r={190} hue="fjord" />
    <g transform="rotate(-8 90 220)">
      <rect x="30" y="86" width="128" height="244" rx="24" fill="var(--device)" stroke="var(--rim)" />
      <rect x="42" y="98" width="104" height="232" rx="14" fill="var(--screen)" stroke="none" />
      <Light cx={74} cy={138} r={18} hue="coral" />
    </g>
    <path
      d="M138 4h68a58 58 0 0 1 0 116h-48q-18 26-54 28q18-18 14-36a58 58 0 0 1 20-108z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <path d="M154 42a19 19 0 1 1 28 18c-8 4-10 9-10 14m0 22h0" stroke="var(--amber)" strokeWidth="13" />
    <path
      d="M154 142h58a54 54 0 0 1 26 101q6 20 24 32q-42 0-60-25h-48a54 54 0 0 1 0-108z"
      fill="url(#_rose)"
      stroke="none"
    />
    <path d="M148 182h82M148 212h52" stroke={markColour} strokeWidth="12" />
  </>
);

/** Products, each with the one thing that it is about, large. The panel of an item cuts it off. */
export const projectDrawings = [Nursery, Museum, Mediation, Chat];
