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

/** Lights of each case study, by the hue that it owns. */
const outcomeLights: Partial<Record<string, ReactNode>> = {
  /** Evening: the sun sets, and the moon is out. */
  amber: (
    <>
      <Sun x={180} r={150} />
      <path d="M345 6a44 44 0 1 0 37 66a36 36 0 0 1-37-66" />
    </>
  ),
  /** From the collection to the one resource. */
  coral: (
    <>
      <HalfDisc x={12} r={9} />
      <HalfDisc x={43} r={15} />
      <HalfDisc x={88} r={23} />
      <Sun x={262} r={138} />
    </>
  ),
  /** Events of different kinds, in the colours of their pins. */
  moss: (
    <>
      <HalfDisc x={56} r={56} fill="var(--heather)" />
      <HalfDisc x={340} r={60} fill="var(--fjord)" />
      <HalfDisc x={138} r={76} fill="var(--amber)" />
      <HalfDisc x={238} r={112} fill="var(--coral)" />
      <Reflection x={34} r={34} fill="var(--heather)" />
      <Reflection x={100} r={26} fill="var(--amber)" />
      <Reflection x={236} r={104} fill="var(--coral)" />
      <Reflection x={373} r={27} fill="var(--fjord)" />
    </>
  ),
  /** Two homes of the same size, and what both agreed on. */
  heather: (
    <>
      <Sun x={100} r={92} />
      <Sun x={300} r={92} fill="var(--amber)" />
      <path d="M200 46a42 42 0 0 0 0 84" />
      <path fill="var(--amber)" d="M200 46a42 42 0 0 1 0 84" />
    </>
  ),
  /** The class on its way, and the pupil who gets help first. */
  indigo: (
    <>
      {[1, 2, 3, 4, 5].map((step) => (
        <circle key={step} cx={96 + 56 * step} cy={206 - 38 * step} r={24} />
      ))}
      <circle className={styles.ring} cx={96} cy={211} r={40} />
      <circle cx={96} cy={211} r={28} fill="var(--coral)" />
      <Reflection x={96} r={44} fill="var(--coral)" />
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
      <path className={styles.ring} d="M84 239v-62" />
      <circle className={styles.ring} cx={84} cy={130} r={46} />
      <path className={styles.route} d="M98 66C124 8 176-14 214 12" />
      <path className={styles.arrow} d="m196 16 20-2-3-20" />
      <path d="M285 239V150h16v89Z" fill="var(--ink)" />
      <circle cx={293} cy={90} r={84} />
      <circle cx={293} cy={90} r={34} fill="var(--coral)" />
    </>
  ),
  /** An open door, and the ball that has come through the others. The light on the floor goes on to the band's end. */
  rose: (
    <>
      <path d="M130 239V92a80 80 0 0 1 160 0v147Z" />
      <path d="M130 240h160l140 160H-10Z" opacity={0.5} />
      <circle cx={210} cy={193} r={46} fill="var(--c)" />
      <Reflection x={210} r={46} fill="var(--c)" />
    </>
  ),
};
