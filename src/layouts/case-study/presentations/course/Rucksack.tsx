import type { EntryListProps } from '../list-entries.ts';
import styles from './Rucksack.module.css';

/** Features in the pockets of a rucksack. */
export const Rucksack = ({ entries }: EntryListProps) => (
  <div className={styles.rucksack}>
    <ul className={styles.pockets}>
      {entries.map(({ key, id, title, text }) => (
        <li key={key} id={id} className={styles.pocket}>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ul>
  </div>
);
