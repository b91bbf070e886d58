import type { ResponsiveImage } from '#content/page-data.ts';
import { Image } from '../Image.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  image: ResponsiveImage;
  alt: string;
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** The cover image of a case study or a post, on the tint of its hue. */
export function Cover({ image, alt, lazy, className = '' }: CoverProps) {
  return (
    <div className={`${styles.cover} ${className}`}>
      <Image image={image} alt={alt} lazy={lazy} />
    </div>
  );
}
