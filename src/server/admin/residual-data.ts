/** Removes deleted data that is still in the database's files. */
import { sql } from 'kysely';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Store } from '../storage/store.ts';
import { truncateWal } from '../storage/truncate-wal.ts';

/**
 * Removes deleted data from the database's files, as far as this process can.
 * @returns a sentence about data that remains; undefined if none does.
 */
export async function removeResidualData(store: Store): Promise<string | undefined> {
  if (store.dialect === 'sqlite')
    return (await isAvailable(truncateWal(store)))
      ? undefined
      : 'The database is in use, or cannot be written now: deleted data stays in its -wal file until the database is free.';
  const vacuum = sql`vacuum submissions, attachments, attachment_chunks, deliveries, idempotency_keys`;
  const isVacuumed = await isAvailable(store.read((database) => vacuum.execute(database)).then(() => true));
  return isVacuumed
    ? 'PostgreSQL can reuse the space; until it does, and in its log, the old bytes stay on its disk.'
    : 'PostgreSQL keeps the old rows until its next vacuum, and the old bytes until it reuses their space.';
}

/** Largest database that is rewritten, because a submission that arrives meanwhile waits only five seconds for it. */
const maxVacuumBytes = 64 * 1024 * 1024;

/** Rewrites a small SQLite database without its free pages. */
export async function vacuumSqlite(store: Store): Promise<void> {
  if (store.dialect !== 'sqlite') return;
  try {
    const { rows } = await store.read((database) =>
      sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`.execute(database),
    );
    if ((rows[0]?.size ?? maxVacuumBytes) < maxVacuumBytes)
      await store.read((database) => sql`vacuum`.execute(database));
  } catch (error) {
    // The free pages have been overwritten already; they only take up space.
    if (!(error instanceof StorageUnavailableError)) throw error;
  }
}

/** Returns false instead of failing if the storage is unavailable, because the data is deleted in any case. */
const isAvailable = (step: Promise<boolean>): Promise<boolean> =>
  step.catch((error: unknown) => {
    if (error instanceof StorageUnavailableError) return false;
    throw error;
  });
