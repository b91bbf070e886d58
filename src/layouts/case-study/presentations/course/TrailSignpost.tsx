import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './TrailSignpost.module.css';

/** Challenges as the boards of a signpost, before the way is clear. */
export const TrailSignpost = ({ children }: PropsWithChildren<PropsOf<'Rows'>>) => (
  <ul className={styles.signpost}>{children}</ul>
);

export const Board = ({ title, children }: PropsWithChildren<PropsOf<'Row'>>) => (
  <li className={styles.board}>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.text}>{children}</div>
  </li>
);
