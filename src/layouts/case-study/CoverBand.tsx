import type { HTMLAttributes } from 'react';
import type { ResponsiveImage } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Panorama } from '#ui/cover/Panorama.tsx';
import styles from './CoverBand.module.css';

interface CoverBandProps extends HTMLAttributes<HTMLElement> {
  element: 'header' | 'nav';
  className: string | undefined;
  cover: ResponsiveImage | undefined;
  alt?: string | undefined;
}

/**
 * The header of a case study, or the link to the next one: its name over the ground of its cover. A cover with views fills
 * the band. A cover without views has no room for the name, so the cover is beside it, or below it in a narrow window.
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

/** Class that gives an element the colour of the band as `--tint`, for other bands of the page. */
export const coverTint = styles.tinted;

/** Matches a word that has no room in large letters. */
const longWordPattern = /\S{12}/;

/** Returns true if a name has a word that has no room in large letters. */
export const hasLongWord = (name: string): boolean => longWordPattern.test(name);
