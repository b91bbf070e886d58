/** All rows of one storage, put into another: the two may be of different databases. */
import type { Kysely } from 'kysely';
import type { StoreTransaction, Database } from '../storage/store.ts';
import type { Tables } from '../storage/tables.ts';

/** Every table with the columns of its key, those first that others refer to. */
const keys: { [T in keyof Tables]: (keyof Tables[T] & string)[] } = {
  submissions: ['id'],
  attachments: ['submission_id'],
  attachment_chunks: ['submission_id', 'position'],
  idempotency_keys: ['key'],
  deliveries: ['id'],
  spent_challenges: ['id'],
  secrets: ['name'],
  consent_texts: ['version'],
  alarms: ['name'],
};

type TableName = keyof Tables;
const tableNames = Object.keys(keys) as TableName[];

type Row = Record<string, string | number | Uint8Array | null>;
type AnyDatabase = Kysely<Record<string, Row>>;

/** Rows in one statement: of text, and of pieces of files, which have a quarter of a megabyte. */
const batchOf = (table: TableName): number => (table === 'attachment_chunks' ? 16 : 200);

/** Deletes every row. */
export async function clearTables(changes: StoreTransaction): Promise<void> {
  for (const table of tableNames.toReversed()) await changes.deleteFrom(table).execute();
}

/** Copies every row as it is; no more than a few of them are in memory at a time. */
export async function copyTables(from: Database, to: StoreTransaction): Promise<void> {
  for (const table of tableNames)
    await copyTable(table, from as unknown as AnyDatabase, to as unknown as AnyDatabase);
}

async function copyTable(table: TableName, from: AnyDatabase, to: AnyDatabase): Promise<void> {
  const size = batchOf(table);
  let last: Row | undefined;
  for (;;) {
    const batch = await readBatch(table, from, last, size);
    if (batch.length > 0) await to.insertInto(table).values(batch).execute();
    if (batch.length < size) return;
    last = batch.at(-1);
  }
}

/** The next rows in the order of the key. */
function readBatch(table: TableName, from: AnyDatabase, last: Row | undefined, size: number): Promise<Row[]> {
  const columns: string[] = keys[table];
  let query = from.selectFrom(table).selectAll().limit(size);
  for (const column of columns) query = query.orderBy(column);
  if (last)
    query = query.where((where) =>
      // (a, b) > (x, y), spelled out: a > x, or a = x and b > y.
      where.or(
        columns.map((column, index) =>
          where.and([
            ...columns.slice(0, index).map((before) => where(before, '=', last[before] ?? null)),
            where(column, '>', last[column] ?? null),
          ]),
        ),
      ),
    );
  return query.execute();
}
