/** What is asked of a picture of the content, in words for the writer. */
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Size } from './svg.ts';

const limits = { bytes: 8_000_000, svgBytes: 500_000, pixels: 40_000_000, side: 16_000 };
/** Pictures are never shown wider, in pixels. */
export const maxImageWidth = 1920;
/** Pixels of the largest picture that is decoded at all. */
export const maxImagePixels = limits.pixels;

export type RasterFormat = 'png' | 'jpeg' | 'webp';
const formats: Record<string, RasterFormat | 'svg'> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.svg': 'svg',
};

/** The format that a file name promises; undefined where the site does not use it. */
export const getImageFormat = (name: string): RasterFormat | 'svg' | undefined =>
  formats[extname(name).toLowerCase()];

const formatNames: Record<string, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  svg: 'SVG',
  heif: 'HEIF or AVIF',
};
const nameOf = (format: string): string => formatNames[format] ?? format.toUpperCase();

/** Rounded up: what is a little over a limit must not read as the limit. */
const millions = (count: number): string => (Math.ceil(count / 100_000) / 10).toFixed(1);
const megabytes = (bytes: number): string => `${millions(bytes)} MB`;
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const megapixels = (pixels: number): string => `${millions(pixels)} megapixels`;

/** The header of a file that was cut off is whole, so its end is looked for as well; WebP says its own length. */
function isCutOff(format: RasterFormat, bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return buffer.lastIndexOf('IEND') < 0;
  if (format === 'webp') return false;
  const scan = buffer.lastIndexOf(Buffer.from([0xff, 0xda]));
  return buffer.lastIndexOf(Buffer.from([0xff, 0xd9])) < scan;
}

async function inspectSvg(name: string, bytes: Uint8Array): Promise<Size | { problem: string }> {
  if (bytes.length > limits.svgBytes)
    return {
      problem: `${name} is ${kilobytes(bytes.length)}; a drawing may have ${kilobytes(limits.svgBytes)} at the most. Simplify its paths, or save it as PNG or WebP.`,
    };
  // It takes longer to load than everything else here.
  const { measureSvg } = await import('./svg.ts');
  try {
    const size = measureSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return (
      size ?? { problem: `${name} says no size. Give its svg element a viewBox, or a width and a height.` }
    );
  } catch {
    return { problem: `${name} cannot be read as SVG. Export it again as plain SVG.` };
  }
}

/**
 * Says how large a picture is, or what is wrong with it. Reads the header only.
 * @param name file name; its extension must agree with the content.
 * @returns size as shown, in pixels, or one or two sentences for the writer.
 */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<Size | { problem: string }> {
  const expected = getImageFormat(name);
  if (!expected)
    return { problem: `${name} is no picture that the site can use. Save it as PNG, JPEG, WebP or SVG.` };
  if (expected === 'svg') return inspectSvg(name, bytes);
  if (bytes.length > limits.bytes)
    return {
      problem: `${name} is ${megabytes(bytes.length)}; a picture may have ${megabytes(limits.bytes)} at the most. Save it ${maxImageWidth} pixels wide: it is never shown larger.`,
    };

  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return {
      problem: `${name} cannot be read as ${nameOf(expected)}. The file is damaged or something else; export it again.`,
    };
  }
  if (metadata.format !== expected)
    return {
      problem: `${name} holds ${nameOf(metadata.format)}, not ${nameOf(expected)}. Give it the extension of its content, or save it as ${nameOf(expected)}.`,
    };
  if ((metadata.pages ?? 1) > 1)
    return {
      problem: `${name} is animated, and only its first picture would be shown. Save that one alone.`,
    };
  if (isCutOff(expected, bytes))
    return { problem: `${name} ends too early: part of the picture is missing. Copy or export it again.` };
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.pixels)
    return {
      problem: `${name} has ${megapixels(width * height)} (${width} × ${height}); a picture may have ${megapixels(limits.pixels)} at the most. Save it ${maxImageWidth} pixels wide: it is never shown larger.`,
    };
  if (Math.max(width, height) > limits.side)
    return {
      problem: `${name} is ${width} × ${height} pixels; no side may be longer than ${limits.side}. Cut it into several pictures.`,
    };
  return { width, height };
}
