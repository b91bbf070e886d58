import type { EntryListProps } from '../list-entries.ts';
import styles from './TrailSignpost.module.css';

/** Challenges as the boards of a signpost, before the way is clear. */
export const TrailSignpost = ({ entries }: EntryListProps) => (
  <ul className={styles.signpost}>
    {entries.map(({ key, id, title, text }) => (
      <li key={key} id={id} className={styles.board}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.text}>{text}</div>
      </li>
    ))}
  </ul>
);
