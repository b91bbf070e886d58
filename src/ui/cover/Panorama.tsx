import type { ResponsiveImage } from '#content/page-data.ts';
import styles from './Panorama.module.css';

interface PanoramaProps {
  /** A drawing with the views of a cover. */
  image: ResponsiveImage;
  alt: string;
  /** View in a wide window. In a narrow one the drawing is at the lower edge, below the text. */
  view: 'wide' | 'band';
  lazy?: boolean;
  /** True at the top of a page. */
  large?: boolean;
}

/** A cover across the element around it, whose text is over the ground of the drawing. */
export function Panorama({ image: { src, width, height }, alt, view, lazy = false, large }: PanoramaProps) {
  return (
    <picture className={styles.panorama} data-cover={large ? 'large' : ''}>
      {/* The query makes it another address, see ui/Image.tsx. */}
      <source media="(min-width: 60rem)" srcSet={`${src}?wide#${view}`} />
      <img
        loading={lazy ? 'lazy' : undefined}
        src={`${src}#tall`}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
