/** Creates a build in a folder beside the previous one, and replaces that one when the build is complete. */
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveManifestPath } from '#server/site/serve-manifest.ts';
import { writeOutputFile } from './write-output-file.ts';

export interface OutputFile {
  /** Path in the output folder: `static/media/…`. */
  path: string;
  bytes: string | Uint8Array;
}

export interface OutputFolder {
  /** Folder of the previous build. */
  outDir: string;
  /** Temporary folder of the new build. */
  folder: string;
  /** Writes a file and its compressed variants. */
  write: (file: string, bytes: OutputFile['bytes']) => Promise<void>;
  /** Replaces the previous build with the new one. */
  publish: () => Promise<void>;
  /** Deletes the new build. The previous one stays. */
  discard: () => Promise<void>;
}

/**
 * Creates the temporary folder of a new build.
 * @param outDirOrLink the folder of the build; missing, empty, or with a previous build.
 * @throws Error when the folder holds other files, which the build would delete.
 */
export async function openOutputFolder(outDirOrLink: string): Promise<OutputFolder> {
  await assertIsBuildOrEmpty(outDirOrLink);
  // A symbolic link stays: the folder that it leads to is replaced.
  const outDir = await realpath(outDirOrLink).catch((error: NodeJS.ErrnoException) => {
    ignoreMissing(error);
    return outDirOrLink;
  });
  await mkdir(path.dirname(outDir), { recursive: true });
  await deleteLeftovers(outDir);
  // In the same parent folder, because a rename does not cross file systems.
  const folder = await createTemporaryFolder(outDir, 'next');
  await chmod(folder, 0o755);
  return {
    outDir,
    folder,
    async write(file, bytes) {
      await writeOutputFile(folder, file, bytes);
    },
    async publish() {
      const previous = await createTemporaryFolder(outDir, 'old');
      await rename(outDir, path.join(previous, 'build')).catch(ignoreMissing);
      await rename(folder, outDir);
      // Synchronous, because the asynchronous form takes ten times as long for thousands of files.
      rmSync(previous, { recursive: true, force: true });
    },
    // The retries wait for workers that still write pages after one has failed.
    discard: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}

/** Temporary folders of the builds of this process. */
const ownFolders = new Set<string>();

/** Creates a temporary folder beside a build. Its name tells later builds which process it belongs to. */
async function createTemporaryFolder(outDir: string, kind: 'next' | 'old'): Promise<string> {
  const folder = await mkdtemp(`${outDir}.${kind}-${process.pid}-`);
  ownFolders.add(folder);
  return folder;
}

/** Longer than any build. The process with the id in the name of an older folder is therefore another one. */
const maxBuildMs = 24 * 3_600_000;

/** Deletes the temporary folders of builds that were killed. Those of running builds stay. */
async function deleteLeftovers(outDir: string): Promise<void> {
  const parent = path.dirname(outDir);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${path.basename(outDir)}.`)) continue;
    const [, kind, pid] =
      /^\.(next|old)-(?:(\d+)-)?\w{6}$/.exec(name.slice(path.basename(outDir).length)) ?? [];
    const folder = path.join(parent, name);
    if (kind === undefined || ownFolders.has(folder)) continue;
    if (pid !== undefined && isRunning(Number(pid)) && !(await isOlderThan(folder, maxBuildMs))) continue;
    // Folders of earlier versions of this project have no process id.
    if (pid === undefined && !(await isOlderThan(folder, maxBuildMs))) continue;
    // The build was killed between its two renames, and the previous build is nowhere else.
    if (kind === 'old') await rename(path.join(folder, 'build'), outDir).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

const isOlderThan = async (folder: string, ms: number): Promise<boolean> =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ms,
    () => false,
  );

/** Returns whether another process with the id runs. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
