import type { ReactNode } from 'react';
import { markColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Animal, type AnimalName } from './Animal.tsx';
import styles from './Cloakroom.module.css';

interface Peg {
  /** Class with the colour of the note below it. */
  noteClass?: string | undefined;
  /** The animal over the peg of a child. */
  animal: AnimalName;
  /** The garment on the peg, around the peg's centre. */
  garment: ReactNode;
  /** Colour of the boots on the floor. */
  boots: string;
}

/** A rain jacket. */
const Jacket = () => (
  <>
    <path fill="#1380c7" d="M-30 26c8-14 52-14 60 0l34 26-10 96H36v34h-72v-34h-18l-10-96Z" />
    <path fill="#0d5f97" d="M-24 28c4-24 44-24 48 0-6 18-42 18-48 0Zm-12 62 4 58h-4Zm72 0-4 58h4Z" />
    <path fill="none" stroke="#ffc25a" strokeWidth={5} d="M0 44v136M-26 116h14m24 0h14" />
  </>
);

/** A rucksack. */
const RucksackGarment = () => (
  <>
    <path fill="none" stroke="#b93f35" strokeWidth={10} d="M-22 44C-22 2 22 2 22 44" />
    <path fill="#f45b4e" d="M-58 92a58 58 0 0 1 116 0v76a14 14 0 0 1-14 14h-88a14 14 0 0 1-14-14Z" />
    <path fill="#b93f35" d="M-42 122h84v44a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8Z" />
    <path fill="#ffc25a" d="M-12 114h24v24h-24Z" />
  </>
);

/** A knitted sweater with a pattern around its yoke. */
const Sweater = () => (
  <>
    <path fill="#37814c" d="M-26 28-64 128l24 10 22-60Zm52 0 38 100-24 10-22-60Z" />
    <path fill="#d2efd7" d="m-64 128 24 10-6 17-24-9Zm128 0-24 10 6 17 24-9Z" />
    <path fill="#4ca563" d="M-18 20h36l20 14v128h-76V34Z" />
    <path fill="#d2efd7" d="M-38 148h76v16h-76ZM-18 14h36v14q-18 10-36 0Z" />
    <path
      fill="none"
      stroke="#fff7e8"
      strokeWidth={5}
      d="m-38 66 9.5-12 9.5 12 9.5-12L0 66l9.5-12L19 66l9.5-12L38 66M-38 94l9.5-12 9.5 12 9.5-12L0 94l9.5-12L19 94l9.5-12L38 94"
    />
    <path
      fill="none"
      stroke="#ac5fbe"
      strokeWidth={7}
      strokeLinecap="round"
      d="M-28.5 74v.1m19-.1v.1m19-.1v.1m19-.1v.1"
    />
  </>
);

/** Pegs in the order of the challenges. */
const pegs: readonly Peg[] = [
  { animal: 'bear', garment: <Jacket />, boots: '#f2b036' },
  { noteClass: styles.coralNote, animal: 'rabbit', garment: <RucksackGarment />, boots: '#1380c7' },
  { noteClass: styles.yellowNote, animal: 'frog', garment: <Sweater />, boots: '#f45b4e' },
];

/** The challenges as notes in a cloakroom, where parents read them beside the things of their children. */
export const Cloakroom = ({ entries }: EntryListProps) => (
  <ul className={styles.cloakroom}>
    {entries.map(({ key, id, title, text }, index) => {
      const { noteClass = '', animal, garment, boots } = getCyclicItem(pegs, index);
      return (
        <li key={key} className={styles.place}>
          <div id={id} className={`${styles.note} ${noteClass}`}>
            <h3>{title}</h3>
            <div>{text}</div>
          </div>
          <div className={styles.peg}>
            <svg className={styles.garment} viewBox="-66 -8 132 196" fill="none" aria-hidden="true">
              {garment}
              <path stroke="var(--ink)" strokeWidth={7} strokeLinecap="round" d="M0-8v18a10 10 0 0 0 12 9" />
            </svg>
            <Animal name={animal} className={styles.animal} />
          </div>
          <svg className={styles.boots} viewBox="0 0 132 76" aria-hidden="true">
            <path
              fill={boots}
              d="M8 0h30v44l20 10a12 12 0 0 1 6 12v2H8Zm62 0h30v44l20 10a12 12 0 0 1 6 12v2H70Z"
            />
            <path fill={markColour} d="M6 68h60v8H6Zm62 0h60v8H68Z" />
          </svg>
        </li>
      );
    })}
  </ul>
);
