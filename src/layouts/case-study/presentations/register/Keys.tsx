import type { Hue } from '#content/collections.ts';
import { Dot } from '#ui/Dot.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Keys.module.css';

/** Colours of the keys. */
const hues: Hue[] = ['coral', 'amber', 'moss', 'fjord', 'heather', 'rose'];

/** Features as keys. The title of each is above its shaft. */
export const Keys = ({ entries }: EntryListProps) => (
  <ul className={styles.keys}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={`${styles.key} h-${getCyclicItem(hues, index)}`}>
        <strong className={styles.shaft}>
          <Dot className={styles.bow} />
          {title}
        </strong>
        <div className={styles.text}>{text}</div>
      </li>
    ))}
  </ul>
);
