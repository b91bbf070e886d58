import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './GalleryWall.module.css';
import { galleryPictures } from './gallery-pictures.tsx';

/** The challenges as pictures on the dark wall of a museum, each in the light of its own lamp, and behind a rope. */
export const GalleryWall = ({ entries }: EntryListProps) => (
  <ul className={styles.wall}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.plate}>
        {getCyclicItem(galleryPictures, index)}
        <h3>{title}</h3>
        <div>{text}</div>
      </li>
    ))}
  </ul>
);
