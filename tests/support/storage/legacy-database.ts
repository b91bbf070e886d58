/** Databases of earlier versions with data, written in the SQL of their time. */
import { Kysely, type RawBuilder, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { getMigrations } from '#server/storage/migrations/index.ts';
import { createPostgresDialect } from '#server/storage/postgres.ts';
import { getDatabasePath, openSqlite } from '#server/storage/sqlite.ts';
import { type DatabaseContents, dumpDatabase } from './database-dump.ts';
import type { TestStorage } from './test-storages.ts';

const october = Date.UTC(2026, 9, 1);
const application = { name: 'Åse Nordmann', email: 'ase@example.no', message: 'Hei!\n\nHilsen "Åse" 👋' };
const chunks = [Buffer.alloc(256 * 1024, 'a'), Buffer.from([0, 1, 2, 253, 254, 255])];

/** Rows inserted while a migration was the latest. */
export const rowsByMigration: Record<string, RawBuilder<unknown>[]> = {
  '001-submissions': [
    sql`insert into submissions (id, kind, language, received_at, email, fields) values
      ('AAAA-AAAA-0001', 'application', 'no', ${october}, 'ase@example.no', ${JSON.stringify(application)}),
      ('AAAA-AAAA-0002', 'message', 'en', ${october + 1}, 'ola@example.no', '{"fullName":"Ola","message":"Hi"}')`,
    sql`insert into attachments (submission_id, name, type, size, sha256)
      values ('AAAA-AAAA-0001', 'søknad.pdf', 'application/pdf', 262150, 'ab')`,
    sql`insert into attachment_chunks (submission_id, position, bytes)
      values ('AAAA-AAAA-0001', 0, ${chunks[0]}), ('AAAA-AAAA-0001', 1, ${chunks[1]})`,
    sql`insert into idempotency_keys (key, digest, submission_id, expires_at)
      values ('key-1', 'digest-1', 'AAAA-AAAA-0001', ${october + 86_400_000})`,
  ],
  '002-deliveries': [
    sql`insert into submissions (id, kind, language, received_at, email, fields) values
      ('BBBB-BBBB-0001', 'enquiry', 'en', ${october + 2}, 'a@example.no', '{"name":"王小明","service":"mobile-app"}')`,
    sql`insert into deliveries (id, submission_id, channel, state, attempts, scheduled_at, due_at, leased_until,
        leased_by, last_error, done_at, alarmed_at) values
      ('d-1', 'BBBB-BBBB-0001', 'company-mail', 'done', 1, ${october}, ${october}, null, null, null, ${october + 9}, null),
      ('d-2', 'BBBB-BBBB-0001', 'webhook', 'pending', 3, ${october}, ${october + 5}, ${october + 6}, 'worker', 'ETIMEDOUT',
        null, null),
      ('d-3', 'AAAA-AAAA-0002', 'webhook', 'dead', 8, ${october}, ${october}, null, null, '500', null, ${october})`,
  ],
  '003-quarantine': [
    sql`insert into submissions (id, kind, language, received_at, email, fields, status, suspicions) values
      ('CCCC-CCCC-0001', 'message', 'no', ${october + 3}, 'b@example.no', '{"message":"SEO"}', 'quarantined', '["honeypot"]')`,
    sql`insert into spent_challenges (id, expires_at) values ('challenge-1', ${october})`,
    sql`insert into secrets (name, value) values ('challenges', 'c2VjcmV0')`,
  ],
  '004-consent': [
    sql`insert into consent_texts (version, kind, language, text, first_used_at)
      values ('words-1', 'message', 'no', 'Vi lagrer det du sender.', ${october})`,
    sql`insert into submissions (id, kind, language, received_at, email, fields, status, suspicions, consent) values
      ('DDDD-DDDD-0001', 'message', 'no', ${october + 4}, 'c@example.no', '{"message":"Hei"}', 'accepted', '[]', 'words-1')`,
  ],
  '005-alarms': [sql`insert into alarms (name, sent_at, taken_until) values ('delivery', ${october}, 0)`],
  '006-rate-limits+additive': [
    sql`insert into rate_limits (key, points, expire) values ('address:abc', 2, ${october})`,
  ],
  '007-withheld-acknowledgements+additive': [
    sql`update submissions set acknowledgement_withheld = 'recipient' where id = 'DDDD-DDDD-0001'`,
  ],
  '008-upkeep+additive': [
    sql`insert into jobs (name, finished_at, taken_until) values ('retention', ${october}, 0)`,
    sql`insert into erasures (hash, salt, erased_at) values ('hash-1', 'salt-1', ${october})`,
  ],
  '009-announcements+additive': [
    sql`insert into disabled_webhooks (url_hash, disabled_at, alarmed_at) values ('c0ffee', ${october}, null)`,
    sql`update submissions set withheld_at = ${october + 5}, reported_at = ${october + 6} where id = 'DDDD-DDDD-0001'`,
  ],
  '010-scans+additive': [sql`update attachments set scan = 'clean'`],
};

export const migrationNames = Object.keys(getMigrations('sqlite'));

/**
 * Migrates an empty storage step by step and inserts the rows of each version.
 * @param lastMigration name of the last migration; undefined leaves the storage empty.
 */
export async function migrateWithData(
  storage: TestStorage,
  lastMigration: string | undefined,
): Promise<void> {
  if (lastMigration === undefined) return;
  const database = openDatabase(storage);
  const provider = { getMigrations: async () => getMigrations(storage.store.dialect) };
  const migrator = new Migrator({ db: database, provider });
  try {
    for (const name of migrationNames.slice(0, migrationNames.indexOf(lastMigration) + 1)) {
      const { error } = await migrator.migrateTo(name);
      if (error) throw error;
      for (const statement of rowsByMigration[name] ?? []) await statement.execute(database);
    }
  } finally {
    await database.destroy();
  }
}

/** Migrates an empty storage to a migration, then inserts the rows of all versions before it with their statements. */
export async function migrateThenInsert(storage: TestStorage, name: string): Promise<void> {
  const database = openDatabase(storage);
  const provider = { getMigrations: async () => getMigrations(storage.store.dialect) };
  try {
    const { error } = await new Migrator({ db: database, provider }).migrateTo(name);
    if (error) throw error;
    for (const earlierName of migrationNames.slice(0, migrationNames.indexOf(name)))
      for (const statement of rowsByMigration[earlierName] ?? []) await statement.execute(database);
  } finally {
    await database.destroy();
  }
}

/** Dumps all tables without migrating them. */
export async function readContents(storage: TestStorage): Promise<DatabaseContents> {
  const database = openDatabase(storage);
  try {
    return await dumpDatabase(database);
  } finally {
    await database.destroy();
  }
}

function openDatabase({ options: { dataDir, databaseUrl } }: TestStorage): Kysely<unknown> {
  const dialect = databaseUrl
    ? createPostgresDialect(databaseUrl)
    : openSqlite(getDatabasePath(dataDir)).dialect;
  return new Kysely<unknown>({ dialect });
}
