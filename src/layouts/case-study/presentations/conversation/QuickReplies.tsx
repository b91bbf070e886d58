import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './QuickReplies.module.css';

/** The key features as the answers that a chat suggests. */
export const QuickReplies = ({ children }: PropsWithChildren) => (
  <ul className={styles.replies}>{children}</ul>
);

export const QuickReply = ({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) => (
  <li className={styles.reply}>
    <strong>{title}</strong>
    <div>{children}</div>
  </li>
);
