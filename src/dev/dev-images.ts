/**
 * Images of the development server. Pages get the size and an address at once; a file is made when a browser requests it,
 * in one format and width, because encoding all of them takes seconds for a photograph.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageBuilder } from '#build/images/image-builder.ts';
import { getAssetName } from '#content/assets.ts';
import { ogImageSize, type ResponsiveImage } from '#content/page-data.ts';
import { type FileCache, sha256 } from '#pipeline/file-cache.ts';
import { extractNarrowDrawing, hasCoverViews, hasPostViews } from '#pipeline/images/cover-views.ts';
import {
  getImageFormat,
  inspectImage,
  maxImagePixels,
  maxImageWidth,
} from '#pipeline/images/inspect-image.ts';

export interface DevImages extends Pick<ImageBuilder, 'getImage' | 'getOgImage'> {
  /** Returns the file at a path that a page has, or undefined. */
  findFile: (pathname: string) => Promise<Uint8Array | undefined>;
}

const prefix = '/static/media/';
const quality = 80;

/** @param cache of the files that browsers have requested. */
export function createDevImages(contentDir: string, cache: FileCache): DevImages {
  const images = new Map<string, Promise<ResponsiveImage>>();
  /** Functions that make the files, by path. */
  const files = new Map<string, () => Promise<Uint8Array>>();
  const readAsset = (name: string) => readFile(path.join(contentDir, 'assets', name));

  async function addImage(src: string): Promise<ResponsiveImage> {
    const name = getAssetName(src);
    const bytes = name === undefined ? undefined : await readAsset(name).catch(() => undefined);
    const size = name !== undefined && bytes ? await inspectImage(name, bytes) : undefined;
    // The check reports the reason with its place in the text.
    if (name === undefined || !bytes || !size || 'problem' in size) return missingImage;
    const isVector = getImageFormat(name) === 'svg';
    const width = isVector ? size.width : Math.min(size.width, maxImageWidth);
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    const hash = sha256(JSON.stringify(['dev', width, quality]), bytes);
    const filePath = `${prefix}${hash.slice(0, 10)}.${isVector ? 'svg' : 'webp'}`;
    files.set(filePath, async () => {
      const cached = cache.get(hash);
      if (cached) return cached;
      const file = isVector
        ? await sanitizeDrawing(bytes.toString())
        : await resize(await readAsset(name), width);
      cache.set(hash, file);
      return file;
    });
    const views = isVector && hasCoverViews(bytes.toString());
    const postViews = isVector && hasPostViews(bytes.toString());
    const narrow = isVector ? extractNarrowDrawing(bytes.toString()) : undefined;
    const narrowPath = filePath.replace('.svg', '-narrow.svg');
    if (narrow) files.set(narrowPath, () => sanitizeDrawing(narrow.svg));
    return {
      src: filePath,
      width,
      height,
      sources: [],
      ...(views && { views }),
      ...(postViews && { postViews }),
      ...(narrow && { narrow: { src: narrowPath, width: narrow.width, height: narrow.height } }),
    };
  }

  return {
    getImage(src) {
      const image = images.get(src) ?? addImage(src);
      images.set(src, image);
      return image;
    },
    getOgImage: async (hue, cover) => {
      const filePath = `${prefix}share-${sha256(cover ?? hue).slice(0, 10)}.jpg`;
      files.set(filePath, async () => {
        const { buildOgImage } = await import('#build/images/og-image.ts');
        const name = cover && getAssetName(cover);
        const built = await buildOgImage(
          { hue, cover: name ? { name, bytes: await readAsset(name) } : undefined },
          cache,
        );
        return built.files[0]?.bytes ?? new Uint8Array();
      });
      return { src: filePath, ...ogImageSize, sources: [] };
    },
    findFile: async (pathname) => files.get(pathname)?.(),
  };
}

async function sanitizeDrawing(svg: string): Promise<Uint8Array> {
  const { sanitizeSvg } = await import('#pipeline/images/svg.ts');
  return Buffer.from(sanitizeSvg(svg));
}

async function resize(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // The lowest effort, because a page waits for the picture.
  return sharp(bytes, { limitInputPixels: maxImagePixels })
    .autoOrient()
    .resize({ width })
    .webp({ quality, effort: 0 })
    .toBuffer();
}

/** Stands in for a picture that is missing or not usable, so that the rest of the page can be read. */
const missingImage: ResponsiveImage = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#8884"/><path d="M0 0 600 400M600 0 0 400" stroke="#888"/></svg>',
  )}`,
  width: 600,
  height: 400,
  sources: [],
};
