/** Pictures of the content: the files that are made of each. */
import { basename, extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ResponsiveImage } from '#content/page-data.ts';
import { readCache, sha256, writeCache } from '#pipeline/file-cache.ts';
import {
  formatOf,
  inspectPicture,
  largestWidth,
  pixelLimit,
  type RasterFormat,
} from '#pipeline/images/inspect-image.ts';
import type { Size } from '#pipeline/images/svg.ts';

export interface ImageFile {
  /** File name with its extension. */
  name: string;
  bytes: Uint8Array;
}

export interface OutputFile {
  /** Relative to the build's folder: `static/media/…`. */
  path: string;
  bytes: Uint8Array;
}

export interface BuiltImage {
  image: ResponsiveImage;
  files: OutputFile[];
}

/** Whatever here changes, the files' names change with it: they are cached for a year. */
const settings = {
  widths: [480, 960, 1440],
  largest: largestWidth,
  avif: { quality: 55, effort: 4 },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9 },
  svg: { revision: 1 },
};

/** Of what encodes; the library of drawings takes longer to load than the other, and not every page has one. */
const getEncoderVersions = async (format: Format | 'svg') =>
  format === 'svg' ? (await import('svgo')).VERSION : sharp.versions;

type Format = 'avif' | RasterFormat;

const openImage = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: pixelLimit });

/** Letters that need no encoding in an address, and no comma, which would end an entry of a srcset. */
const toFileStem = (name: string): string =>
  basename(name, extname(name))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture';

async function buildVectorImage(base: string, bytes: Uint8Array, size: Size): Promise<BuiltImage> {
  const { cleanSvg } = await import('#pipeline/images/svg.ts');
  const path = `${base}.svg`;
  const cleaned = Buffer.from(cleanSvg(new TextDecoder().decode(bytes)));
  return { image: { src: `/${path}`, ...size, sources: [] }, files: [{ path, bytes: cleaned }] };
}

async function buildRasterImage(base: string, bytes: Uint8Array, size: Size, format: RasterFormat) {
  const largest = Math.min(size.width, settings.largest);
  const widths = [...settings.widths.filter((width) => width < largest), largest];
  const files = new Map<string, Uint8Array>();

  const encode = async (to: Format, width: number): Promise<string> => {
    const path = `${base}${width === largest ? '' : `-${width}`}.${to === 'jpeg' ? 'jpg' : to}`;
    if (!files.has(path))
      files.set(path, await openImage(bytes).autoOrient().resize({ width }).toFormat(to, settings[to]).toBuffer());
    return `/${path}`;
  };

  const sources: ResponsiveImage['sources'] = [];
  for (const to of ['avif', 'webp'] as const) {
    const candidates: string[] = [];
    for (const width of widths) candidates.push(`${await encode(to, width)} ${width}w`);
    sources.push({ type: `image/${to}`, srcset: candidates.join(', ') });
  }
  const src = await encode(format, largest);
  const height = Math.max(1, Math.round((size.height * largest) / size.width));
  return {
    picture: { src, width: largest, height, sources },
    files: [...files].map(([path, content]) => ({ path, bytes: content })),
  };
}

/**
 * Makes the files that a page needs of one picture: AVIF, WebP and the own format, in several widths; drawings stay drawings.
 * The caller bounds how many run at once: one takes seconds and a decoded picture's memory.
 * @param options.cacheDir folder of earlier results; may be deleted at any time.
 * @throws Error with the sentence of `inspectPicture` where the picture cannot be used.
 */
export async function buildImage(file: ImageFile, options: { cacheDir: string }): Promise<BuiltImage> {
  const stem = toFileStem(file.name);
  const format = formatOf(file.name) ?? 'svg';
  const key = sha256(JSON.stringify([settings, await getEncoderVersions(format), stem, format]), file.bytes);
  const cached = await readCache(options.cacheDir, key);
  if (cached) return cached;

  const size = await inspectPicture(file.name, file.bytes);
  if ('problem' in size) throw new Error(size.problem);
  const base = `static/media/${stem}.${key.slice(0, 10)}`;
  const built =
    format === 'svg'
      ? await buildVectorImage(base, file.bytes, size)
      : await buildRasterImage(base, file.bytes, size, format);
  await writeCache(options.cacheDir, key, built);
  return built;
}
