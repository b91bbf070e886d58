/** Creates a build in a folder beside the previous one, and replaces that one when the build is complete. */
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { writeOutputFile } from './write-output-file.ts';

export interface OutputFolder {
  /** Temporary folder of the new build. */
  folder: string;
  /** Writes a file and its compressed variants. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Replaces the previous build with the new one. */
  publish: () => Promise<void>;
  /** Deletes the new build. The previous one stays. */
  discard: () => Promise<void>;
}

/**
 * Creates the temporary folder of a new build.
 * @param outDir the folder of the build; missing, empty, or with a previous build.
 * @throws Error when the folder holds other files, which the build would delete.
 */
export async function openOutputFolder(outDir: string): Promise<OutputFolder> {
  await assertIsBuildOrEmpty(outDir);
  await mkdir(path.dirname(outDir), { recursive: true });
  // In the same parent folder, because a rename does not cross file systems.
  const folder = await mkdtemp(`${outDir}.next-`);
  await chmod(folder, 0o755);
  return {
    folder,
    write: (file, content) => void writeOutputFile(folder, file, content),
    async publish() {
      const previous = await mkdtemp(`${outDir}.old-`);
      await rename(outDir, path.join(previous, 'build')).catch(ignoreMissing);
      await rename(folder, outDir);
      // Synchronous, because the asynchronous form takes ten times as long for thousands of files.
      rmSync(previous, { recursive: true, force: true });
    },
    // The retries wait for workers that still write pages after one has failed.
    discard: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}

async function assertIsBuildOrEmpty(outDir: string): Promise<void> {
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR')
      throw new Error(`${outDir} is a file. OUT_DIR must name a folder of its own.`);
    return ignoreMissing(error) ?? [];
  });
  if (names.length === 0) return;
  const isBuild = await stat(path.join(outDir, serveManifestPath)).then(
    () => true,
    () => false,
  );
  if (!isBuild)
    throw new Error(
      `${outDir} holds files that are not a build of this site. OUT_DIR must name a folder of its own.`,
    );
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
