import type { ReactNode } from 'react';
import type { ResponsiveImage } from '#content/page-data.ts';
import { Image } from '../Image.tsx';
import styles from './Figure.module.css';

interface FigureProps {
  image: ResponsiveImage;
  alt: string;
  /** The caption. */
  children?: ReactNode;
  className?: string | undefined;
}

/** An image in the text, with an optional caption below it. */
export function Figure({ image, alt, children, className = '' }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${className}`} data-wide={image.width > image.height || undefined}>
      <Image image={image} alt={alt} sizes="(min-width: 60rem) 56rem, 100vw" lazy />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
