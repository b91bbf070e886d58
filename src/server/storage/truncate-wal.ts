import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Empties SQLite's write-ahead log, in which pages stand as they were.
 * @returns false while somebody else reads: then it is emptied when they are done. On PostgreSQL, too: its log is not
 *   ours to empty.
 * @throws Unavailable while the storage cannot be used.
 */
export async function truncateWal(store: Store): Promise<boolean> {
  if (store.dialect !== 'sqlite') return false;
  const { rows } = await store.read((database) =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}
