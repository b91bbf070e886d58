import { Figure } from '#ui/drawings/Figure.tsx';
import { Halo } from '#ui/drawings/Glow.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './FloorPlan.module.css';
import { Headphones } from './gallery-pictures.tsx';

/** Exhibits in the rooms of the second and the third stop: a visitor who listens, and one who reads on a phone. */
const exhibits = [
  undefined,
  <svg key="ear" className={styles.exhibit} viewBox="0 -46 440 200" fill="none" aria-hidden="true">
    <Halo cx={84} cy={-6} r={104} hue="amber" />
    <Figure x={84} y={150} scale={0.8} hue="amber">
      <Headphones />
    </Figure>
    <path
      d="M186 26v28m26-46v64m26-90v116m26-84v52m26-74v96m26-118v140m26-98v56m26-42v28m26-48v68m26-46v24"
      stroke="#d6362c"
      strokeWidth={11}
      strokeLinecap="round"
    />
    <path d="M0 150h440" stroke="var(--list-line)" strokeWidth={5} />
  </svg>,
  <svg key="phone" className={styles.exhibit} viewBox="0 -46 440 200" fill="none" aria-hidden="true">
    <path d="M14 150V-14A24 24 0 0 1 38-38h206a24 24 0 0 1 24 24v164Z" fill="#10243d" />
    <path d="M26 150V-12a14 14 0 0 1 14-14h202a14 14 0 0 1 14 14v162Z" fill="#fcfaf5" />
    <path d="M50 6h118M50 36h172M50 66h172M50 96h172M50 126h104" stroke="#10243d" strokeWidth={10} />
    <circle cx={262} cy={52} r={42} fill="url(#_coral)" />
    <path d="M250 30v44l34-22Z" fill="#fff" />
    <Halo cx={366} cy={12} r={96} hue="heather" />
    <Figure x={366} y={150} scale={0.7} hue="heather" />
    <path d="M0 150h440" stroke="var(--list-line)" strokeWidth={5} />
  </svg>,
];

/** States of the three stops, as in the app: one was heard, one is playing, one is next. */
const stopStates = ['heard', 'playing', 'next'] as const;

/**
 * The solutions as the rooms of a museum, seen from above. A route leads through the doors, from the number on the floor
 * of one room to that of the next.
 */
export const FloorPlan = ({ entries }: EntryListProps) => (
  <ol className={styles.plan}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={`${styles.room} ${styles[stopStates[index] ?? 'next']}`}>
        <span className={styles.route} aria-hidden="true">
          {index > 0 && <span className={styles.door} />}
          <span className={styles.arrival} />
          <span className={styles.departure} />
        </span>
        <span className={styles.number} />
        <div className={styles.text}>
          <strong className={styles.title}>{title}</strong>
          <p>{text}</p>
        </div>
        {exhibits[index]}
      </li>
    ))}
  </ol>
);
