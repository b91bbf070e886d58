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

/** A rain jacket, whose sleeves hang down. */
const Jacket = () => (
  <>
    <path
      fill="#0d5f97"
      d="M-26 34C-50 42-60 62-62 92l-4 62a9 9 0 0 0 9 9h16a9 9 0 0 0 9-8l8-61Zm52 0c24 8 34 28 36 58l4 62a9 9 0 0 1-9 9H41a9 9 0 0 1-9-8l-8-61Z"
    />
    <path
      fill="#1380c7"
      d="M-22 24h44q20 8 22 34l4 114a10 10 0 0 1-10 10h-76a10 10 0 0 1-10-10l4-114q2-26 22-34Z"
    />
    <path fill="#0d5f97" d="M-30 34C-34-2 34-2 30 34 22 56-22 56-30 34Z" />
    <path fill="#084a78" d="M-19 30C-20 8 20 8 19 30 12 42-12 42-19 30Z" />
    <path fill="none" stroke="#ffc25a" strokeWidth={5} d="M0 50v132M-32 132h18m28 0h18" />
  </>
);

/** A rucksack. */
const RucksackGarment = () => (
  <>
    <path fill="none" stroke="#b93f35" strokeWidth={10} d="M-20 44C-20 2 20 2 20 44" />
    <path fill="#f45b4e" d="M-56 92a56 56 0 0 1 112 0v72a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18Z" />
    <path fill="#b93f35" d="M-40 118h80v40a12 12 0 0 1-12 12h-56a12 12 0 0 1-12-12Z" />
    <path fill="#ffc25a" d="M-11 108h22v26h-22Z" />
  </>
);

/** A knitted sweater with a pattern around its yoke, whose sleeves hang down. */
const Sweater = () => (
  <>
    <path fill="#37814c" d="M-24 30C-48 38-56 58-58 88l-6 62h32l8-56Zm48 0c24 8 32 28 34 58l6 62H32l-8-56Z" />
    <path fill="#d2efd7" d="M-64 148h33l-2 16h-33Zm128 0H31l2 16h33Z" />
    <path fill="#4ca563" d="M-18 22h36q24 8 26 34v112h-88V56q2-26 26-34Z" />
    <path fill="#d2efd7" d="M-44 164h88v18h-88ZM-22 14q22 8 44 0l2 16q-24 14-48 0Z" />
    <path
      fill="none"
      stroke="#fff7e8"
      strokeWidth={5}
      d="m-44 76 11-13 11 13 11-13L0 76l11-13 11 13 11-13 11 13M-44 108l11-13 11 13 11-13L0 108l11-13 11 13 11-13 11 13"
    />
    <path
      fill="none"
      stroke="#ffc25a"
      strokeWidth={7}
      strokeLinecap="round"
      d="M-33 86v.1m22-.1v.1m22-.1v.1m22-.1v.1"
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
              d="M62 0H32v44L12 54a12 12 0 0 0-6 12v2h56Zm8 0h30v44l20 10a12 12 0 0 1 6 12v2H70Z"
            />
            <path fill={markColour} d="M4 68h60v8H4Zm64 0h60v8H68Z" />
          </svg>
        </li>
      );
    })}
  </ul>
);
