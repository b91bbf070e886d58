import type { EntryListProps } from '../list-entries.ts';
import styles from './GalleryWall.module.css';

/** The challenges as plates on the dark wall of a museum, each in the light of its own lamp, and behind a rope. */
export const GalleryWall = ({ entries }: EntryListProps) => (
  <ul className={styles.wall}>
    {entries.map(({ key, id, title, text }) => (
      <li key={key} id={id} className={styles.plate}>
        <h3>{title}</h3>
        <div>{text}</div>
      </li>
    ))}
  </ul>
);
