/**
 * The views of a case study's cover: its parts, the whole for a wide and for a tall page header, and the whole in a
 * band. A cover may show another drawing in a page header, by styles for its target.
 */
const coverViews = ['back', 'front', 'wide', 'tall', 'band'];

/**
 * The views of a post's cover: a band as wide as the window, the whole below a sky for the header of the post, and one object
 * of it for the tall posts of a list, and for its rows on a phone.
 */
const postViews = ['wide', 'scene', 'square'];

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

/** The part of a drawing that narrow windows show. */
export interface NarrowDrawing {
  svg: string;
  /** Size in user units. */
  width: number;
  height: number;
}

/**
 * Returns a drawing's view for narrow windows as a drawing of its own, or undefined if it has none. It is not shown by a
 * fragment of the URL, because Chromium then keeps its proportions when the window becomes wide. The svg element of such a
 * drawing has no width and height, because they would apply to both views.
 */
export function extractNarrowDrawing(text: string): NarrowDrawing | undefined {
  const [view] = new RegExp(`<view\\b[^>]*\\bid="${narrowView}"[^>]*>`).exec(text) ?? [];
  const [viewBox, width, height] = /\bviewBox="\S+ \S+ (\S+) (\S+)"/.exec(view ?? '') ?? [];
  if (!view || !viewBox) return undefined;
  const svg = text.replace(view, '').replace(/\bviewBox="[^"]*"/, viewBox);
  return { svg, width: Number(width), height: Number(height) };
}
