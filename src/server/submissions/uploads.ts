/** Files that are being received: on disk, under names of our own, until the submission is stored. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toStorageError } from '../storage/storage-errors.ts';
import type { Attachment } from '../storage/submissions.ts';

/** Milliseconds after which what lies there was left behind by a process that ended: no request takes that long. */
const staleUploadMs = 3_600_000;

/**
 * Receives a file.
 * @param folder made when it is missing; the one that it is in must be there.
 * @throws Unavailable when the disk does not take it; nothing stays behind then.
 */
export async function receiveUpload(
  folder: string,
  { name, type, content }: { name: string; type: string; content: Readable },
): Promise<Attachment> {
  const target = path.join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    // A data directory that is made anew in place of one that has been moved away would be in its way back.
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // Opened by the stream itself, a file could come into being after it was discarded.
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
 * Makes the folder with those that it is in.
 * @throws what the file system says.
 */
export async function createUploadDir(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Deletes what was left behind.
 * @param now milliseconds since 1970.
 */
export async function deleteStaleUploads(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > staleUploadMs) await discardUpload(file);
  }
}
