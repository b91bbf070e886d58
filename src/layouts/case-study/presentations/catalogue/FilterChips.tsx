import { Dot } from '#ui/Dot.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './FilterChips.module.css';

/** Features as chips of filters that are switched on. */
export const FilterChips = ({ entries }: EntryListProps) => (
  <ul className={styles.chips}>
    {entries.map(({ key, id, title, text }) => (
      <li key={key} id={id} className={styles.chip}>
        <span className={styles.mark}>
          <Dot className={styles.disc} />
          <svg className={styles.check} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
            <path d="m5 12.5 4.8 5L19 7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </span>
        <div>
          <strong className={styles.title}>{title}</strong>
          {text}
        </div>
      </li>
    ))}
  </ul>
);
