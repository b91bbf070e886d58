import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './Conversation.module.css';
import { topics } from './topics.tsx';

/** Returns the classes of a message. Every other one is of the second speaker. */
const getClasses = (message: string | undefined, index: number) =>
  index % 2 === 0 ? message : `${message} ${styles.secondSpeaker}`;

/**
 * The challenges as the messages of a conversation, from both sides in turn. Each ball has a drawing of its message's
 * topic beside it.
 */
export const Conversation = ({ entries }: EntryListProps) => (
  <ul className={styles.conversation}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={getClasses(styles.turn, index)}>
        <div className={styles.bubble}>
          <h3 className={styles.title}>{title}</h3>
          <div>{text}</div>
        </div>
        <div className={styles.ground}>
          <span className={styles.ball} />
          <svg className={styles.topic} viewBox="0 -8 412 136" fill="none" aria-hidden="true">
            {getCyclicItem(topics, index)}
          </svg>
        </div>
      </li>
    ))}
  </ul>
);

/** The solutions below three balls, which are lights on the horizon. Each ball has the number of its solution. */
export const Answers = ({ entries }: EntryListProps) => (
  <ol className={styles.answers}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={getClasses(styles.answer, index)}>
        <span className={styles.ball} aria-hidden="true" />
        <strong className={styles.title}>{title}</strong>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
