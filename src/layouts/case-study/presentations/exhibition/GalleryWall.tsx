import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './GalleryWall.module.css';

/** The challenges as labels on the wall of a museum, in the light of lamps and behind a rope. */
export const GalleryWall = ({ children }: PropsWithChildren) => <ul className={styles.wall}>{children}</ul>;

export const WallLabel = ({ title, children }: PropsWithChildren<PropsOf<'Row'>>) => (
  <li className={styles.label}>
    <h3>{title}</h3>
    {children}
  </li>
);
