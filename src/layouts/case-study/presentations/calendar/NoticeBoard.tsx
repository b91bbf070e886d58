import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './NoticeBoard.module.css';

interface Poster {
  className: string | undefined;
  /** Hue of the drawing pin. */
  hue: Hue;
  drawing: ReactNode;
}

/** A calendar with one event. */
const SingleEvent = () => (
  <svg className={styles.month} viewBox="0 0 280 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <pattern id="_emptyDay" width={40} height={40} patternUnits="userSpaceOnUse">
      <circle cx={20} cy={20} r={13} fill="none" stroke={pencilColour} strokeWidth={2} />
    </pattern>
    <path fill="url(#_emptyDay)" d="M0 0h280v240H0Z" />
    <Light cx={180} cy={100} r={20} hue="coral" />
  </svg>
);

/** A clock, shortly before the hour. */
const Clock = () => (
  <svg viewBox="0 -20 280 230" aria-hidden="true">
    <Light cx={150} cy={92} r={112} hue="coral" />
    <g fill="none" stroke={markColour} strokeLinecap="round">
      <path strokeWidth={7} d="M150 0v16M58 92H74m168 0h-16M150 184v-16" />
      <path strokeWidth={11} d="M126 28l24 64 42 24" />
    </g>
  </svg>
);

/** Strips to tear off, of which two are gone. */
const TearOffStrips = () => (
  <svg className={styles.strips} viewBox="0 0 280 56" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h39v56H1Zm41 0h38l1 54-40 1Zm80 0h38v56h-38Zm80 0h38l-3 55-38-2Zm40 0h39v56h-38Z" />
    <path
      fill="none"
      stroke={markColour}
      strokeWidth={3}
      opacity={0.55}
      d="M14 12v30m9-30v22m31-22v30m9-30v22m71-22v30m9-30v22m71-22v30m9-30v22m31-22v30m9-30v22"
    />
  </svg>
);

/** A place on a printed map, under lock and key. */
const LockedPlace = () => (
  <svg viewBox="0 0 280 270" aria-hidden="true">
    <clipPath id="_print">
      <rect width={280} height={270} rx={10} />
    </clipPath>
    <g clipPath="url(#_print)">
      <path fill="oklch(93% 0.05 150)" d="M0 0h280v270H0Z" />
      <path fill="oklch(82% 0.08 240)" d="M190-10c-8 50 30 62 26 106s-30 60-18 184h92V-10Z" />
      <path fill="oklch(80% 0.11 150)" d="M-10 166l106-26 36 140H-10Z" />
      <path
        fill="none"
        stroke={paperColour}
        strokeWidth={16}
        d="M-20 144 300 72M70-20l74 300M-20 252l320-60M226-20l36 310"
      />
      <ellipse cx={150} cy={243} rx={34} ry={8} fill={markColour} opacity={0.25} />
    </g>
    <path fill="url(#_fjord)" d="M150 242c-24-36-76-60-76-122a76 76 0 0 1 152 0c0 62-52 86-76 122Z" />
    <path fill="none" stroke={paperColour} strokeWidth={10} d="M128 112V96a22 22 0 0 1 44 0v16" />
    <rect x={112} y={110} width={76} height={54} rx={9} fill={paperColour} />
    <path stroke={markColour} strokeWidth={9} strokeLinecap="round" d="M150 132v12" />
  </svg>
);

/** Posters in the order of the challenges. */
const posters: readonly Poster[] = [
  { className: styles.calendar, hue: 'coral', drawing: <SingleEvent /> },
  {
    className: styles.clock,
    hue: 'fjord',
    drawing: (
      <>
        <Clock />
        <TearOffStrips />
      </>
    ),
  },
  { className: styles.map, hue: 'heather', drawing: <LockedPlace /> },
];

/** The challenges as posters on the notice board of a town, which stands on grass above the section below. */
export const NoticeBoard = ({ entries }: EntryListProps) => (
  <div className={styles.place}>
    <svg className={styles.roof} viewBox="0 0 1320 110" preserveAspectRatio="none" aria-hidden="true">
      <path d="M660 0 1320 84v26H0V84Z" />
      <path fill="light-dark(oklch(29% .07 150), oklch(32% .065 155))" d="M660 26 1320 110H0Z" />
    </svg>
    <ul className={styles.board}>
      {entries.map(({ key, id, title, text }, index) => {
        const { className, hue, drawing } = getCyclicItem(posters, index);
        return (
          <li key={key} id={id} className={`${styles.poster} ${className} h-${hue}`}>
            <h3>{title}</h3>
            <div>{text}</div>
            {drawing}
          </li>
        );
      })}
    </ul>
  </div>
);
