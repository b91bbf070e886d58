/** The pictures that the pages of a build use: each built once, and written with the build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { getAssetName } from '#content/assets.ts';
import type { Hue } from '#content/collections.ts';
import type { ResponsiveImage } from '#content/page-data.ts';
import type { PictureOf } from '#pipeline/compile/compile-mdx.ts';
import type { BuiltImage } from './build-image.ts';

export interface ImageBuilder {
  getImage: PictureOf;
  /** The picture that a shared link shows: the cover where there is one, else lights with this one in the middle. */
  getOgImage: (hue: Hue, cover: string | undefined) => Promise<ResponsiveImage>;
  /** Files of the pictures asked for so far, by path below the build's root. */
  getFiles: () => Promise<BuiltImage['files']>;
}

/** Pictures encoded at once; each keeps more than one core busy. */
const maxConcurrentImages = 2;

/**
 * @param contentDir the content folder; pictures lie in `assets`.
 * @param cacheDir where encoded pictures are kept between builds.
 */
export function createImageBuilder(contentDir: string, cacheDir: string): ImageBuilder {
  const limit = pLimit(maxConcurrentImages);
  const built = new Map<string, Promise<BuiltImage>>();
  const once = (key: string, make: () => Promise<BuiltImage>): Promise<BuiltImage> => {
    const work = built.get(key) ?? limit(make);
    built.set(key, work);
    return work;
  };
  const read = async (src: string) => {
    const name = getAssetName(src);
    if (name === undefined) throw new Error(`"${src}" is not the address of a picture of the content.`);
    return { name, bytes: await readFile(path.join(contentDir, 'assets', name)) };
  };
  // The libraries of pictures are loaded with the first: they take longer than the rest of a page.
  return {
    getImage: async (src) =>
      (
        await once(src, async () => {
          const { buildImage: buildPicture } = await import('./build-image.ts');
          return buildPicture(await read(src), { cacheDir });
        })
      ).image,
    getOgImage: async (hue, cover) =>
      (
        await once(`share ${cover ?? hue}`, async () => {
          const { buildOgImage: buildSharingPicture } = await import('./og-image.ts');
          return buildSharingPicture({ hue, cover: cover ? await read(cover) : undefined }, { cacheDir });
        })
      ).image,
    getFiles: async () => (await Promise.all(built.values())).flatMap(({ files }) => files),
  };
}
