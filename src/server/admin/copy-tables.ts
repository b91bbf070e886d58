/** Copies all rows from one storage to another, also between different databases. */
import type { Kysely } from 'kysely';
import { readLaterMigrations } from '../storage/migrations/migrate.ts';
import type { Database, Store, StoreTransaction } from '../storage/store.ts';
import type { Tables } from '../storage/tables.ts';
import { RefusedError } from './command.ts';

/** Primary keys of all tables. Tables come after those that they refer to. */
const primaryKeys: { [T in keyof Tables]: (keyof Tables[T] & string)[] } = {
  submissions: ['id'],
  attachments: ['submission_id'],
  attachment_chunks: ['submission_id', 'position'],
  idempotency_keys: ['key'],
  deliveries: ['id'],
  spent_challenges: ['id'],
  secrets: ['name'],
  consent_texts: ['version'],
  alarms: ['name'],
  rate_limits: ['key'],
  jobs: ['name'],
  erasures: ['hash'],
  disabled_webhooks: ['url_hash'],
};

type TableName = keyof Tables;
const tableNames = Object.keys(primaryKeys) as TableName[];

type Row = Record<string, string | number | Uint8Array | null>;
type AnyDatabase = Kysely<Record<string, Row>>;

/** Returns the number of rows per statement. A chunk of an attachment has a quarter of a megabyte. */
const getBatchSize = (table: TableName): number => (table === 'attachment_chunks' ? 16 : 200);

/**
 * Refuses a storage with tables or columns of a later version, because they would not be copied.
 * @throws RefusedError
 */
export async function refuseLaterStorage({ read, dialect }: Store): Promise<void> {
  const laterNames = await read((database) =>
    readLaterMigrations(database as unknown as Kysely<unknown>, dialect),
  );
  if (laterNames.length > 0)
    throw new RefusedError(
      'A later version of this program has migrated the storage. Use that version for backup and restore.',
    );
}

/** Deletes all rows. */
export async function clearTables(transaction: StoreTransaction): Promise<void> {
  for (const table of tableNames.toReversed()) await transaction.deleteFrom(table).execute();
}

/** Copies all rows unchanged, batch by batch, so that only one batch is in memory. */
export async function copyTables(from: Database, to: StoreTransaction): Promise<void> {
  for (const table of tableNames)
    await copyTable(table, from as unknown as AnyDatabase, to as unknown as AnyDatabase);
}

async function copyTable(table: TableName, from: AnyDatabase, to: AnyDatabase): Promise<void> {
  const batchSize = getBatchSize(table);
  let last: Row | undefined;
  for (;;) {
    const batch = await readBatch(table, from, last, batchSize);
    if (batch.length > 0) await to.insertInto(table).values(batch).execute();
    if (batch.length < batchSize) return;
    last = batch.at(-1);
  }
}

/** Reads the next rows in the order of the primary key. */
function readBatch(
  table: TableName,
  from: AnyDatabase,
  last: Row | undefined,
  batchSize: number,
): Promise<Row[]> {
  const columns: string[] = primaryKeys[table];
  let query = from.selectFrom(table).selectAll().limit(batchSize);
  for (const column of columns) query = query.orderBy(column);
  if (last)
    query = query.where((where) =>
      // Keyset pagination: (a, b) > (x, y) means a > x, or a = x and b > y.
      where.or(
        columns.map((column, index) =>
          where.and([
            ...columns
              .slice(0, index)
              .map((precedingColumn) => where(precedingColumn, '=', last[precedingColumn] ?? null)),
            where(column, '>', last[column] ?? null),
          ]),
        ),
      ),
    );
  return query.execute();
}
