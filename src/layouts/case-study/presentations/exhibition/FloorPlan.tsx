import type { EntryListProps } from '../list-entries.ts';
import styles from './FloorPlan.module.css';

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
      </li>
    ))}
  </ol>
);
