import type { ResponsiveImage } from '#content/page-data.ts';
import { Image } from '../Image.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  image: ResponsiveImage;
  alt: string;
  lazy?: boolean | undefined;
  className?: string | undefined;
  /** True for the cover at the top of a page. The cover in a link to the page grows into it. */
  large?: boolean | undefined;
}

/** The cover image of a case study or a post, on the tint of its hue. */
export function Cover({ image, alt, lazy, className = '', large }: CoverProps) {
  return (
    <div className={`${styles.cover} ${className}`} data-cover={large ? 'large' : ''}>
      <Image image={image} alt={alt} lazy={lazy} />
    </div>
  );
}
