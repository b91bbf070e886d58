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
  <g key="shares">
    <circle r={30} fill="#fff3d2" />
    <path d="M-13-14v28M0-5-12 5 1 14M8-4v18M8 3q2-8 9-7" />
  </g>,
  <path key="versions" d="M-20-12v38h30M-10-26h20l12 12v28h-32ZM-1 2h14M-1-8h5" />,
  <g key="child">
    <path d="M-24 8a24 26 0 0 1 48 0M-28 8h56v14h-56Z" />
    <circle cy={-26} r={7} fill={markColour} />
  </g>,
];

/** Features as lanterns on the string between the homes. The one in the middle has the colours of both. */
export const SharedWeek = ({ entries }: EntryListProps) => (
  <ul className={`${homeColours.homes} ${styles.week}`}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.day}>
        {index === 0 && (
          <svg
            className={styles.string}
            viewBox="0 0 1200 100"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            aria-hidden="true"
          >
            <path
              vectorEffect="non-scaling-stroke"
              d="M-1200 10Q-600 130 0 10 600 150 1200 10 1800 130 2400 10"
            />
            <path
              vectorEffect="non-scaling-stroke"
              strokeWidth={16}
              strokeLinecap="round"
              d="M0 10v.1m1200-.1v.1"
            />
          </svg>
        )}
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
