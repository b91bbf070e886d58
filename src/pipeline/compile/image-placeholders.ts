/** Pictures in a compiled body by address alone, so that it can be kept whatever becomes of them. */
import type { ResponsiveImage } from '#content/page-data.ts';

/** No document holds this sign: Markdown replaces it. */
const sign = '\0';
/** As the code has it, in a string of its own. */
const inCode = /"\\u0000((?:[^"\\]|\\.)*)"/g;

/** Stands for the picture at an address until the page is written. */
export const createImagePlaceholder = (src: string): string => sign + src;

/** The addresses of the pictures in a compiled body. */
export const findPlaceholderUrls = (code: string): string[] => [
  ...new Set([...code.matchAll(inCode)].map(([, src]) => JSON.parse(`"${src}"`) as string)),
];

/**
 * Puts the pictures in place.
 * @param pictures by address: all that the body has.
 */
export const fillImagePlaceholders = (code: string, pictures: ReadonlyMap<string, ResponsiveImage>): string =>
  code.replace(inCode, (_, src: string) => JSON.stringify(pictures.get(JSON.parse(`"${src}"`) as string)));
