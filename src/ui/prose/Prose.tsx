import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Running text as Markdown makes it: measure, rhythm, lists, quotes, code. */
export function Prose({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.prose} ${className}`}>{children}</div>;
}
