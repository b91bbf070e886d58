import { Children, type ComponentProps, isValidElement, type PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Conversation.module.css';

/** The challenges as the messages of a conversation, from both sides in turn. */
export const Conversation = ({ children }: PropsWithChildren) => (
  <ul className={styles.conversation}>{children}</ul>
);

export const Message = ({ title, children }: PropsWithChildren<PropsOf<'Row'>>) => (
  <li className={styles.turn}>
    <div className={styles.bubble}>
      <h3>{title}</h3>
      {children}
    </div>
    <span className={styles.ball} />
  </li>
);

/** The solutions as what three balls say, side by side on one floor. Each ball has the number of its solution. */
export const Answers = ({ children }: ComponentProps<'ol'>) => (
  <ol className={styles.answers}>
    {Children.toArray(children)
      .filter(isValidElement<PropsWithChildren>)
      .map((answer) => (
        <li key={answer.key} className={styles.answer}>
          <div className={styles.bubble}>{answer.props.children}</div>
          <span className={styles.ball} />
        </li>
      ))}
  </ol>
);
