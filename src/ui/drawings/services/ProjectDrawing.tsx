import type { Hue } from '#content/collections.ts';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';
import { WebsitePhone } from './Website.tsx';

const horizon = 436;

/** Horizontal position and scale of a phone or a person on the shore. */
type Place = readonly [x: number, scale: number];

interface StagesProps {
  sun: readonly [cx: number, cy: number, r: number];
  hue: Hue;
  idea: Place;
  sketch: Place;
  product: Place;
  user: Place;
}

/** Returns the place of a phone of this height on the shore. */
const standAt = ([x, scale]: Place, height: number) =>
  `translate(${x} ${horizon - 1.5 - height * scale}) scale(${scale})`;

const Stages = ({ sun, hue, idea, sketch, product, user: [userX, userScale] }: StagesProps) => (
  <>
    <Backdrop hue={hue} sun={sun} horizon={horizon} />
    <g transform={standAt(idea, 196)}>
      <rect width="98" height="196" rx="20" stroke="var(--ink)" strokeWidth="3" strokeDasharray="9 9" />
      <Light cx={49} cy={98} r={18} hue="coral" />
    </g>
    <g transform={standAt(sketch, 272)}>
      <rect width="136" height="272" rx="24" fill="var(--screen)" stroke="var(--ink)" strokeWidth="3" />
      <path
        d="M14 26h108v96h-108zl108 96m0-96l-108 96M14 178h108v-36h-108zM14 226h108v-36h-108z"
        stroke="var(--bar)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M28 160h54M28 208h36" stroke="var(--soft)" strokeWidth="7" strokeLinecap="round" />
      <Light cx={68} cy={248} r={12} hue="fjord" />
    </g>
    <g transform={standAt(product, 259)}>
      <WebsitePhone />
    </g>
    <Figure {...standOn(horizon, userX, userScale)} hue="coral">
      <Arm elbow={[-104, -66]} hand={[-112, -142]} hue="coral" />
    </Figure>
  </>
);

/**
 * The same phone three times on the shore: as an idea, as a sketch and as a product, which someone uses. On a phone they are
 * low and far apart, so that the form is near.
 */
export const ProjectDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <g data-narrow="">
      <Stages
        hue={hue}
        sun={[404, 300, 150]}
        idea={[32, 0.74]}
        sketch={[154, 0.78]}
        product={[318, 1.02]}
        user={[520, 0.72]}
      />
    </g>
    <g data-wide="" display="none">
      <Stages
        hue={hue}
        sun={[396, 262, 196]}
        idea={[56, 1]}
        sketch={[184, 1]}
        product={[362, 1.5]}
        user={[560, 0.82]}
      />
    </g>
  </>
);
