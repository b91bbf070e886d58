import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Capabilities.module.css';

/** An entry of the index, and where the work can be seen. */
export function Capability({ title, children }: PropsWithChildren<PropsOf<'Capability'>>) {
  return (
    <li className={styles.entry}>
      <span>{title}</span>
      {children && <span className={styles.references}>{children}</span>}
    </li>
  );
}
