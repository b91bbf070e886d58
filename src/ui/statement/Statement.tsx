import type { PropsWithChildren } from 'react';
import styles from './Statement.module.css';

interface StatementProps {
  className?: string | undefined;
}

/** One large sentence. The element is a paragraph unless Markdown has already made paragraphs of the text. */
export function Statement({ className = '', children }: PropsWithChildren<StatementProps>) {
  const Element = typeof children === 'string' ? 'p' : 'div';
  return (
    <Element className={`${styles.statement} ${className}`} data-in-view="">
      {children}
    </Element>
  );
}
