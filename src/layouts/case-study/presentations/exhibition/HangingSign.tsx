import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './HangingSign.module.css';

/** Pictograms of the entries: a route, the plan of the museum with its two wings, a phone that plays, a text, and a download. */
const pictograms = [
  'M10 34h16a7 7 0 0 0 0-14H14a7 7 0 0 1 0-14h16M10 30v8m20-36v8',
  'M15 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0m3.5-4.8C18 8 24 2.5 31 3.5c4 .7 6 5 5 9.5-1.5 5-7 8.5-11.2 8.5M21.5 24.8C22 32 16 37.5 9 36.5c-4-.7-6-5-5-9.5 1.5-5 7-8.5 11.2-8.5',
  'M10 3h20v34H10Zm6 11.5v11l7.5-5.5Z',
  'M7 3h26v34H7Zm6 9h14m-14 8h14m-14 8h8',
  'M20 4v22m-9-9 9 9 9-9M5 28v8h30v-8',
];

/** The key features as the entries of a departure board, which hangs from the ceiling. */
export const HangingSign = ({ entries }: EntryListProps) => (
  <ul className={styles.sign}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.entry}>
        <svg viewBox="0 0 40 40" fill="none" stroke="#f5ca4f" strokeWidth={3.5} aria-hidden="true">
          <path d={getCyclicItem(pictograms, index)} />
        </svg>
        <strong className={styles.title}>{title}</strong>
        <div>{text}</div>
      </li>
    ))}
  </ul>
);
