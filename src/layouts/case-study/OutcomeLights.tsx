import type { ReactNode } from 'react';
import { usePageData } from '#sections/PageDataContext.ts';
import { reflectionShares } from '#ui/drawings/Reflection.tsx';
import styles from './OutcomeLights.module.css';

/** Lights on the horizon below the outcomes. Every case study has its own, because each owns a hue. */
export function OutcomeLights() {
  const { frontmatter } = usePageData();
  return (
    <svg className={styles.lights} viewBox="0 0 400 300" aria-hidden="true">
      {(frontmatter.hue && outcomeLights[frontmatter.hue]) ?? <Sun x={220} r={160} />}
    </svg>
  );
}

interface HalfDiscProps {
  x: number;
  r: number;
  fill?: string;
}

/** The upper half of a light, which ends above the horizon's line. */
const HalfDisc = ({ x, r, fill }: HalfDiscProps) => (
  <path fill={fill} d={`M${x - r} 239a${r} ${r} 0 0 1 ${2 * r} 0`} />
);

/** Reflection of a light of that radius: three strokes, each shorter than the one above it. */
const Reflection = ({ x, r, fill = 'var(--rise)' }: HalfDiscProps) => (
  <path
    className={styles.reflection}
    stroke={fill}
    d={reflectionShares.map((share, row) => `M${x - share * r} ${258 + 14 * row}h${2 * share * r}`).join('')}
  />
);

const Sun = (props: HalfDiscProps) => (
  <>
    <HalfDisc {...props} />
    <Reflection {...props} />
  </>
);

/** A house with its door open to the band. */
const Home = ({ x, fill }: Pick<HalfDiscProps, 'x' | 'fill'>) => (
  <path fill={fill} d={`M${x - 84} 130 ${x} 40l84 90h-14v109h-44v-54a26 26 0 0 0-52 0v54h-44V130Z`} />
);

/** Lights of each case study, by the hue that it owns. */
const outcomeLights: Partial<Record<string, ReactNode>> = {
  /** A telephone that has the evening off: its receiver is down, and its dial is the moon. */
  amber: (
    <>
      <path d="M150 50h20v40h-20Zm80 0h20v40h-20ZM134 84h132l22 30 74 108a11 11 0 0 1-9 17H47a11 11 0 0 1-9-17l74-108Z" />
      <path
        fill="var(--ink)"
        d="M32 62C32 14 116-6 200-6s168 20 168 68v22a16 16 0 0 1-16 16h-56a16 16 0 0 1-16-16V66c-50-14-110-14-160 0v18a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16Z"
      />
      <circle fill="#111826" cx={200} cy={160} r={60} />
      <path fill="var(--amber)" d="M197 121a40 40 0 1 0 41 56a34 34 0 0 1-41-56" />
    </>
  ),
  /** A word that was searched for comes up as a result, out of the field on the horizon. */
  coral: (
    <>
      <rect x={130} y={30} width={230} height={209} rx={18} />
      <rect className={styles.sheet} x={148} y={48} width={194} height={86} rx={8} />
      <path className={styles.minus} d="M205 91h80" />
      <path className={styles.words} d="M158 158h150M158 182h96" />
      <rect className={styles.field} x={60} y={206} width={340} height={66} rx={33} />
      <path className={styles.words} d="M98 224a12 12 0 1 0 .1 0m9 21 11 11M146 239h52" />
    </>
  ),
  /** An event that is heard of beyond the circle around its organiser. */
  moss: (
    <>
      <path fill="none" stroke="var(--rise)" strokeWidth={10} d="M20 239a180 180 0 0 1 360 0" />
      <path className={styles.ring} d="M86 239a114 114 0 0 1 228 0" />
      {[
        { x: 52, fill: 'var(--heather)' },
        { x: 116, fill: 'white' },
        { x: 284, fill: 'white' },
        { x: 348, fill: 'var(--fjord)' },
      ].map(({ x, fill }) => (
        <circle key={x} cx={x} cy={211} r={28} fill={fill} />
      ))}
      <path fill="var(--coral)" d="M200 239c-20-38-78-76-78-130a78 78 0 0 1 156 0c0 54-58 92-78 130" />
      <path className={styles.note} d="M186 138V80l48-12v56" />
      <circle fill="black" cx={171} cy={138} r={15} />
      <circle fill="black" cx={219} cy={124} r={15} />
    </>
  ),
  /** Two homes of the same size, and between them what both agreed on. */
  heather: (
    <>
      <Home x={70} />
      <Home x={330} fill="var(--amber)" />
      <path d="M200 102a40 40 0 0 0 0 80" />
      <path fill="var(--amber)" d="M200 102a40 40 0 0 1 0 80" />
      <path className={styles.tick} d="m178 143 16 16 30-34" />
    </>
  ),
  /** The stages of a course, and a pupil who is seen while the class is only a stage ahead. */
  indigo: (
    <>
      <path d="M0 239v-44h108v-52h100V91h100V39h92v200Z" />
      <path className={styles.arrow} d="M346 39V-52" />
      <path fill="var(--amber)" d="m346-52 66 26-66 26Z" />
      <circle cx={282} cy={65} r={26} fill="white" />
      <circle cx={232} cy={65} r={26} fill="var(--amber)" />
      <circle cx={158} cy={109} r={34} fill="var(--coral)" />
      <path fill="white" d="M158-14a36 36 0 0 1 12 70l-12 14-12-14a36 36 0 0 1 12-70" />
      <path className={styles.call} d="M158 3v20m0 17v.1" />
    </>
  ),
  /** A flower that comes up whole. */
  teal: (
    <>
      <clipPath id="above-the-horizon">
        <path d="M0-40h400v280H0Z" />
      </clipPath>
      <g clipPath="url(#above-the-horizon)">
        {[-162, -126, -90, -54, -18].map((degrees) => (
          <circle
            key={degrees}
            cx={210 + 112 * Math.cos((degrees * Math.PI) / 180)}
            cy={232 + 112 * Math.sin((degrees * Math.PI) / 180)}
            r={56}
            opacity={0.75}
          />
        ))}
        <circle cx={210} cy={232} r={65} fill="var(--amber)" />
      </g>
      <Reflection x={210} r={165} />
    </>
  ),
  /** A stop that was moved: its sign, and where it was. */
  fjord: (
    <>
      <path className={styles.ring} d="M122 239v-70" />
      <circle className={styles.ring} cx={122} cy={130} r={38} />
      <path className={styles.route} d="M130 78C146 22 180-6 214 12" />
      <path className={styles.arrow} d="m196 16 20-2-3-20" />
      <path d="M285 239V150h16v89Z" fill="var(--ink)" />
      <circle cx={293} cy={90} r={84} />
      <circle cx={293} cy={90} r={34} fill="var(--coral)" />
    </>
  ),
  /** An open door into yellow light, and the ball that has come through the others. The light on the floor goes on to the band's end. */
  rose: (
    <g fill="var(--amber)">
      <path d="M130 239V92a80 80 0 0 1 160 0v147Z" />
      <path d="M130 240h160l140 160H-10Z" opacity={0.6} />
      <circle cx={210} cy={193} r={46} fill="var(--c)" />
      <path className={styles.door} d="M290 239V92l56-26v192Z" />
      <circle cx={304} cy={170} r={7} />
    </g>
  ),
};
