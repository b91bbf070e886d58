/** What belongs to the builds of one content to one place, and goes with that place. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '#pipeline/file-cache.ts';

const outDirFile = 'builds-to.txt';

/**
 * Opens the folder for builds of a content folder to another; those for places that are no longer there are deleted.
 * @param root of all such folders.
 */
export async function openBuildCacheDir(root: string, contentDir: string, outDir: string): Promise<string> {
  const name = sha256(contentDir, '\0', outDir).slice(0, 16);
  for (const other of await readdir(root).catch(() => []))
    if (other !== name && !(await isUsed(path.join(root, other))))
      await rm(path.join(root, other), { recursive: true, force: true });
  const own = path.join(root, name);
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, outDirFile), outDir);
  return own;
}

/** A first build is no place yet, and another may be about to make one. */
const isUsed = async (folder: string): Promise<boolean> => {
  try {
    const outDir = await readFile(path.join(folder, outDirFile), 'utf8');
    const parent = await readdir(path.dirname(outDir));
    return parent.some(
      (name) => name === path.basename(outDir) || name.startsWith(`${path.basename(outDir)}.`),
    );
  } catch {
    return (await stat(folder).catch(() => undefined)) === undefined;
  }
};
