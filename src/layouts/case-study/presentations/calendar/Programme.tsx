import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Pin } from './Pin.tsx';
import styles from './Programme.module.css';

interface FeaturePin {
  hue: Hue;
  /** Symbol in a square of 96 units, in the colour of paper. On a bright hue it is dark, as in the app's list. */
  symbol: ReactNode;
}

/** Pins in the order of the features: map, list, sign-up, repetition, notice, directions. */
const pins: readonly FeaturePin[] = [
  {
    hue: 'coral',
    symbol: <path d="M14 27l23-11 22 11 23-11v53L59 80 37 69 14 80Zm23-11v53M59 27v53" />,
  },
  { hue: 'fjord', symbol: <path d="M42 28h36M42 48h36M42 68h24M20 28h4m-4 20h4m-4 20h4" /> },
  {
    hue: 'heather',
    symbol: (
      <>
        <path d="M70 30v28M56 44h28" />
        <circle cx={34} cy={34} r={14} fill={paperColour} stroke="none" />
        <path fill={paperColour} stroke="none" d="M10 78a24 24 0 0 1 48 0Z" />
      </>
    ),
  },
  {
    hue: 'moss',
    symbol: <path d="M20 44a28 28 0 0 1 50-13l6 7m0-18v18H58M76 52a28 28 0 0 1-50 13l-6-7m0 18V58h18" />,
  },
  {
    hue: 'amber',
    symbol: (
      <path
        fill={markColour}
        stroke={markColour}
        d="M22 66c6-6 8-12 8-22a18 18 0 0 1 36 0c0 10 2 16 8 22Zm18 10a8 8 0 0 0 16 0Z"
      />
    ),
  },
  {
    hue: 'indigo',
    symbol: (
      <>
        <path strokeDasharray="1 13" d="M20 76h36a14 14 0 0 0 0-28H40a14 14 0 0 1 0-28h18" />
        <circle cx={76} cy={20} r={11} fill={paperColour} stroke="none" />
      </>
    ),
  },
];

/** The key features as a programme, each with a pin of the map. */
export const Programme = ({ entries }: EntryListProps) => (
  <ul className={styles.programme}>
    {entries.map(({ key, id, title, text }, index) => {
      const { hue, symbol } = getCyclicItem(pins, index);
      return (
        <li key={key} id={id} className={styles.feature}>
          <Pin className={styles.pin} hue={hue}>
            <g strokeWidth={8} transform="scale(.53)translate(-48 -48)">
              {symbol}
            </g>
          </Pin>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
        </li>
      );
    })}
  </ul>
);
