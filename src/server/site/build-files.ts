/** Reads the files of one build, and proves that they belong to it: an output folder can be replaced at any time. */
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pMap from 'p-map';
import { type FileIndex, fileIndexPath, fileIndexSchema, hashContent } from './file-index.ts';

/** A file of the build cannot be read, or is one of another build. */
export class BuildFileError extends Error {
  override name = 'BuildFileError';
}

export interface OpenFile {
  size: number;
  /** Hash of the content; undefined for a large file that the index does not list. */
  hash: string | undefined;
  /** Returns the content, or the bytes from `start` to `end`, both included. The file is closed when it has been read. */
  read: (start?: number, end?: number) => Buffer | Readable;
  /** Closes a file whose content is not needed. */
  close: () => Promise<void>;
}

export interface BuildFiles {
  /** Folder through which the files are read. It stays the same when the output folder is renamed. */
  root: string;
  /** Returns whether the index lists a file. */
  isListed: (file: string) => boolean;
  /** Returns the hash that the index lists for a file. */
  getListedHash: (file: string) => string | undefined;
  /**
   * Opens a file.
   * @returns undefined if the build has no such file.
   * @throws BuildFileError when the index lists the file and it is missing, or when a page is not that of the build.
   */
  open: (file: string) => Promise<OpenFile | undefined>;
  /**
   * Reads a file that the build must have.
   * @throws BuildFileError when it is missing, or when it is not that of the build.
   */
  read: (file: string) => Promise<Buffer>;
  /** Closes the folder. */
  close: () => void;
}

/** Larger files are streamed, and their content is not compared with the index. */
const maxBufferedBytes = 1024 * 1024;

/** Number of files whose size is read at the same time when a build is opened. */
const statConcurrency = 16;

/** A page of another build would not match the policy that it is sent with. Other files are sent as they are. */
const isPage = (file: string): boolean => /\.html(?:\.br|\.gz)?$/.test(file);

const missingCodes = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

interface PinnedFolder {
  root: string;
  unpin: () => void;
}

/** Pins the folder that a path leads to now. Linux reads through the open folder, wherever it is moved to. */
function pinFolder(folder: string): PinnedFolder {
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const root = `/proc/self/fd/${descriptor}`;
  const pinned = statSync(`${root}/.`, { throwIfNoEntry: false });
  if (pinned?.ino === statSync(folder).ino) return { root, unpin: () => closeSync(descriptor) };
  closeSync(descriptor);
  return { root: realpathSync(folder), unpin: () => undefined };
}

/** Reads the index of a build; undefined if the build has none, because an earlier version of this project wrote it. */
async function readFileIndex(root: string): Promise<FileIndex | undefined> {
  const text = await readFile(`${root}/${fileIndexPath}`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  return text === undefined ? undefined : fileIndexSchema.parse(JSON.parse(text));
}

/**
 * Opens the files of a build.
 * @throws BuildFileError when a file is missing or has another size than in the index.
 * @throws Error when the folder or the index cannot be read.
 */
export async function openBuildFiles(outDir: string): Promise<BuildFiles> {
  const { root, unpin } = pinFolder(outDir);
  try {
    const index = new Map(Object.entries((await readFileIndex(root))?.files ?? {}));
    await pMap(
      index,
      async ([file, [size]]) => {
        const stats = await stat(`${root}/${file}`).catch(() => undefined);
        if (!stats) throw new BuildFileError(`${file} is missing.`);
        if (stats.size !== size)
          throw new BuildFileError(`${file} has ${stats.size} bytes instead of ${size}.`);
      },
      { concurrency: statConcurrency },
    );
    return createBuildFiles(root, index, unpin);
  } catch (error) {
    unpin();
    throw error;
  }
}

function createBuildFiles(
  root: string,
  index: ReadonlyMap<string, readonly [size: number, hash: string]>,
  unpin: () => void,
): BuildFiles {
  /** Hashes of files that have been read. Another `state` means that the file has changed. */
  const hashes = new Map<string, { state: string; hash: string }>();

  const openHandle = async (file: string): Promise<FileHandle | undefined> => {
    try {
      return await open(`${root}/${file}`, 'r');
    } catch (error) {
      const isMissing = missingCodes.includes((error as NodeJS.ErrnoException).code ?? '');
      if (isMissing && !index.has(file)) return undefined;
      throw new BuildFileError(`${file} cannot be read.`, { cause: error });
    }
  };

  const openFile = async (file: string): Promise<OpenFile | undefined> => {
    const handle = await openHandle(file);
    if (!handle) return undefined;
    let isStreamed = false;
    try {
      const { ino, size, mtimeMs, ctimeMs, isFile } = await getStats(handle);
      if (!isFile) return undefined;
      const listed = index.get(file);
      if (size > maxBufferedBytes) {
        if (listed && listed[0] !== size) throw new BuildFileError(`${file} has another size.`);
        isStreamed = true;
        return {
          size,
          hash: listed?.[1],
          read: (start, end) => handle.createReadStream({ start, end }),
          close: () => handle.close(),
        };
      }
      const bytes = await handle.readFile();
      const state = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
      const cached = hashes.get(file);
      const hash = cached?.state === state ? cached.hash : hashContent(bytes);
      if (bytes.length !== size || (listed && listed[1] !== hash && isPage(file)))
        throw new BuildFileError(`${file} is not the file of this build.`);
      hashes.set(file, { state, hash });
      return {
        size,
        hash,
        read: (start = 0, end = size - 1) => bytes.subarray(start, end + 1),
        close: async () => undefined,
      };
    } finally {
      if (!isStreamed) await handle.close();
    }
  };

  return {
    root,
    isListed: (file) => index.has(file),
    getListedHash: (file) => index.get(file)?.[1],
    open: openFile,
    read: async (file) => {
      const bytes = await readFile(`${root}/${file}`).catch((cause) => {
        throw new BuildFileError(`${file} cannot be read.`, { cause });
      });
      const listed = index.get(file);
      if (listed && listed[1] !== hashContent(bytes))
        throw new BuildFileError(`${file} is not the file of this build.`);
      return bytes;
    },
    close: unpin,
  };
}

async function getStats(handle: FileHandle) {
  const stats = await handle.stat();
  const { ino, size, mtimeMs, ctimeMs } = stats;
  return { ino, size, mtimeMs, ctimeMs, isFile: stats.isFile() };
}
