import type { PropsWithChildren } from 'react';
import styles from './Sidenote.module.css';

/** One plain sentence about a section, directly below its heading. */
export function Sidenote({ children }: PropsWithChildren) {
  const Element = typeof children === 'string' ? 'p' : 'div';
  return (
    <Element className={styles.sidenote} data-sidenote="">
      {children}
    </Element>
  );
}
