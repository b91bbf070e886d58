import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Light, polarToCartesian } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Keys.module.css';

interface DrawnKey {
  hue: Hue;
  /** Number of petals of the bow, and the notched end of the shaft below it. */
  petals: number;
  bit: string;
  /** Symbol in the middle of the bow, in lines of the colour of paper. */
  symbol: ReactNode;
}

/** Keys in the order of the features: entry, fee, shift, handover, figures, page. */
const keys: readonly DrawnKey[] = [
  {
    hue: 'coral',
    petals: 5,
    bit: 'h26v-16h-12v-12h12v-16h-26',
    symbol: <path fill={paperColour} d="M-9-10a9 9 0 1 1 18 0 9 9 0 1 1-18 0M-18 20a18 18 0 0 1 36 0Z" />,
  },
  {
    hue: 'amber',
    petals: 12,
    bit: 'h34v-14h-14v-16h-20',
    symbol: <path stroke={markColour} d="M-9-18v36m20-36L-8 1 11 18" />,
  },
  {
    hue: 'moss',
    petals: 4,
    bit: 'h20v-12h12v-16h-12v-14h-20',
    symbol: <path d="M-18-13h36v32h-36Zm9-8v10M9-21v10M-8 4l6 6L9-2" />,
  },
  {
    hue: 'fjord',
    petals: 6,
    bit: 'h34v-12h-16v-10h10v-12h-28',
    symbol: <path d="M-18-7h34m-9-9 9 9-9 9M18 9h-34" />,
  },
  {
    hue: 'heather',
    petals: 8,
    bit: 'h14v-10h8v-10h8v-24h-30',
    symbol: <path strokeWidth={8} d="M-15 17V3M0 17v-22M15 17v-34" />,
  },
  {
    hue: 'rose',
    petals: 0,
    bit: 'h30v-44h-10v14h-10v-14h-10',
    symbol: <path d="M-14-20H6l10 10v30h-30ZM-4 0H6M-4 10H6" />,
  },
];

const getPetals = (count: number) =>
  Array.from({ length: count }, (_, petal) => polarToCartesian(0, 0, 32, (360 * petal) / count - 90));

/** Vertical position of the upper edge of a bow in the drawing of its key. */
const bowTop = -28;

/** A key on its ring, which hangs from a hook. Its bow is a flower around the symbol. */
const HangingKey = ({ hue, petals, bit, symbol }: DrawnKey) => {
  const petalRadius = petals < 8 ? 24 : 15;
  const bowRadius = petals ? 32 + petalRadius : 52;
  return (
    <DrawingSvg className={styles.key} viewBox="-64 -88 128 268">
      <path className={styles.ring} d="M0-70a27 27 0 0 0 0 54" />
      <g transform={`translate(0 ${bowTop + bowRadius})`}>
        <path d={`M-9 30v118h18${bit}V30z`} fill={`url(#_${hue})`} />
        {getPetals(petals).map((petal) => (
          <Light key={`${petal.cx} ${petal.cy}`} {...petal} r={petalRadius} hue={hue} />
        ))}
        <Light cx={0} cy={0} r={petals ? 38 : 52} hue={hue} />
        <g transform="translate(0 4)" stroke={paperColour} strokeWidth={5}>
          {symbol}
        </g>
      </g>
      <circle cx={0} cy={-15} r={6.5} fill="var(--feature-ground)" />
      <path className={styles.ring} d="M0-70a27 27 0 0 1 0 54" />
      <path className={styles.hook} d="M-7-92v26a7 7 0 0 0 14 0v-7" />
    </DrawingSvg>
  );
};

/** Features as the keys on a board, each with a bow of its own. */
export const Keys = ({ entries }: EntryListProps) => (
  <ul className={styles.board}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.feature}>
        <HangingKey {...getCyclicItem(keys, index)} />
        <div>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
        </div>
      </li>
    ))}
  </ul>
);
