import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Screens.module.css';

/** Screens of a product, large on a dark band, before a light in the page's hue. The arrangement fits what they show. */
export function Screens({ id, arrangement, children }: PropsWithChildren<PropsOf<'Screens'>>) {
  if (arrangement === 'scene' || arrangement === 'evening-scene') {
    return (
      <Scene id={id} isEvening={arrangement === 'evening-scene'}>
        {children}
      </Scene>
    );
  }
  return (
    <div
      className={`${styles.screens} ${styles[arrangement ?? ''] ?? ''} grid`}
      id={id}
      data-screens={arrangement}
    >
      <span className={styles.light} data-in-view="" aria-hidden="true" />
      {children}
    </div>
  );
}

interface SceneProps {
  id: string | undefined;
  isEvening: boolean;
}

/** One drawing across the page, below its caption. */
const Scene = ({ id, isEvening, children }: PropsWithChildren<SceneProps>) => (
  <div className={`${styles.scene} ${isEvening ? styles.evening : ''} grid`} id={id} data-screens="scene">
    {children}
  </div>
);
