/** Inspects image files of the content, and describes problems to the writer. */
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { describeSystemFile, isSystemFile } from '../read/system-files.ts';
import type { Size } from './svg.ts';

/** Images above these limits are errors. */
const limits = { bytes: 8_000_000, svgBytes: 500_000, pixels: 40_000_000, side: 16_000 };
/** Images are never shown wider than this, in pixels. */
export const maxImageWidth = 1920;
/** Images with more pixels are not decoded. */
export const maxImagePixels = limits.pixels;

/** Images above these limits are warnings. */
const budget = {
  /** Visitors load SVG files as they are. Three of them should be smaller than one photograph. */
  svgBytes: 100_000,
  /** The build makes photographs smaller, but every clone of the repository has the originals. */
  bytes: 2_000_000,
  /** Screens with two device pixels for each CSS pixel show twice the maximum width. */
  width: 2 * maxImageWidth,
};

export type RasterFormat = 'png' | 'jpeg' | 'webp';

const formats: Record<string, RasterFormat | 'svg'> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.svg': 'svg',
};

/** Returns the format for the extension of a file name, or undefined if the site does not support it. */
export const getImageFormat = (name: string): RasterFormat | 'svg' | undefined =>
  formats[extname(name).toLowerCase()];

/**
 * Returns the size of an image in pixels after its EXIF rotation, or one or two sentences about an error in it. Only
 * the header of raster images is decoded.
 * @param name file name. Its extension must match the content.
 */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<Size | { problem: string }> {
  const expected = getImageFormat(name);
  if (isSystemFile(name)) return { problem: describeSystemFile(name) };
  if (!expected)
    return { problem: `${name} is not an image that the site can use. Save it as PNG, JPEG, WebP or SVG.` };
  if (expected === 'svg') return inspectSvg(name, bytes);
  if (bytes.length > limits.bytes)
    return {
      problem: `${name} has ${formatMegabytes(bytes.length)}; the limit is ${formatMegabytes(limits.bytes)}. Save it ${maxImageWidth} pixels wide: it is never shown larger.`,
    };

  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return {
      problem: `${name} cannot be read as ${formatName(expected)}. The file is damaged, or has another format. Export it again.`,
    };
  }
  if (metadata.format !== expected)
    return {
      problem: `${name} contains ${formatName(metadata.format)}, not ${formatName(expected)}. Change its extension, or save it as ${formatName(expected)}.`,
    };
  if ((metadata.pages ?? 1) > 1)
    return {
      problem: `${name} is animated, but the site would show only its first frame. Save only that frame.`,
    };
  if (isTruncated(expected, bytes))
    return { problem: `${name} ends too early: part of the image is missing. Copy or export it again.` };
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.pixels)
    return {
      problem: `${name} has ${formatMegapixels(width * height)} (${width} × ${height}); the limit is ${formatMegapixels(limits.pixels)}. Save it ${maxImageWidth} pixels wide: it is never shown larger.`,
    };
  if (Math.max(width, height) > limits.side)
    return {
      problem: `${name} is ${width} × ${height} pixels; the limit for a side is ${limits.side}. Cut it into several images.`,
    };
  return { width, height };
}

async function inspectSvg(name: string, bytes: Uint8Array): Promise<Size | { problem: string }> {
  if (bytes.length > limits.svgBytes)
    return {
      problem: `${name} has ${formatKilobytes(bytes.length)}; the limit for SVG is ${formatKilobytes(limits.svgBytes)}. Simplify its paths, or save it as PNG or WebP.`,
    };
  // The module is loaded on demand, because it takes longer to load than everything else in this file.
  const { measureSvg } = await import('./svg.ts');
  try {
    const size = measureSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return (
      size ?? { problem: `${name} has no size. Give its svg element a viewBox, or a width and a height.` }
    );
  } catch {
    return { problem: `${name} cannot be read as SVG. Export it again as plain SVG.` };
  }
}

/**
 * The header of a truncated file is complete, so the end of the file is checked as well. Sharp itself checks the end of
 * WebP files.
 */
function isTruncated(format: RasterFormat, bytes: Uint8Array): boolean {
  if (format === 'webp') return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return buffer.lastIndexOf('IEND') < 0;
  const startOfScan = buffer.lastIndexOf(Buffer.from([0xff, 0xda]));
  const endOfImage = buffer.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return endOfImage < startOfScan;
}

/** Returns one or two sentences about an image that is larger than it needs to be, or undefined. */
export function findBudgetProblem(name: string, bytes: number, { width }: Size): string | undefined {
  if (getImageFormat(name) === 'svg')
    return bytes > budget.svgBytes
      ? `${name} has ${formatKilobytes(bytes)}, and visitors load all of it; ${formatKilobytes(budget.svgBytes)} should be enough. Simplify its paths, or save it as PNG or WebP.`
      : undefined;
  if (width > budget.width)
    return `${name} is ${width} pixels wide; more than ${budget.width} is never shown. Save it ${budget.width} pixels wide.`;
  if (bytes > budget.bytes)
    return `${name} has ${formatKilobytes(bytes)}; ${formatKilobytes(budget.bytes)} should be enough. Save it ${maxImageWidth} pixels wide, or as WebP.`;
  return undefined;
}

const formatNames: Record<string, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  svg: 'SVG',
  heif: 'HEIF or AVIF',
};
const formatName = (format: string): string => formatNames[format] ?? format.toUpperCase();

// Sizes are rounded up, so that a size just above a limit does not read as the limit.
const formatMillions = (count: number): string => (Math.ceil(count / 100_000) / 10).toFixed(1);
const formatMegabytes = (bytes: number): string => `${formatMillions(bytes)} MB`;
const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const formatMegapixels = (pixels: number): string => `${formatMillions(pixels)} megapixels`;
