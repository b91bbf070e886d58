/** Opens the folder that caches the builds of one content folder to one output folder. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deleteCached, sha256 } from '#pipeline/file-cache.ts';

/** Holds the path of the output folder. When that folder is gone, a later build deletes the cache. */
const outDirFile = 'builds-to.txt';
/** Cache folders opened within this time stay, because a first build creates its output folder only after the check. */
const gracePeriodMs = 3_600_000;

/**
 * Opens the cache folder, and deletes those whose output folder no longer exists.
 * @param root parent of all such folders. Concurrent builds may open and delete folders in it.
 * @returns the path of the folder.
 */
export async function openBuildCacheDir(root: string, contentDir: string, outDir: string): Promise<string> {
  const name = sha256(contentDir, '\0', outDir).slice(0, 16);
  const cacheDir = path.join(root, name);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(path.join(cacheDir, outDirFile), outDir);
  for (const other of await readdir(root))
    if (other !== name && !(await isUsed(path.join(root, other)))) await deleteCached(path.join(root, other));
  return cacheDir;
}

/** Returns whether the cache was opened recently, or has an output folder. */
async function isUsed(cacheDir: string): Promise<boolean> {
  const marker = path.join(cacheDir, outDirFile);
  const opened = await stat(marker).catch(() => stat(cacheDir).catch(() => undefined));
  // Another build has deleted it meanwhile.
  if (!opened) return true;
  if (Date.now() - opened.mtimeMs < gracePeriodMs) return true;
  try {
    const outDir = await readFile(marker, 'utf8');
    const siblings = await readdir(path.dirname(outDir));
    // The first build is written to a `….next-…` folder beside the output folder.
    return siblings.some(
      (name) => name === path.basename(outDir) || name.startsWith(`${path.basename(outDir)}.`),
    );
  } catch {
    // The marker or the parent of the output folder is missing.
    return false;
  }
}
