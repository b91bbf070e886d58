/** Files of a build, each with its compressed forms beside it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressPageFile, type CompressionLevel } from './compress.ts';

/** Folders that are there, over all builds of the process: each is asked for thousands of times. */
const createdFolders = new Set<string>();

/**
 * Writes a file.
 * @param file path below the folder.
 * @returns the paths of all that was written.
 */
export function writeOutputFile(
  folder: string,
  file: string,
  content: string | Uint8Array,
  effort?: CompressionLevel,
): string[] {
  const bytes = Buffer.from(content as Uint8Array);
  const put = (name: string, content: Uint8Array): string => {
    const target = path.join(folder, name);
    const parent = path.dirname(target);
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
    try {
      writeFileSync(target, content, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Two documents with the same text share a chunk, and what is there may be a link to the file that is kept.
      rmSync(target, { force: true });
      writeFileSync(target, content);
    }
    return name;
  };
  const forms = compressPageFile(file, bytes, effort);
  return [put(file, bytes), ...forms.map(({ suffix, bytes }) => put(file + suffix, bytes))];
}
