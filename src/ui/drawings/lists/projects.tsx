import { Arm, Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour, paperColour, woodColour } from '../shapes.tsx';

/** Size of the people, and position of their feet. */
const scale = 0.9;
const groundY = 236;

/** A child in a raincoat with its hood up, at the pegs of a nursery. */
const Nursery = () => (
  <>
    <path d="M142 62h130" stroke={woodColour} strokeWidth="14" />
    <path d="M176 64v18M236 64v18" stroke={frameColour} strokeWidth="9" />
    <path d="M208 104q0-22 28-22t28 22" stroke={frameColour} strokeWidth="6" />
    <path d="M204 104h64v54q0 14-14 14h-36q-14 0-14-14z" fill="var(--moss)" stroke="none" />
    <path d="M204 126h64" stroke={markColour} strokeWidth="4" />
    <g transform="translate(66 0)" stroke="none">
      <path d="M-34 194h28v30q8 3 8 14h-36zM8 194h28v30q8 3 8 14h-36z" fill="var(--coral)" />
      <path
        d="M-60 206a60 124 0 0 1 120 0q-60 12-120 0zM46 60a46 46 0 1 1-92 0a46 46 0 1 1 92 0z"
        fill="url(#_amber)"
      />
      <Light cx={6} cy={66} r={31} hue="coral" />
    </g>
    <path d="M66 106v102" stroke={markColour} strokeWidth="4" />
    <path d="M66 132v0M66 162v0" stroke={markColour} strokeWidth="12" />
  </>
);

/** A visitor with headphones before an aeroplane on a plinth. */
const Museum = () => (
  <>
    <path d="M156 146h116v94h-116z" fill="var(--device)" stroke="var(--rim)" />
    <path d="M214 146v-40" stroke={frameColour} strokeWidth="8" />
    <path
      d="M150 92q4-26 44-26h36l34-30h14l-6 50q-8 30-60 30q-58 0-62-24z"
      fill="url(#_coral)"
      stroke="none"
    />
    <path d="M186 96h54" stroke="var(--amber)" strokeWidth="14" />
    <path d="M146 62v56" stroke={frameColour} strokeWidth="7" />
    <RoleFigure icon="phone" x={66} y={groundY} scale={scale} />
  </>
);

const mother = { x: 63, y: groundY, scale };
const father = { x: 217, y: groundY, scale };

/** Two parents with one agreement. */
const Mediation = () => (
  <>
    <Figure {...mother} hue="heather" />
    <Figure {...father} hue="moss" />
    <path d="M104 84h54l20 20v72h-74z" fill={paperColour} stroke="none" />
    <path d="M120 108h30M120 126h42M120 144h42" stroke={markColour} strokeWidth="6" />
    <Arm figure={mother} elbow={[108, 206]} hand={[106, 158]} hue="heather" />
    <Arm figure={father} elbow={[174, 206]} hand={[176, 158]} hue="moss" />
  </>
);

const youth = { x: 64, y: groundY, scale };

/** A young person with a phone, the question in the chat, and its answer. */
const Chat = () => (
  <>
    <Figure {...youth} hue="fjord" />
    <path
      d="M168 6h66a42 42 0 0 1 0 84h-50q-14 14-34 16q10-12 8-22a42 42 0 0 1 24-80z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <path d="M188 34a14 14 0 1 1 20 13c-6 3-7 6-7 10m0 15h0" stroke="var(--amber)" strokeWidth="9" />
    <path
      d="M190 114h46a38 38 0 0 1 18 72q4 14 18 24q-32 0-46-20h-36a38 38 0 0 1 0-76z"
      fill="url(#_rose)"
      stroke="none"
    />
    <path d="M188 142h60M188 164h36" stroke={markColour} strokeWidth="9" />
    <g transform="rotate(-8 120 150)">
      <rect x="98" y="114" width="44" height="74" rx="9" fill="var(--device)" stroke="var(--rim)" />
      <rect x="103" y="119" width="34" height="64" rx="5" fill="var(--screen)" stroke="none" />
    </g>
    <Light cx={122} cy={142} r={9} hue="coral" />
    <Arm figure={youth} elbow={[112, 212]} hand={[118, 178]} hue="fjord" />
  </>
);

/**
 * Products, each with someone who uses it. They stand on the lower edge, at 240, and at the left, above their words.
 */
export const projectDrawings = [Nursery, Museum, Mediation, Chat];
