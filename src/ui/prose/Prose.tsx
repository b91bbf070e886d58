import type { ComponentProps } from 'react';
import styles from './Prose.module.css';

/** Styles the elements of Markdown: line length, spacing, lists, quotes, code. */
export function Prose({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`${styles.prose} ${className}`} />;
}
