/** Index of the files of a build: size and hash of each. The build writes it last, and the server serves by it. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Path of the index in the build. Folders that begin with a dot are never served. */
export const fileIndexPath = '.site/files.json';

export const fileIndexSchema = z.strictObject({
  /** Size in bytes and hash of each file by its path, compressed variants and the server's own files included. */
  files: z.record(z.string().min(1), z.tuple([z.int().min(0), z.string().min(1)])),
});

export type FileIndex = z.output<typeof fileIndexSchema>;

/** Returns a hash of 132 bits, as it stands in the index and in ETags. */
export const hashContent = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
