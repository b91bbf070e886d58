/** The clock that all workers on a storage share. */
import { sql } from 'kysely';
import type { Dialect } from '../storage/dialect.ts';
import type { Database } from '../storage/store.ts';

/** @returns milliseconds since 1970. */
export type Clock = (database: Database) => Promise<number>;

/**
 * Creates the clock of a storage. On PostgreSQL it is the database's, because the clocks of the machines that share it
 * may differ. SQLite is used from one machine.
 * @param now clock of this machine.
 */
export const createSharedClock = (dialect: Dialect, now: () => number): Clock =>
  dialect === 'postgres' ? readDatabaseTime : async () => now();

async function readDatabaseTime(database: Database): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no time.');
  return row.now;
}
