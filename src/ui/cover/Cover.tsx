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
   * View of a post's cover: `wide` in a wide window, `square` on a phone, `detail`, the square in all other windows, or
   * `scene`, below a sky for the words of a page.
   */
  view?: 'wide' | 'scene' | 'square' | 'detail' | undefined;
}

/** Windows that show a view of a post's cover in place of the whole. */
const viewWindows = {
  wide: { media: '(min-width: 60rem)', fragment: 'wide' },
  square: { media: '(max-width: 39.99rem)', fragment: 'square' },
  detail: { media: '(min-width: 40rem)', fragment: 'square' },
};

/** The cover image of a case study or a post, on the tint of its hue. */
export function Cover({ image, alt, lazy, className = '', large, view }: CoverProps) {
  const layered = image.views && !large;
  const postView = image.postViews && view;
  return (
    <div className={`${styles.cover} ${className}`} data-cover={large ? 'large' : ''}>
      {layered ? (
        <Layers image={image} alt={alt} lazy={lazy} />
      ) : postView === 'scene' ? (
        <Image image={{ ...image, src: `${image.src}#scene` }} alt={alt} lazy={lazy} />
      ) : postView ? (
        <picture>
          <source
            media={viewWindows[postView].media}
            srcSet={`${image.src}#${viewWindows[postView].fragment}`}
          />
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
