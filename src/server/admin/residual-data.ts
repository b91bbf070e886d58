/** What was deleted may still be on the disk. */
import { sql } from 'kysely';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Store } from '../storage/store.ts';
import { truncateWal } from '../storage/truncate-wal.ts';

/**
 * Sees to it that what was deleted cannot be read from the database's files, as far as that can be done from here.
 * @returns a sentence on what can still be; undefined where nothing can.
 */
export async function removeResidualData(store: Store): Promise<string | undefined> {
  if (store.dialect === 'sqlite')
    return (await attempt(truncateWal(store)))
      ? undefined
      : 'The database is in use, or cannot be written now: old pages stay in the file beside it until it is free.';
  const vacuum = sql`vacuum submissions, attachments, attachment_chunks, deliveries, idempotency_keys`;
  const vacuumed = await attempt(store.read((database) => vacuum.execute(database)).then(() => true));
  return vacuumed
    ? 'PostgreSQL may use their space again; until it does, and in its log, the old bytes stay on its disk.'
    : 'PostgreSQL keeps the old rows until its next vacuum, and after it the old bytes until it uses their space again.';
}

/** It is deleted, whatever becomes of this. */
const attempt = (step: Promise<boolean>): Promise<boolean> =>
  step.catch((error: unknown) => {
    if (error instanceof StorageUnavailableError) return false;
    throw error;
  });
