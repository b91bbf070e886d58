import type { ResponsiveImage } from '#content/page-data.ts';

interface ImageProps {
  image: ResponsiveImage;
  alt: string;
  /** True for images below the first screen, which the browser loads when they come near the view. */
  lazy?: boolean | undefined;
  /** Width at which the image is shown, in the syntax of the HTML attribute `sizes`. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** An image in the best format that the browser supports, with its space reserved. */
export function Image({ image, alt, lazy = false, sizes = '100vw', className }: ImageProps) {
  const fallback = (
    <img
      // `loading` comes before `src` in every image, because Chromium requests the copy of another image at once.
      loading={lazy ? 'lazy' : undefined}
      className={className}
      src={image.src}
      alt={alt}
      width={image.width}
      height={image.height}
      decoding="async"
    />
  );
  if (image.sources.length === 0 && !image.narrow) return fallback;
  return (
    <picture>
      {image.narrow && (
        <source
          media="(max-width: 39.99rem)"
          srcSet={image.narrow.src}
          width={image.narrow.width}
          height={image.narrow.height}
        />
      )}
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {fallback}
    </picture>
  );
}
