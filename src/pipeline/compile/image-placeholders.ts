/** Placeholders for images in compiled bodies, so that a cached body stays valid when its images change. */
import type { ResponsiveImage } from '#content/page-data.ts';

/** This character is in no document, because Markdown replaces it. */
const marker = '\0';
/** Matches a placeholder in compiled code, where it is a whole string literal. */
const placeholder = /"\\u0000((?:[^"\\]|\\.)*)"/g;

/**
 * Creates the placeholder for an image.
 * @param src URL of the image, as the document has it.
 */
export const createImagePlaceholder = (src: string): string => marker + src;

/** Returns the URLs of all images in a compiled body, each once. */
export const findPlaceholderUrls = (code: string): string[] => [
  ...new Set([...code.matchAll(placeholder)].map(([, src]) => parseUrl(src))),
];

/**
 * Replaces the placeholders of a compiled body.
 * @param images all images of the body, by URL.
 */
export const fillImagePlaceholders = (code: string, images: ReadonlyMap<string, ResponsiveImage>): string =>
  code.replace(placeholder, (_, src: string) => JSON.stringify(images.get(parseUrl(src))));

const parseUrl = (escaped = ''): string => JSON.parse(`"${escaped}"`) as string;
