/** Uploaded files: on disk under random names until their submission is stored, a limited number at a time. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toStorageError } from '../storage/storage-errors.ts';
import type { Attachment } from '../storage/submissions.ts';

/** Age of a file that a terminated process left behind. No request takes that long. */
const staleUploadMs = 3_600_000;

/**
 * Receives a file.
 * @param uploadDir created if it is missing; its parent must exist.
 * @throws StorageUnavailableError when the file cannot be written; it is deleted then.
 */
export async function receiveUpload(
  uploadDir: string,
  { name, type, content }: { name: string; type: string; content: Readable },
): Promise<Attachment> {
  const target = path.join(uploadDir, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    // Not recursive: if the data directory was moved away, a new one in its place would prevent moving it back.
    await mkdir(uploadDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // Opened before the stream starts: a stream that opens the file itself could create it after it was discarded.
    const file = await open(target, 'wx', 0o600);
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      file.createWriteStream(),
    );
  } catch (error) {
    await discardUpload(target);
    throw toStorageError(error);
  }
  return { name, type, size, sha256: hash.digest('hex'), path: target };
}

export const discardUpload = (file: string): Promise<void> =>
  rm(file, { force: true }).catch(() => undefined);

/**
 * Creates the upload folder and its parents.
 * @throws the error of the file system.
 */
export async function createUploadDir(uploadDir: string): Promise<void> {
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });
}

/**
 * Deletes files that terminated processes left behind.
 * @param now milliseconds since 1970.
 */
export async function deleteStaleUploads(uploadDir: string, now: number): Promise<void> {
  for (const name of await readdir(uploadDir).catch(() => [])) {
    const file = path.join(uploadDir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > staleUploadMs) await discardUpload(file);
  }
}

/** Concurrent uploads of one address: more than one, because people behind one router share an address. */
const slotsPerAddress = 4;
/** Concurrent uploads in all, because each may take minutes and 10 MB of the disk. */
const totalSlots = 32;

export interface UploadSlots {
  /** @returns a function that releases the slot; undefined if none is free. */
  acquire(address: string): (() => void) | undefined;
}

export function createUploadSlots(): UploadSlots {
  const usedByAddress = new Map<string, number>();
  let usedSlots = 0;
  const changeUsedSlots = (address: string, change: 1 | -1) => {
    usedSlots += change;
    const addressSlots = (usedByAddress.get(address) ?? 0) + change;
    if (addressSlots === 0) usedByAddress.delete(address);
    else usedByAddress.set(address, addressSlots);
  };
  return {
    acquire: (address) => {
      if (usedSlots >= totalSlots || (usedByAddress.get(address) ?? 0) >= slotsPerAddress) return undefined;
      changeUsedSlots(address, 1);
      return () => changeUsedSlots(address, -1);
    },
  };
}
