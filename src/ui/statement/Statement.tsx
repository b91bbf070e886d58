import type { PropsWithChildren } from 'react';
import styles from './Statement.module.css';

/** One sentence, large. A paragraph when the author put it on one line, else around those of Markdown. */
export function Statement({ children }: PropsWithChildren) {
  const Element = typeof children === 'string' ? 'p' : 'div';
  return (
    <Element className={styles.statement} data-in-view="">
      {children}
    </Element>
  );
}
