import type { ReactNode } from 'react';
import { markColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import homeColours from './home-colours.module.css';
import styles from './SharedWeek.module.css';

/** Symbols of the days, in the order of the features. */
const symbols: ReactNode[] = [
  <path
    key="calendar"
    d="M-24-18h48v42h-48Zm0 14h48M-12-26v12m24-12v12M-11 8v.1M0 8v.1M11 8v.1m-22 8v.1m11-.1v.1"
  />,
  <path key="exchange" d="M-22-10A25 25 0 0 1 20-14m2-12v14H8M22 10a25 25 0 0 1-42 4m-2 12V12h14" />,
  <g key="shares" stroke="none">
    <path fill="#6b2383" d="M-3-26a26 26 0 0 0 0 52Z" />
    <path fill="#f8bc47" d="M3-26a26 26 0 0 1 0 52Z" />
  </g>,
  <path key="versions" d="M-20-12v38h30M-10-26h20l12 12v28h-32ZM-1 2h14M-1-8h5" />,
  <g key="child" stroke="none">
    <circle fill="#ffdcc0" cy={8} r={20} />
    <path fill="#ac5fbe" d="M0-26a23 23 0 0 0-23 23v5H0Z" />
    <path fill="#f8bc47" d="M0-26A23 23 0 0 1 23-3v5H0Zm-7-1a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    <path stroke="#2b1c2e" strokeWidth={4.5} d="M-8 11v.1m16-.1v.1M-7 18q7 6 14 0" />
  </g>,
];

/** Features as days in a calendar. The child changes homes on the day in the middle, so that both homes have the same share. */
export const SharedWeek = ({ entries }: EntryListProps) => (
  <ul className={`${homeColours.homes} ${styles.week}`}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.day}>
        <svg
          className={styles.disc}
          viewBox="-50 -50 100 100"
          fill="none"
          stroke={markColour}
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {getCyclicItem(symbols, index)}
        </svg>
        <div className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
        </div>
      </li>
    ))}
  </ul>
);
