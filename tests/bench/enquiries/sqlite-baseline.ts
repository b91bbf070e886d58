/** The rate of SQLite alone: inserts the rows of submissions, one commit each, without a server. */
import { randomUUID } from 'node:crypto';
import { channels } from '#server/outbox/channels.ts';
import { getDatabasePath, openSqlite } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { buildDeliveryRows } from '#server/storage/submissions.ts';

type Row = Record<string, string | number | null>;

const buildRows = (now: number): [table: string, rows: Row[]][] => {
  const id = randomUUID();
  const fields = {
    fullName: 'Ada Nordmann',
    email: `${id}@example.no`,
    message: 'Could you ring me on Tuesday?',
  };
  return [
    [
      'submissions',
      [
        {
          id,
          kind: 'message',
          language: 'no',
          received_at: now,
          status: 'accepted',
          suspicions: '[]',
          email: fields.email,
          fields: JSON.stringify(fields),
          consent: 'bare',
        },
      ],
    ],
    ['idempotency_keys', [{ key: id, digest: id, submission_id: id, expires_at: now }]],
    ['deliveries', buildDeliveryRows(id, channels, now)],
  ];
};

/**
 * Measures inserts with the server's settings.
 * @param dataDir folder for a new database, on the disk that the server uses.
 * @param seconds duration of the measurement.
 */
export async function measureInsertsPerSecond(dataDir: string, seconds: number): Promise<number> {
  const store = openStore({ dataDir });
  await store.check();
  await store.close();
  const { database } = openSqlite(getDatabasePath(dataDir));
  const insertStatements = new Map(
    buildRows(0).map(([table, [row = {}]]) => {
      const columns = Object.keys(row);
      const values = columns.map(() => '?').join(', ');
      return [table, database.prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`)];
    }),
  );
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    database.exec('begin immediate');
    for (const [table, rows] of buildRows(Date.now()))
      for (const row of rows) insertStatements.get(table)?.run(...Object.values(row));
    database.exec('commit');
    count++;
  }
  const elapsed = (performance.now() - start) / 1000;
  database.close();
  return count / elapsed;
}
