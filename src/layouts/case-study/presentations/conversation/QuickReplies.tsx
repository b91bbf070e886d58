import type { EntryListProps } from '../list-entries.ts';
import styles from './QuickReplies.module.css';

/** The key features as the answers that a chat suggests. The first one is chosen. */
export const QuickReplies = ({ entries }: EntryListProps) => (
  <ul className={styles.replies}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={index === 0 ? `${styles.reply} ${styles.chosen}` : styles.reply}>
        <strong className={styles.title}>{title}</strong>
        <div>{text}</div>
      </li>
    ))}
  </ul>
);
