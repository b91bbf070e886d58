import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './HangingSign.module.css';

/** The key features as the boards of a sign that hangs from the ceiling of a museum. */
export const HangingSign = ({ children }: PropsWithChildren) => <ul className={styles.sign}>{children}</ul>;

export const SignBoard = ({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) => (
  <li className={styles.board}>
    <strong>{title}</strong>
    <div>{children}</div>
  </li>
);
