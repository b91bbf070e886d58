import type { Picture } from '#content/page-data.ts';
import { PictureView } from '../ResponsiveImage.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  picture: Picture;
  alt: string;
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** A case's cover on the tint of its light. */
export function Cover({ picture, alt, lazy, className = '' }: CoverProps) {
  return (
    <div className={`${styles.cover} ${className}`}>
      <PictureView picture={picture} alt={alt} lazy={lazy} />
    </div>
  );
}
