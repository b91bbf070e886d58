/** Writes files of a build together with their compressed variants. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CompressionLevel, compressPageFile } from './compress.ts';

/** Folders that this process has created. The set saves thousands of calls of mkdir. */
const createdFolders = new Set<string>();

/**
 * Writes a file.
 * @param file path in the folder.
 * @returns the paths in the folder of the file and its compressed variants.
 */
export async function writeOutputFile(
  folder: string,
  file: string,
  content: string | Uint8Array,
  level?: CompressionLevel,
): Promise<string[]> {
  const bytes = Buffer.from(content as Uint8Array);
  const variants = await compressPageFile(file, bytes, level);
  writeFile(path.join(folder, file), bytes);
  for (const { suffix, bytes } of variants) writeFile(path.join(folder, file + suffix), bytes);
  return [file, ...variants.map(({ suffix }) => file + suffix)];
}

function writeFile(target: string, content: Uint8Array): void {
  const parent = path.dirname(target);
  if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true });
  createdFolders.add(parent);
  try {
    writeFileSync(target, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Documents with the same text share a chunk. The file is deleted first, because it may be a hard link to a cached one.
    rmSync(target, { force: true });
    writeFileSync(target, content);
  }
}
