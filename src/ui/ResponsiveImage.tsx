import type { Picture } from '#content/page-data.ts';

interface PictureViewProps {
  picture: Picture;
  alt: string;
  /** Below the first screen: the browser may wait. */
  lazy?: boolean | undefined;
  /** How wide the picture is shown, as `sizes` of HTML says it. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** A picture in the best format that the browser knows, its place reserved. */
export function PictureView({ picture, alt, lazy = false, sizes = '100vw', className }: PictureViewProps) {
  const image = (
    <img
      className={className}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
