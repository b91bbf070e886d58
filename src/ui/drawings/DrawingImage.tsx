import { createContext, type ReactElement, use } from 'react';

/** Writes a drawing as an image file. @returns its URL; undefined if the drawing must be part of the page. */
export type WriteDrawing = (drawing: ReactElement) => string | undefined;

/** Writes the drawings of a page. The development server has none, so drawings stay in its pages. */
export const DrawingContext = createContext<WriteDrawing | undefined>(undefined);

/**
 * A decorative drawing as an image, because browsers compute the styles of each shape that is part of a page, and all of them
 * before the first paint. Without a build, the drawing is part of the page.
 */
export function DrawingImage({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ReactElement;
}) {
  const src = use(DrawingContext)?.(children);
  return src ? (
    <img loading="lazy" src={src} alt="" width={width} height={height} decoding="async" />
  ) : (
    children
  );
}
