/** The bytes of a submission's file, as they were received. */
import { createHash } from 'node:crypto';
import type { Store } from './store.ts';

/** Its bytes are not those that were received: they have been erased meanwhile, or are damaged. */
export class AttachmentDamagedError extends Error {
  override name = 'AttachmentDamaged';
}

/**
 * Reads a file piece by piece, as it is asked for. Only when it has ended without an error is it whole.
 * @param received bytes, and SHA-256 in hexadecimal.
 * @throws AttachmentDamaged
 * @throws Unavailable while the storage cannot be used.
 */
export async function* readAttachment(
  store: Store,
  submission: string,
  received: { size: number; sha256: string },
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for (let position = 0; ; position++) {
    const piece = await store.read((database) =>
      database
        .selectFrom('attachment_chunks')
        .select('bytes')
        .where('submission_id', '=', submission)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    if (!piece) break;
    size += piece.bytes.length;
    hash.update(piece.bytes);
    yield piece.bytes;
  }
  if (size !== received.size)
    throw new AttachmentDamagedError(
      `The file of ${submission} has been erased or damaged: it has ${size} bytes, not ${received.size}.`,
    );
  if (hash.digest('hex') !== received.sha256)
    throw new AttachmentDamagedError(
      `The file of ${submission} is damaged: its SHA-256 is not ${received.sha256}.`,
    );
}
