import type { ReactNode } from 'react';
import type { Picture } from '#content/page-data.ts';
import { PictureView } from '../ResponsiveImage.tsx';
import styles from './Figure.module.css';

/** A picture of the text; its caption, if any, stands below it. */
export function Figure({ picture, alt, children }: { picture: Picture; alt: string; children?: ReactNode }) {
  return (
    <figure className={styles.figure} data-wide={picture.width > picture.height || undefined}>
      <PictureView picture={picture} alt={alt} sizes="(min-width: 60rem) 56rem, 100vw" lazy />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
