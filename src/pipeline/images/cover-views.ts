/**
 * The views of a case study's cover: its parts, the whole for a wide and for a tall page header, and the whole at either end
 * of a band.
 */
const coverViews = ['back', 'front', 'wide', 'tall', 'band', 'band-start'];

/**
 * The views of a post's cover: a band as wide as the window, the whole below a sky for the header of the post, and a square
 * detail for small sizes.
 */
const postViews = ['wide', 'scene', 'detail'];

/** The view of a figure in a narrow window, because a whole computer screen would be too small to read there. */
const narrowView = 'narrow';

/** The ids of all views. */
export const viewIds = [...new Set([...coverViews, ...postViews, narrowView])];

/** Returns true if a drawing has all views of a case study's cover. */
export const hasCoverViews = (text: string): boolean => hasViews(text, coverViews);

/** Returns true if a drawing has all views of a post's cover. */
export const hasPostViews = (text: string): boolean => hasViews(text, postViews);

const hasViews = (text: string, ids: readonly string[]): boolean =>
  ids.every((id) => new RegExp(`<view\\b[^>]*\\bid="${id}"`).test(text));

/**
 * Returns the size of a drawing's view for narrow windows, or undefined if it has none. The svg element of such a drawing has
 * no width and height, because browsers would keep their ratio for the view.
 */
export function getNarrowSize(text: string): { width: number; height: number } | undefined {
  const [view] = new RegExp(`<view\\b[^>]*\\bid="${narrowView}"[^>]*>`).exec(text) ?? [];
  const [, width, height] = /\bviewBox="\S+ \S+ (\S+) (\S+)"/.exec(view ?? '') ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
