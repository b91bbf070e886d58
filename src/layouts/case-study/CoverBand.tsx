import type { HTMLAttributes } from 'react';
import type { ResponsiveImage } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Panorama } from '#ui/cover/Panorama.tsx';
import styles from './CoverBand.module.css';

interface CoverBandProps extends HTMLAttributes<HTMLElement> {
  element: 'header' | 'nav';
  cover: ResponsiveImage | undefined;
  alt?: string | undefined;
}

/**
 * The ground of a case study's cover with the name over it: the header of its page, and the link to the next one. A drawing
 * with views for it is across the whole band. Another one is beside the name, or below it in a narrow window, because it
 * has no room for the name.
 */
export function CoverBand({
  element: Element,
  className,
  cover,
  alt = '',
  children,
  ...props
}: CoverBandProps) {
  const isHeader = Element === 'header';
  const imageProps = cover && { image: cover, alt, large: isHeader, lazy: !isHeader };
  return (
    <Element {...props} className={`${styles.band} ${className} grid`}>
      {children}
      {imageProps &&
        (imageProps.image.views ? (
          <Panorama {...imageProps} view="wide" />
        ) : (
          <Cover {...imageProps} className={styles.cover} />
        ))}
    </Element>
  );
}

/** Class that gives an element the colour `--tint` of the band, for example for other bands of the page. */
export const coverTint = styles.tinted;

/** Returns true if a name has a word without room in large letters, otherwise undefined, as an attribute. */
export const isLongName = (name: string): true | undefined => /\S{12}/.test(name) || undefined;
