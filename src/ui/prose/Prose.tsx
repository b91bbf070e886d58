import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Styles the elements of Markdown: line length, spacing, lists, quotes, code. */
export function Prose({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.prose} ${className}`}>{children}</div>;
}
