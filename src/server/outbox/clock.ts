/** The time by which all workers on a storage go. */
import { sql } from 'kysely';
import type { Dialect } from '../storage/dialect.ts';
import type { Database } from '../storage/store.ts';

/** @returns milliseconds since 1970. */
export type Clock = (database: Database) => Promise<number>;

/**
 * PostgreSQL's own clock: the clocks of machines that share one may differ as they like. SQLite is on one machine.
 * @param now clock of this machine.
 */
export const createSharedClock = (flavour: Dialect, now: () => number): Clock =>
  flavour === 'postgres' ? readDatabaseTime : async () => now();

async function readDatabaseTime(database: Database): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not say what time it is.');
  return row.now;
}
