import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './MoreLink.module.css';

/** The way on from a section. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  );
}
