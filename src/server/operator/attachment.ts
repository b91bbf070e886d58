/** The bytes of a submission's file. */
import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';

/** The bytes of a file are not those that were received. */
export class Damaged extends Unavailable {
  override name = 'Damaged';
}

/**
 * Reads a file piece by piece.
 * @throws Damaged at its end, Unavailable while the storage cannot be used.
 */
export async function* attachmentBytes(
  store: Store,
  submission: string,
  sha256: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
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
    hash.update(piece.bytes);
    yield piece.bytes;
  }
  if (hash.digest('hex') !== sha256)
    throw new Damaged(`The file of ${submission} is damaged: its SHA-256 is not ${sha256}.`);
}
