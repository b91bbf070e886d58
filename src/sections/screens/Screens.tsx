import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Screens.module.css';

/** Screens of a product, large on a band in the page's hue. The arrangement fits what they show. */
export function Screens({ id, arrangement, children }: PropsWithChildren<PropsOf<'Screens'>>) {
  return (
    <div className={`${styles.screens} ${styles.spotlight} grid`} id={id} data-screens={arrangement}>
      {children}
    </div>
  );
}
