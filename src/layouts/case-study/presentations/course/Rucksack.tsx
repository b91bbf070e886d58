import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Rucksack.module.css';

/** Features in the pockets of a rucksack. */
export const Rucksack = ({ children }: PropsWithChildren) => (
  <div className={styles.rucksack}>
    <ul className={styles.pockets}>{children}</ul>
  </div>
);

export const Pocket = ({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) => (
  <li className={styles.pocket}>
    <strong className={styles.title}>{title}</strong>
    <div className={styles.text}>{children}</div>
  </li>
);
