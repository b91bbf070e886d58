import type { Hue } from '#content/collections.ts';
import { Arm, headY, standOn, toDrawingPoint } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import styles from '../palette.module.css';
import { paperColour } from '../shapes.tsx';
import { NightBackdrop } from './Backdrop.tsx';
import { ProjectPhone } from './ProjectPhone.tsx';

const horizon = 436;

/** Horizontal position and scale of a phone or a person on the shore. */
type Place = readonly [x: number, scale: number];

interface StagesProps {
  idea: Place;
  sketch: Place;
  product: Place;
  user: Place;
}

/** Returns the place of a phone of this height on the shore. */
const standAt = ([x, scale]: Place, height: number) =>
  `translate(${x} ${horizon - 1.5 - height * scale}) scale(${scale})`;

/** A light that shines on the dusk around it. The radius is that of its shine. */
const Shine = ({ cx, cy, r }: { cx: number; cy: number; r: number }) => (
  <circle cx={cx} cy={cy} r={r} fill="url(#_shine)" />
);

/** Skies behind the idea, which brighten from night to dusk. */
const nightColour = 'oklch(27% 0.09 280)';
const duskColour = 'oklch(50% 0.13 322)';

/** The phone as an idea, as a sketch and as a product, which both compositions use. */
const Phones = () => (
  <defs>
    <g id="_idea">
      <rect width="98" height="196" rx="20" fill={nightColour} />
      <Shine cx={49} cy={98} r={46} />
      <Light cx={49} cy={98} r={15} hue="amber" />
      <rect
        x="9"
        y="9"
        width="80"
        height="178"
        rx="13"
        stroke={paperColour}
        strokeWidth="2.5"
        strokeDasharray="7 8"
        strokeLinecap="round"
        opacity=".75"
      />
    </g>
    <g id="_sketch">
      <rect width="136" height="272" rx="24" fill={duskColour} />
      <Shine cx={68} cy={82} r={66} />
      <Light cx={68} cy={82} r={27} hue="amber" />
      <path
        d="M14 26h108v112h-108zM14 194h108v-36h-108zM14 246h108v-36h-108z"
        stroke={paperColour}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M28 176h54M28 228h36"
        stroke={paperColour}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".6"
      />
    </g>
    <g id="_product" className={styles.lit}>
      <ProjectPhone />
    </g>
  </defs>
);

const Stages = ({ idea, sketch, product, user: [userX, userScale] }: StagesProps) => {
  const user = standOn(horizon, userX, userScale);
  return (
    <>
      <Halo
        cx={product[0] + 63 * product[1]}
        cy={horizon - 130 * product[1]}
        r={210 * product[1]}
        hue="amber"
      />
      <Halo cx={userX} cy={horizon + (headY - 7) * userScale} r={110 * userScale} hue="coral" />
      <WaterLight x={idea[0]} width={98 * idea[1]} y={horizon} depth={48} colour="var(--amber)" isSoft />
      <WaterLight
        x={product[0] - 8 * product[1]}
        width={142 * product[1]}
        y={horizon}
        depth={96}
        colour={paperColour}
        isSoft
      />
      <WaterLight x={sketch[0]} width={136 * sketch[1]} y={horizon} depth={60} colour={duskColour} isSoft />
      <WaterLight
        x={userX - 70 * userScale}
        width={140 * userScale}
        y={horizon}
        depth={64}
        colour="var(--coral)"
        isSoft
      />
      <use href="#_idea" transform={standAt(idea, 196)} />
      <use href="#_sketch" transform={standAt(sketch, 272)} />
      <use href="#_product" transform={standAt(product, 259)} />
      <Arm
        figure={user}
        elbow={toDrawingPoint(user, [-104, -66])}
        hand={toDrawingPoint(user, [-112, -142])}
        hue="coral"
      />
      {/* The halo above is behind the phone. That of the figure would tint the phone. */}
      <NightFigure {...user} hue="coral" glow={1} />
    </>
  );
};

/**
 * The same phone three times on the shore at dusk: as an idea, as a sketch and as a product that shines and that someone
 * uses. The light of the idea grows through them. On a phone they are low and far apart, so that the form is near.
 */
export const ProjectDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <radialGradient id="_shine">
      <stop stopColor="#ffd079" stopOpacity=".85" />
      <stop offset="1" stopColor="#f0b03c" stopOpacity="0" />
    </radialGradient>
    <Phones />
    <NightBackdrop hue={hue} sun={[296, 404, 222]} horizon={horizon} dusk="oklch(38% 0.12 322)" />
    <g data-narrow="">
      <Stages idea={[32, 0.74]} sketch={[154, 0.78]} product={[318, 1.02]} user={[520, 0.72]} />
    </g>
    <g data-wide="" display="none">
      <Stages idea={[56, 1]} sketch={[184, 1]} product={[362, 1.5]} user={[560, 0.82]} />
    </g>
  </>
);
