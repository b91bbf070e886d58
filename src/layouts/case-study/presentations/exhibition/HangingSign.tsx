import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './HangingSign.module.css';

/** Pictograms of the boards: a route, a plan, a phone that plays, a text, and a download. */
const pictograms = [
  'M10 34h16a7 7 0 0 0 0-14H14a7 7 0 0 1 0-14h16M10 30v8m20-36v8',
  'M4 6h32v28H4ZM20 6v9m0 8v11M4 21h9',
  'M10 3h20v34H10Zm7 11v12l9-6Z',
  'M7 3h26v34H7Zm6 9h14m-14 8h14m-14 8h8',
  'M20 4v22m-9-9 9 9 9-9M5 28v8h30v-8',
];

/** The key features as the boards of a sign that hangs from the ceiling of a museum. */
export const HangingSign = ({ entries }: EntryListProps) => (
  <ul className={styles.sign}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={styles.board}>
        <svg viewBox="0 0 40 40" fill="none" stroke="#f5ca4f" strokeWidth={3} aria-hidden="true">
          <path d={getCyclicItem(pictograms, index)} />
        </svg>
        <strong className={styles.title}>{title}</strong>
        <div>{text}</div>
      </li>
    ))}
  </ul>
);
