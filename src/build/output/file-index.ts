/** Lists the files of a build with their sizes and hashes, for the ETags and checks of the server. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type FileIndex, fileIndexPath, hashContent } from '#server/site/file-index.ts';

/** Hashes of an earlier build by a key that changes with the file. Files taken from the cache are the same inodes. */
export type KnownHashes = Map<string, string>;

/**
 * Lists every file of a build but the list itself.
 * @param knownHashes saves reading the files that a previous build had.
 * @returns the list, and the hashes for the next build.
 */
export function indexFiles(
  folder: string,
  knownHashes: KnownHashes = new Map(),
): { index: FileIndex; hashes: KnownHashes } {
  const hashes: KnownHashes = new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Concatenated, because path.join is slow for tens of thousands of files.
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .filter((file) => file !== fileIndexPath)
    .sort();
  const entries = files.map((file) => {
    const { ino, size, mtimeMs } = statSync(`${folder}/${file}`);
    const state = `${ino} ${size} ${mtimeMs}`;
    const hash = knownHashes.get(state) ?? hashContent(readFileSync(`${folder}/${file}`));
    hashes.set(state, hash);
    return [file, [size, hash]] as const;
  });
  return { index: { files: Object.fromEntries(entries) as FileIndex['files'] }, hashes };
}
