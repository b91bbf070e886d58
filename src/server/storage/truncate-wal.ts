import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Truncates SQLite's write-ahead log, which still holds deleted pages.
 * @returns false while another process reads (SQLite then truncates it later), and always on PostgreSQL, whose log
 *   belongs to its server.
 * @throws StorageUnavailableError
 */
export async function truncateWal(store: Store): Promise<boolean> {
  if (store.dialect !== 'sqlite') return false;
  const { rows } = await store.read((database) =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}
