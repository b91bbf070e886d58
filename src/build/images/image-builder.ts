/** The pictures that the pages of a build use: each built once, and written with the build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { assetName } from '#content/assets.ts';
import type { Hue } from '#content/collections.ts';
import type { Picture } from '#content/page-data.ts';
import type { PictureOf } from '#pipeline/compile/compile-mdx.ts';
import type { BuiltPicture } from './build-image.ts';

export interface Media {
  pictureOf: PictureOf;
  /** The picture that a shared link shows: the cover where there is one, else lights with this one in the middle. */
  sharingPictureOf: (hue: Hue, cover: string | undefined) => Promise<Picture>;
  /** Files of the pictures asked for so far, by path below the build's root. */
  files: () => Promise<BuiltPicture['files']>;
}

/** Pictures encoded at once; each keeps more than one core busy. */
const concurrency = 2;

/**
 * @param contentDir the content folder; pictures lie in `assets`.
 * @param cacheDir where encoded pictures are kept between builds.
 */
export function createMedia(contentDir: string, cacheDir: string): Media {
  const limit = pLimit(concurrency);
  const built = new Map<string, Promise<BuiltPicture>>();
  const once = (key: string, make: () => Promise<BuiltPicture>): Promise<BuiltPicture> => {
    const work = built.get(key) ?? limit(make);
    built.set(key, work);
    return work;
  };
  const read = async (src: string) => {
    const name = assetName(src);
    if (name === undefined) throw new Error(`"${src}" is not the address of a picture of the content.`);
    return { name, bytes: await readFile(path.join(contentDir, 'assets', name)) };
  };
  // The libraries of pictures are loaded with the first: they take longer than the rest of a page.
  return {
    pictureOf: async (src) =>
      (
        await once(src, async () => {
          const { buildPicture } = await import('./build-image.ts');
          return buildPicture(await read(src), { cacheDir });
        })
      ).picture,
    sharingPictureOf: async (hue, cover) =>
      (
        await once(`share ${cover ?? hue}`, async () => {
          const { buildSharingPicture } = await import('./og-image.ts');
          return buildSharingPicture({ hue, cover: cover ? await read(cover) : undefined }, { cacheDir });
        })
      ).picture,
    files: async () => (await Promise.all(built.values())).flatMap(({ files }) => files),
  };
}
