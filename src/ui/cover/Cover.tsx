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
  /**
   * View of a post's cover: `wide` in a wide window and the square on a phone, `square` on a phone only, `detail`, the
   * square in all windows, or `scene`, below a sky for the words of a page.
   */
  view?: 'wide' | 'scene' | 'square' | 'detail' | undefined;
}

/** Views of a post's cover that all windows show. */
const constantViews = { scene: 'scene', detail: 'square' };

/** The cover image of a case study or a post, on the tint of its hue. */
export function Cover({ image, alt, lazy, className = '', large, view }: CoverProps) {
  const layered = image.views && !large;
  const postView = image.postViews && view;
  return (
    <div className={`${styles.cover} ${className}`} data-cover={large ? 'large' : ''}>
      {layered ? (
        <Layers image={image} alt={alt} lazy={lazy} />
      ) : postView === 'scene' || postView === 'detail' ? (
        <Image image={{ ...image, src: `${image.src}#${constantViews[postView]}` }} alt={alt} lazy={lazy} />
      ) : postView ? (
        <picture>
          <source media="(max-width: 39.99rem)" srcSet={`${image.src}#square`} />
          {postView === 'wide' && <source media="(min-width: 60rem)" srcSet={`${image.src}#wide`} />}
          <Image image={image} alt={alt} lazy={lazy} />
        </picture>
      ) : (
        <Image image={image} alt={alt} lazy={lazy} />
      )}
    </div>
  );
}

/** Two images of one file, the light and the device of a cover, which part where a mouse hovers over them. */
function Layers({
  image: { src, width, height },
  alt,
  lazy = false,
}: Pick<CoverProps, 'image' | 'alt' | 'lazy'>) {
  const shared = { width, height, loading: lazy ? ('lazy' as const) : undefined, decoding: 'async' as const };
  return (
    <>
      <picture>
        <source media="(hover: hover) and (min-width: 60rem)" srcSet={`${src}#back`} />
        <img {...shared} src={src} alt={alt} />
      </picture>
      <img {...shared} className={styles.front} src={`${src}#front`} alt="" />
    </>
  );
}
