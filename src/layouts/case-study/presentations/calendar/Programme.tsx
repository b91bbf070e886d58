import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Programme.module.css';

interface Tile {
  hue: Hue;
  /** Symbol in a square of 96 units, in the colour of paper. On a bright hue it is dark, as in the app's list. */
  symbol: ReactNode;
}

/** Tiles in the order of the features: map, list, sign-up, repetition, notice, directions. */
const tiles: readonly Tile[] = [
  {
    hue: 'coral',
    symbol: (
      <path
        fill={paperColour}
        stroke="none"
        fillRule="evenodd"
        d="M48 84C39 70 22 60 22 38a26 26 0 0 1 52 0c0 22-17 32-26 46Zm0-57a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z"
      />
    ),
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

/** The key features as a programme, with the coloured tiles of the app's list in a strip at its start. */
export const Programme = ({ entries }: EntryListProps) => (
  <ul className={styles.programme}>
    {entries.map(({ key, id, title, text }, index) => {
      const { hue, symbol } = getCyclicItem(tiles, index);
      return (
        <li key={key} id={id} className={`${styles.feature} h-${hue}`}>
          <span className={styles.tile}>
            <svg
              viewBox="0 0 96 96"
              fill="none"
              stroke={paperColour}
              strokeWidth={7}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {symbol}
            </svg>
          </span>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
        </li>
      );
    })}
  </ul>
);
