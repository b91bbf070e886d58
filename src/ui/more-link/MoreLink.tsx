import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './MoreLink.module.css';

/** A link from a section to the page with more of the same. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  );
}
