/** Builds the files of one image of the content. */
import { basename, extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ResponsiveImage } from '#content/page-data.ts';
import { type FileCache, sha256 } from '#pipeline/file-cache.ts';
import { extractNarrowDrawing, hasCoverViews, hasPostViews } from '#pipeline/images/cover-views.ts';
import {
  getImageFormat,
  inspectImage,
  maxImagePixels,
  maxImageWidth,
  type RasterFormat,
} from '#pipeline/images/inspect-image.ts';
import type { Size } from '#pipeline/images/svg.ts';

export interface ImageFile {
  /** File name with its extension. */
  name: string;
  bytes: Uint8Array;
}

export interface EncodedFile {
  /** Path in the output folder: `static/media/…`. */
  path: string;
  bytes: Uint8Array;
}

export interface BuiltImage {
  image: ResponsiveImage;
  files: EncodedFile[];
}

/** File names change with the settings, because browsers cache the files for a year. */
const settings = {
  widths: [480, 960, 1440],
  largest: maxImageWidth,
  avif: { quality: 55, effort: 4 },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9 },
  svg: { revision: 5 },
};

/** Returns the versions of the encoder. SVGO is loaded only for SVG, because it takes longer to load than sharp. */
const getEncoderVersions = async (format: Format | 'svg') =>
  format === 'svg' ? (await import('svgo')).VERSION : sharp.versions;

type Format = 'avif' | RasterFormat;

const openImage = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: maxImagePixels });

/** Reduces a name to characters that need no encoding in a URL, without commas, which separate the entries of a srcset. */
const toFileStem = (name: string): string =>
  basename(name, extname(name))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'image';

async function buildVectorImage(base: string, bytes: Uint8Array, size: Size): Promise<BuiltImage> {
  const { sanitizeSvg } = await import('#pipeline/images/svg.ts');
  const path = `${base}.svg`;
  const sanitized = sanitizeSvg(new TextDecoder().decode(bytes));
  const narrow = extractNarrowDrawing(sanitized);
  const narrowPath = `${base}-narrow.svg`;
  const image = {
    src: `/${path}`,
    ...size,
    sources: [],
    ...(hasCoverViews(sanitized) && { views: true as const }),
    ...(hasPostViews(sanitized) && { postViews: true as const }),
    ...(narrow && { narrow: { src: `/${narrowPath}`, width: narrow.width, height: narrow.height } }),
  };
  const files = [
    { path, bytes: Buffer.from(sanitized) },
    ...(narrow ? [{ path: narrowPath, bytes: Buffer.from(narrow.svg) }] : []),
  ];
  return { image, files };
}

async function buildRasterImage(base: string, bytes: Uint8Array, size: Size, format: RasterFormat) {
  const largest = Math.min(size.width, settings.largest);
  const widths = [...settings.widths.filter((width) => width < largest), largest];
  const files = new Map<string, Uint8Array>();

  const encode = async (target: Format, width: number): Promise<string> => {
    const path = `${base}${width === largest ? '' : `-${width}`}.${target === 'jpeg' ? 'jpg' : target}`;
    if (!files.has(path))
      files.set(
        path,
        await openImage(bytes).autoOrient().resize({ width }).toFormat(target, settings[target]).toBuffer(),
      );
    return `/${path}`;
  };

  const sources: ResponsiveImage['sources'] = [];
  for (const target of ['avif', 'webp'] as const) {
    const candidates: string[] = [];
    for (const width of widths) candidates.push(`${await encode(target, width)} ${width}w`);
    sources.push({ type: `image/${target}`, srcset: candidates.join(', ') });
  }
  const src = await encode(format, largest);
  const height = Math.max(1, Math.round((size.height * largest) / size.width));
  return {
    image: { src, width: largest, height, sources },
    files: [...files].map(([path, content]) => ({ path, bytes: content })),
  };
}

/**
 * Builds the files of an image: AVIF, WebP and the original format in several widths. SVG stays SVG.
 * Callers limit the concurrency: one image takes seconds, and the memory of the decoded pixels.
 * @param cache of earlier results.
 * @throws Error with the message of `inspectImage` when the image is not usable.
 */
export async function buildImage(file: ImageFile, cache: FileCache): Promise<BuiltImage> {
  const stem = toFileStem(file.name);
  const format = getImageFormat(file.name) ?? 'svg';
  const key = sha256(JSON.stringify([settings, await getEncoderVersions(format), stem, format]), file.bytes);
  const cached = cache.getValue<BuiltImage>(key);
  if (cached) return cached;

  const size = await inspectImage(file.name, file.bytes);
  if ('problem' in size) throw new Error(size.problem);
  const base = `static/media/${stem}.${key.slice(0, 10)}`;
  const image =
    format === 'svg'
      ? await buildVectorImage(base, file.bytes, size)
      : await buildRasterImage(base, file.bytes, size, format);
  cache.setValue(key, image);
  return image;
}
