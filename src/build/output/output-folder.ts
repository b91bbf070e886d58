/** A build's folder, made beside the old one and put in its place when it is whole. */
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { writeOutputFile } from './write-output-file.ts';

export interface OutputFolder {
  /** Where files go until the build is whole. */
  folder: string;
  /** Writes a file, with its compressed forms beside it. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Puts the new build in the place of the old one. */
  publish: () => Promise<void>;
  /** Leaves the old build as it was. */
  discard: () => Promise<void>;
}

/**
 * @param outDir the folder of builds; missing, empty, or an earlier build.
 * @throws when it holds anything else, which a build would delete.
 */
export async function openOutputFolder(outDir: string): Promise<OutputFolder> {
  await assertIsBuildOrEmpty(outDir);
  await mkdir(path.dirname(outDir), { recursive: true });
  // Beside the old build, so that one rename puts it in its place.
  const folder = await mkdtemp(`${outDir}.next-`);
  await chmod(folder, 0o755);
  return {
    folder,
    write: (file, content) => void writeOutputFile(folder, file, content),
    async publish() {
      const old = await mkdtemp(`${outDir}.old-`);
      await rename(outDir, path.join(old, 'build')).catch(ignoreMissing);
      await rename(folder, outDir);
      // At once: the asynchronous form takes ten times as long over thousands of files.
      rmSync(old, { recursive: true, force: true });
    },
    // Pages that were in work when one failed may still be writing.
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
