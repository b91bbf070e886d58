import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/**
 * Empties SQLite's write-ahead log, in which pages stand as they were. PostgreSQL has none that can be read.
 * @returns false while somebody else reads: then it is emptied when they are done.
 * @throws Unavailable while the storage cannot be used.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (store.flavour !== 'sqlite') return true;
  const { rows } = await store.read((database) =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}
