/** Opens the folder that caches the builds of one content folder to one output folder. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '#pipeline/file-cache.ts';

/** Holds the path of the output folder, so that the cache can be deleted together with it. */
const outDirFile = 'builds-to.txt';

/**
 * Opens the cache folder, and deletes those whose output folder no longer exists.
 * @param root parent of all such folders.
 * @returns the path of the folder.
 */
export async function openBuildCacheDir(root: string, contentDir: string, outDir: string): Promise<string> {
  const name = sha256(contentDir, '\0', outDir).slice(0, 16);
  for (const other of await readdir(root).catch(() => []))
    if (other !== name && !(await isUsed(path.join(root, other))))
      await rm(path.join(root, other), { recursive: true, force: true });
  const cacheDir = path.join(root, name);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(path.join(cacheDir, outDirFile), outDir);
  return cacheDir;
}

/** Checks for the output folder, or the `….next-…` folder in which its first build is being written. */
const isUsed = async (cacheDir: string): Promise<boolean> => {
  try {
    const outDir = await readFile(path.join(cacheDir, outDirFile), 'utf8');
    const siblings = await readdir(path.dirname(outDir));
    return siblings.some(
      (name) => name === path.basename(outDir) || name.startsWith(`${path.basename(outDir)}.`),
    );
  } catch {
    // The path is missing or its parent folder is. A folder that another build has deleted meanwhile counts as used.
    return (await stat(cacheDir).catch(() => undefined)) === undefined;
  }
};
