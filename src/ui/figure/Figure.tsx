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
  /** Shows the view for narrow windows in every window, if the drawing has one. */
  view?: 'narrow' | undefined;
}

/** An image in the text, with an optional caption below it. */
export function Figure({ image, alt, children, className = '', view }: FigureProps) {
  const displayedImage = view && image.narrow ? { ...image, ...image.narrow, narrow: undefined } : image;
  return (
    <figure
      className={`${styles.figure} ${className}`}
      data-wide={displayedImage.width > displayedImage.height || undefined}
    >
      <Image image={displayedImage} alt={alt} sizes="(min-width: 60rem) 56rem, 100vw" lazy />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
