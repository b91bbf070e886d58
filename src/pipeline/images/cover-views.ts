/**
 * The views of a case study's cover: its parts, the whole for a wide and for a tall page header, and the whole at either end
 * of a band.
 */
const coverViews = ['back', 'front', 'wide', 'tall', 'band', 'band-start'];

/** Returns true if a drawing has all views of a cover. */
export const hasCoverViews = (text: string): boolean =>
  coverViews.every((id) => new RegExp(`<view\\b[^>]*\\bid="${id}"`).test(text));
