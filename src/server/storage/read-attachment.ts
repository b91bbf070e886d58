/** Reads the bytes of a submission's attachment. */
import { createHash } from 'node:crypto';
import type { Store } from './store.ts';

/** The stored bytes differ from the received ones: they were erased meanwhile, or are damaged. */
export class AttachmentDamagedError extends Error {
  override name = 'AttachmentDamagedError';
}

/**
 * Reads an attachment chunk by chunk, on demand. The attachment is complete only when the generator ends without an
 * error.
 * @param submissionId reference of the submission.
 * @param expected size in bytes and SHA-256 in hexadecimal, as recorded at receipt.
 * @throws AttachmentDamagedError
 * @throws StorageUnavailableError
 */
export async function* readAttachment(
  store: Store,
  submissionId: string,
  expected: { size: number; sha256: string },
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for (let position = 0; ; position++) {
    const chunk = await store.read((database) =>
      database
        .selectFrom('attachment_chunks')
        .select('bytes')
        .where('submission_id', '=', submissionId)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    if (!chunk) break;
    size += chunk.bytes.length;
    hash.update(chunk.bytes);
    yield chunk.bytes;
  }
  if (size !== expected.size)
    throw new AttachmentDamagedError(
      `The file of ${submissionId} has been erased or damaged: it has ${size} bytes, not ${expected.size}.`,
    );
  if (hash.digest('hex') !== expected.sha256)
    throw new AttachmentDamagedError(
      `The file of ${submissionId} is damaged: its SHA-256 is not ${expected.sha256}.`,
    );
}
