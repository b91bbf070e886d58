import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Link } from '#ui/Link.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './JobOpenings.module.css';

/** One position, and where to apply for it. */
export function Position({ title, to, children }: PropsWithChildren<PropsOf<'Position'>>) {
  return (
    <li className={styles.position}>
      <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
