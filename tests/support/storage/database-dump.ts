/** Dumps all tables of a database. The list of tables comes from the database, so that none is forgotten. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Store } from '#server/storage/store.ts';

export type DatabaseContents = Record<string, Record<string, unknown>[]>;

/** Dumps the database of a store. */
export const dumpStore = (store: Store): Promise<DatabaseContents> =>
  store.read((database) => dumpDatabase(database as unknown as Kysely<unknown>));

/** @returns sorted rows by table name. Bytes are replaced by their digest, which is faster to compare. */
export async function dumpDatabase(database: Kysely<unknown>): Promise<DatabaseContents> {
  const tables = await database.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  const contents: [string, DatabaseContents[string]][] = [];
  for (const name of names.toSorted()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    contents.push([
      name,
      rows.map(toComparableRow).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ]);
  }
  return Object.fromEntries(contents);
}

const toComparableRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .map(([name, value]) => [name, value instanceof Uint8Array ? getDigest(value) : value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const getDigest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
