/** Builds the images that pages use, each one once. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { getAssetName } from '#content/assets.ts';
import type { Hue } from '#content/collections.ts';
import type { ResponsiveImage } from '#content/page-data.ts';
import type { ResolveImage } from '#pipeline/compile/compile-mdx.ts';
import type { FileCache } from '#pipeline/file-cache.ts';
import type { BuiltImage } from './build-image.ts';

export interface ImageBuilder {
  getImage: ResolveImage;
  /** Returns the Open Graph image: the cover if there is one, else the drawing in this hue. */
  getOgImage: (hue: Hue, cover: string | undefined) => Promise<ResponsiveImage>;
  /** Returns the files of all images requested so far. Their paths are relative to the output folder. */
  getFiles: () => Promise<BuiltImage['files']>;
}

/** Two are enough, because encoding one image keeps more than one core busy. */
const maxConcurrentImages = 2;

/**
 * Creates a builder.
 * @param contentDir the content folder; its images are in `assets`.
 * @param cache of encoded images.
 */
export function createImageBuilder(contentDir: string, cache: FileCache): ImageBuilder {
  const limit = pLimit(maxConcurrentImages);
  const images = new Map<string, Promise<BuiltImage>>();
  const buildOnce = (key: string, build: () => Promise<BuiltImage>): Promise<BuiltImage> => {
    const image = images.get(key) ?? limit(build);
    images.set(key, image);
    return image;
  };
  const readAsset = async (src: string) => {
    const name = getAssetName(src);
    if (name === undefined) throw new Error(`"${src}" is not the URL of an image in the content.`);
    return { name, bytes: await readFile(path.join(contentDir, 'assets', name)) };
  };
  // The image libraries are loaded with the first image, because that takes longer than the rest of a page.
  return {
    getImage: async (src) => {
      const built = await buildOnce(src, async () => {
        const { buildImage } = await import('./build-image.ts');
        return buildImage(await readAsset(src), cache);
      });
      return built.image;
    },
    getOgImage: async (hue, cover) => {
      const built = await buildOnce(`og ${cover ?? hue}`, async () => {
        const { buildOgImage } = await import('./og-image.ts');
        return buildOgImage({ hue, cover: cover ? await readAsset(cover) : undefined }, cache);
      });
      return built.image;
    },
    getFiles: async () => (await Promise.all(images.values())).flatMap(({ files }) => files),
  };
}
