import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Screens.module.css';

/** Screens of a product, large on a dark band, before a light in the page's hue. The arrangement fits what they show. */
export function Screens({ id, arrangement, children }: PropsWithChildren<PropsOf<'Screens'>>) {
  if (arrangement === 'scene') return <Scene id={id}>{children}</Scene>;
  return (
    <div className={`${styles.screens} grid`} id={id} data-screens={arrangement}>
      <span className={styles.light} data-in-view="" aria-hidden="true" />
      {children}
    </div>
  );
}

/** One drawing across the page, below its caption. */
const Scene = ({ id, children }: PropsWithChildren<{ id: string | undefined }>) => (
  <div className={`${styles.scene} grid`} id={id} data-screens="scene">
    {children}
  </div>
);
