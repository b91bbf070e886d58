/** The pictures that the pages of a build use: each built once, and written with the build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { assetName } from '#content/assets.ts';
import type { PictureOf } from '../pipeline/mdx.ts';
import { type BuiltPicture, buildPicture } from './pictures.ts';

export interface Media {
  pictureOf: PictureOf;
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
  const build = (src: string): Promise<BuiltPicture> => {
    const known = built.get(src);
    if (known) return known;
    const work = limit(async () => {
      const name = assetName(src);
      if (name === undefined) throw new Error(`"${src}" is not the address of a picture of the content.`);
      const bytes = await readFile(path.join(contentDir, 'assets', name));
      return buildPicture({ name, bytes }, { cacheDir });
    });
    built.set(src, work);
    return work;
  };
  return {
    pictureOf: async (src) => (await build(src)).picture,
    files: async () => (await Promise.all(built.values())).flatMap(({ files }) => files),
  };
}
