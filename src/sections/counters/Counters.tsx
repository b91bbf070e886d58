import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Counters.module.css';

/** One line of figures between hairlines. */
export function Counters({ id, label, children }: PropsWithChildren<PropsOf<'Counters'>>) {
  return (
    <section className={`${styles.counters} grid`} id={id} data-section="counters" aria-label={label}>
      <dl>{children}</dl>
    </section>
  );
}
