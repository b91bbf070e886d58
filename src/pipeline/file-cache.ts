/** Pictures that were made before. An entry is found by what it was made from; the folder may be deleted at any time. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuiltFile, BuiltPicture } from '#build/images/build-image.ts';

export const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

interface CacheEntry {
  picture: BuiltPicture['picture'];
  files: { path: string; sha256: string }[];
}

/** @returns undefined where anything is missing or changed; the picture is then made again. */
export async function readCache(cacheDir: string, key: string): Promise<BuiltPicture | undefined> {
  const folder = join(cacheDir, key);
  try {
    const entry: CacheEntry = JSON.parse(await readFile(join(folder, 'picture.json'), 'utf8'));
    const files: BuiltFile[] = [];
    for (const { path, sha256: expected } of entry.files) {
      const bytes = await readFile(join(folder, basename(path)));
      if (sha256(bytes) !== expected) return undefined;
      files.push({ path, bytes });
    }
    return { picture: entry.picture, files };
  } catch {
    return undefined;
  }
}

/** Keeps a picture. Written beside and then renamed, so that a build that is stopped leaves no half entry. */
export async function writeCache(
  cacheDir: string,
  key: string,
  { picture, files }: BuiltPicture,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'new-'));
  const entry: CacheEntry = {
    picture,
    files: files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes) })),
  };
  for (const { path, bytes } of files) await writeFile(join(folder, basename(path)), bytes);
  await writeFile(join(folder, 'picture.json'), JSON.stringify(entry));
  try {
    await rm(join(cacheDir, key), { recursive: true, force: true });
    await rename(folder, join(cacheDir, key));
  } catch {
    // Another build was faster; its entry is the same.
    await rm(folder, { recursive: true, force: true });
  }
}
