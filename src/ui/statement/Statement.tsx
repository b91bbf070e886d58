import type { PropsWithChildren } from 'react';
import styles from './Statement.module.css';

/** One large sentence. The element is a paragraph unless Markdown has already made paragraphs of the text. */
export function Statement({ children }: PropsWithChildren) {
  const Element = typeof children === 'string' ? 'p' : 'div';
  return (
    <Element className={styles.statement} data-in-view="">
      {children}
    </Element>
  );
}
