import { Children, type ComponentProps, isValidElement, type PropsWithChildren } from 'react';
import styles from './FloorPlan.module.css';

/** Of three stops, one was heard, one is playing and one is next, as in the app. */
const progress = ['heard', 'playing', 'next'] as const;

/**
 * The solutions as the rooms of a museum, seen from above. A route leads through the doors, from the number on the floor
 * of one room to that of the next.
 */
export function FloorPlan({ children }: ComponentProps<'ol'>) {
  return (
    <ol className={styles.plan}>
      {Children.toArray(children)
        .filter(isValidElement<PropsWithChildren>)
        .map((stop, index) => (
          <li key={stop.key} className={`${styles.room} ${styles[progress[index] ?? 'next']}`}>
            <span className={styles.route}>
              {index > 0 && <span className={styles.door} />}
              <span className={styles.arrival} />
              <span className={styles.departure} />
            </span>
            <span className={styles.number} />
            <div className={styles.text}>{stop.props.children}</div>
          </li>
        ))}
    </ol>
  );
}
