import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { Shadow } from '../shapes.tsx';

const ground = 330;

/** A layout of the drawing: its width, the horizontal centre of each part, and the path between them. */
interface Composition {
  width: number;
  form: number;
  telephone: number;
  letter: number;
  start: number;
  destination: number;
  /** SVG path from the start over the obstacles. */
  path: string;
  /** Half the width of the obstacles' shadows. */
  shadowRadius: number;
  /** Number of lights around the destination. */
  lightCount: number;
  /** Horizontal positions at which the path touches the ground between two obstacles. */
  groundContacts: readonly [number, number];
}

const wide: Composition = {
  width: 1200,
  start: 88,
  form: 344,
  telephone: 604,
  letter: 862,
  destination: 1072,
  path: 'M88 292C112 120 214 0 344 0C492 0 466 200 463 326M489 326C494 190 516 96 604 96C692 96 715 190 719 326M745 326C752 170 776 66 862 66C982 66 1060 150 1072 252',
  shadowRadius: 104,
  lightCount: 3,
  groundContacts: [476, 732],
};

/** A composition for phones, with less space between the parts. */
const narrow: Composition = {
  width: 850,
  start: 58,
  form: 194,
  telephone: 382,
  letter: 578,
  destination: 712,
  path: 'M58 288C66 130 110 34 194 34C280 34 275 200 276 326M300 326C304 190 332 96 382 96C434 96 462 190 464 326M488 326C492 180 522 66 578 66C650 66 700 150 710 252',
  shadowRadius: 86,
  lightCount: 1,
  groundContacts: [288, 476],
};

/** Lights around the destination. `distance` is measured from its centre. */
const otherLights = [
  { distance: 76, r: 30, hue: 'moss' },
  { distance: -70, r: 22, hue: 'fjord' },
  { distance: 130, r: 18, hue: 'amber' },
] as const;

/**
 * A way over three obstacles: a form, a telephone with short hours, and a letter. At its end is a place among others.
 * There is one drawing for wide windows, and after it one for phones.
 */
export const ObstaclesDrawing = () => (
  <>
    <ObstaclesComposition {...wide} />
    <ObstaclesComposition {...narrow} />
  </>
);

const ObstaclesComposition = ({
  width,
  path,
  groundContacts,
  shadowRadius,
  lightCount,
  start,
  form,
  telephone,
  letter,
  destination,
}: Composition) => (
  <svg
    className={styles.palette}
    viewBox={`0 0 ${width} 380`}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={`M-2000 ${ground}h5200v2000h-5200z`} fill="var(--floor)" />
    {[form, telephone, letter].map((cx) => (
      <Shadow key={cx} cx={cx} cy={ground + 14} rx={shadowRadius} />
    ))}
    {groundContacts.map((cx) => (
      <ellipse key={cx} cx={cx} cy={ground + 8} rx="22" ry="4" fill="var(--shade)" />
    ))}
    <path d={path} stroke="var(--ink)" strokeWidth="4" strokeDasharray="0 14" />
    <g transform={`translate(${form - 80} ${ground - 256})`}>
      <rect width="160" height="256" rx="8" fill="var(--card)" />
      <path d="M22 34h74" stroke="var(--bar)" strokeWidth="11" />
      {[64, 106, 148, 190].map((y, index) => (
        <g key={y}>
          <rect x="20" y={y} width="120" height="28" rx="5" stroke="var(--bar)" strokeWidth="2.500" />
          {index === 0 && <path d="M32 78h44" stroke="var(--soft)" strokeWidth="8" />}
        </g>
      ))}
      <path d="M20 236h120" stroke="var(--soft)" strokeWidth="8" />
    </g>
    <g transform={`translate(${telephone - 78} ${ground - 200})`}>
      <rect width="156" height="200" rx="26" fill="var(--device)" stroke="var(--rim)" />
      <rect x="14" y="14" width="128" height="172" rx="14" fill="var(--screen)" />
      <text x="78" y="76" fontSize="31" textAnchor="middle" fill="var(--ink)">
        10–11
      </text>
      <path d="M40 100h76" stroke="var(--soft)" strokeWidth="8" />
      <circle cx="78" cy="146" r="22" fill="var(--coral)" />
      <path d="M66 151q12-12 24 0" stroke="#fff" strokeWidth="6" />
    </g>
    <g transform={`translate(${letter - 90} ${ground - 226})`}>
      <path d="M8 82L90 14L172 82v144h-164z" fill="var(--card)" />
      <path d="M28 226V38h124v188z" fill="var(--screen)" stroke="var(--soft)" strokeWidth="2" />
      {[62, 80, 98, 116].map((y) => (
        <path key={y} d={`M44 ${y}h92`} stroke="var(--bar)" strokeWidth="6" />
      ))}
      <path d="M8 92v134h164v-134l-82 62z" fill="var(--card)" stroke="var(--soft)" strokeWidth="2" />
    </g>
    <Light cx={start} cy={ground - 38} r={38} hue="coral" />
    <circle
      cx={destination}
      cy={ground - 38}
      r="37"
      stroke="var(--ink)"
      strokeWidth="2.500"
      strokeDasharray="6 8"
    />
    {otherLights.slice(0, lightCount).map(({ distance, ...light }) => (
      <Light key={light.hue} cx={destination + distance} cy={ground - light.r} {...light} />
    ))}
  </svg>
);
