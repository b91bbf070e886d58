import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Roles.module.css';

/** The roles of the team, a light for each on its own water line. */
export function Roles({ id, label, children }: PropsWithChildren<PropsOf<'Roles'>>) {
  return (
    <section className="grid" id={id} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
