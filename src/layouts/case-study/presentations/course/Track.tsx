import { markColour } from '#ui/drawings/shapes.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './Track.module.css';

/** The goal at the end of the road. */
const goal = (
  <svg className={styles.goal} viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      d="M0-27 8-9l20 2-15 13 5 20L0 16l-18 10 5-20-15-13 20-2Z"
      fill={markColour}
      stroke={markColour}
      strokeWidth={6}
      strokeLinejoin="round"
    />
  </svg>
);

/** Solutions as the stages of a course. The road turns after each of them, and leads to a star. */
export const Track = ({ entries }: EntryListProps) => (
  <div className={styles.track}>
    <ol className={styles.stages}>
      {entries.map(({ key, id, title, text }, index) => (
        <li key={key} id={id} className={styles.stage}>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
          {index === entries.length - 1 && goal}
        </li>
      ))}
    </ol>
  </div>
);
