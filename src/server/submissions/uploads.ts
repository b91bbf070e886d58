/** Uploaded files: on disk under random names until their submission is stored. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Attachment } from '../storage/submissions.ts';
import { findRunningServers, type ServerLock, takeServerLock } from './server-locks.ts';

/** Age of a file without a known owner after which nobody can be receiving it. No request takes that long. */
const staleUploadMs = 3_600_000;

export interface UploadFolder {
  readonly path: string;
  /**
   * Receives a file.
   * @param onBytes called with the size of each chunk.
   * @param signal aborts it.
   * @throws StorageUnavailableError when the file cannot be written; the error of `content` when it ends early. The file
   *   is deleted then.
   */
  receive(
    file: { name: string; type: string; content: Readable },
    options?: { onBytes?: (bytes: number) => void; signal?: AbortSignal },
  ): Promise<Attachment>;
  /**
   * Creates the folder and its parents.
   * @throws the error of the file system.
   */
  create(): Promise<void>;
  /**
   * Deletes files of servers that have ended, and those of unknown owners after an hour.
   * @param now milliseconds since 1970.
   */
  deleteAbandoned(now: number): Promise<void>;
  close(): void;
}

/**
 * Creates an upload folder that several servers may share. The names of its files begin with the id of the server that
 * receives them.
 */
export function createUploadFolder(folder: string): UploadFolder {
  const lockFolder = path.join(path.dirname(folder), 'servers');
  let lock: ServerLock | undefined;
  const getServerId = (): string => {
    if (!lock?.isHeld()) {
      lock?.release();
      lock = undefined;
      lock = takeServerLock(lockFolder);
    }
    return lock.id;
  };
  return {
    path: folder,
    receive: async ({ name, type, content }, { onBytes, signal } = {}) => {
      const target = path.join(folder, `${await writeToDisk(async () => getServerId())}.${randomUUID()}`);
      const hash = createHash('sha256');
      let size = 0;
      try {
        // Not recursive: if the data directory was moved away, a new one in its place would prevent moving it back.
        await writeToDisk(() =>
          mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
            if (error.code !== 'EEXIST') throw error;
          }),
        );
        await using file = await writeToDisk(() => open(target, 'wx', 0o600));
        if (signal) addAbortSignal(signal, content);
        for await (const chunk of content as AsyncIterable<Buffer>) {
          onBytes?.(chunk.length);
          hash.update(chunk);
          size += chunk.length;
          await writeToDisk(() => file.appendFile(chunk));
        }
        signal?.throwIfAborted();
      } catch (error) {
        await discardUpload(target);
        throw error;
      }
      return { name, type, size, sha256: hash.digest('hex'), path: target };
    },
    create: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    deleteAbandoned: async (now) => {
      // Read before the locks: a server takes its lock before it creates a file.
      const names = await readdir(folder).catch(() => []);
      const running = findRunningServers(lockFolder);
      for (const name of names) {
        const [serverId = '', id] = name.split('.');
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
        if (now - mtimeMs > staleUploadMs || (id !== undefined && !running.has(serverId)))
          await discardUpload(file);
      }
    },
    close: () => {
      lock?.release();
      lock = undefined;
    },
  };
}

/** Runs an operation of the file system. Each of its errors means that the storage is unavailable, whatever its code. */
async function writeToDisk<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    const { message } = error as NodeJS.ErrnoException;
    throw new StorageUnavailableError(message, { cause: error });
  }
}

export const discardUpload = (file: string): Promise<void> =>
  rm(file, { force: true }).catch(() => undefined);
