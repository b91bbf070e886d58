import type { EntryListProps } from '../list-entries.ts';
import styles from './FloorPlan.module.css';

/** Exhibits in the rooms of the second and the third stop: a visitor who listens, and a phone with a text. */
const exhibits = [
  undefined,
  <svg key="ear" width={264} height={160} viewBox="0 -24 264 160" fill="none" aria-hidden="true">
    <path d="M0 133h264" stroke="var(--list-line)" strokeWidth={6} />
    <circle cx={64} cy={80} r={50} fill="url(#_amber)" />
    <path d="M10 78a54 54 0 0 1 108 0" stroke="#b3261e" strokeWidth={9} />
    <rect x={1} y={62} width={22} height={44} rx={11} fill="#d6362c" />
    <rect x={105} y={62} width={22} height={44} rx={11} fill="#d6362c" />
    <path
      d="M146 66v20m22-34v48m22-68v88m22-62v36m22-22v8"
      stroke="#d6362c"
      strokeWidth={9}
      strokeLinecap="round"
    />
  </svg>,
  <svg key="phone" width={264} height={160} viewBox="0 -24 264 160" fill="none" aria-hidden="true">
    <path d="M0 133h264" stroke="var(--list-line)" strokeWidth={6} />
    <path d="M22 130V20A16 16 0 0 1 38 4h148a16 16 0 0 1 16 16v110Z" fill="#10243d" />
    <path d="M32 130V22a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v108Z" fill="#fcfaf5" />
    <path d="M50 42h88M50 66h118M50 90h118M50 114h74" stroke="#10243d" strokeWidth={9} />
    <circle cx={202} cy={78} r={34} fill="url(#_coral)" />
    <path d="M192 60v36l28-18Z" fill="#fff" />
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
          {exhibits[index]}
        </div>
      </li>
    ))}
  </ol>
);
