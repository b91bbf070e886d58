import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Screens.module.css';

/** Screens of a product, large on a dark band, before a light in the page's hue. The arrangement fits what they show. */
export function Screens({ id, arrangement, children }: PropsWithChildren<PropsOf<'Screens'>>) {
  return (
    <div className={`${styles.screens} grid`} id={id} data-screens={arrangement}>
      <span className={styles.light} data-in-view="" aria-hidden="true" />
      {children}
    </div>
  );
}
