/** Checks the storage: that it can be read, its encryption, its version, and its migrations. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Dialect } from '../storage/dialect.ts';
import { getMigrations } from '../storage/migrations/index.ts';
import { getDatabasePath } from '../storage/sqlite.ts';
import { describeNetworkError, isLoopback } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, skipped, warning } from './diagnosis.ts';

/** Oldest major version of PostgreSQL that still gets security updates. */
const oldestPostgresVersion = 14;

export const checkDatabase: DoctorCheck = ({ environment: { dataDir, databaseUrl }, timeoutMs }) =>
  databaseUrl ? checkPostgres(databaseUrl, timeoutMs) : checkSqlite(getDatabasePath(dataDir));

function checkSqlite(file: string): Diagnosis[] {
  if (!existsSync(file))
    return [skipped(`There is no database at ${file} yet. The server creates it when it starts.`)];
  const diagnoses: Diagnosis[] = [];
  if ((statSync(file).mode & 0o077) !== 0)
    diagnoses.push(warning(`Other accounts of this machine can read ${file}.`, `Run: chmod 600 ${file}`));
  try {
    const names = readSqliteMigrations(file);
    diagnoses.push(checkMigrations(names, 'sqlite', file));
  } catch (error) {
    diagnoses.push(
      problem(
        `${file} cannot be read: ${(error as Error).message}.`,
        'Run this as the account of the server. If the file is damaged, restore a backup: npm run enquiries -- restore FILE --replace.',
      ),
    );
  }
  return diagnoses;
}

/** Reads from a file that no server has open as immutable, because SQLite would create files beside it otherwise. */
function readSqliteMigrations(file: string): string[] {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(existsSync(`${file}-shm`) ? file : url, { readOnly: true });
  try {
    return database
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

function checkMigrations(applied: readonly string[], dialect: Dialect, storage: string): Diagnosis {
  const knownNames = Object.keys(getMigrations(dialect));
  const later = applied.filter((name) => !knownNames.includes(name));
  const missing = knownNames.filter((name) => !applied.includes(name));
  if (later.length > 0)
    return warning(
      `${storage} was migrated by a later version of this program (${later.join(', ')}).`,
      'Run that version, unless you are going back to this one on purpose.',
    );
  if (missing.length > 0)
    return warning(
      `${storage} has to be migrated (${missing.join(', ')}).`,
      'Make a backup. The server migrates when it starts.',
    );
  return ok(`${storage} can be read, and all ${knownNames.length} migrations are applied.`);
}

async function checkPostgres(databaseUrl: string, timeoutMs: number): Promise<Diagnosis[]> {
  const { hostname, pathname } = new URL(databaseUrl);
  const storage = `The database ${pathname.slice(1)} at ${hostname}`;
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [
      problem(
        `${storage} cannot be used: ${describePostgresError(error)}.`,
        'Correct DATABASE_URL, or start the database.',
      ),
    ];
  }
  try {
    const diagnoses: Diagnosis[] = [];
    const { rows } = await client.query<{
      version: number;
      usesTls: boolean;
      canCreate: boolean;
      isWritable: boolean;
    }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "usesTls",
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as "canCreate",
        not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"`,
    );
    const [row] = rows;
    const { version = 0, usesTls = false, canCreate = false, isWritable = false } = row ?? {};
    if (!usesTls && !isLoopback(hostname))
      diagnoses.push(
        problem(
          `${storage} is used without TLS, so personal data crosses the network unencrypted.`,
          'Add ?sslmode=verify-full to DATABASE_URL.',
        ),
      );
    if (version < oldestPostgresVersion)
      diagnoses.push(
        warning(
          `PostgreSQL ${version} gets no security updates any more.`,
          `Update to version ${oldestPostgresVersion} or later.`,
        ),
      );
    if (!isWritable)
      diagnoses.push(problem(`${storage} is read-only.`, 'Name the primary server in DATABASE_URL.'));
    if (!canCreate)
      diagnoses.push(
        problem(
          'The user of DATABASE_URL may not create tables, so the server cannot migrate.',
          'As administrator, run: grant create, usage on schema public to THE_USER',
        ),
      );
    diagnoses.push(await checkPostgresMigrations(client, storage));
    return diagnoses;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkPostgresMigrations(client: pg.Client, storage: string): Promise<Diagnosis> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('kysely_migration') is not null as exists`,
  );
  if (!tables[0]?.exists)
    return skipped(`${storage} is empty. The server creates its tables when it starts.`);
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return checkMigrations(
    rows.map(({ name }) => name),
    'postgres',
    storage,
  );
}

/** Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresReasons: Record<string, string> = {
  '28P01': 'it refuses the user name or password',
  '28000': 'it refuses this user, or a connection without TLS',
  '3D000': 'it does not exist',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

function describePostgresError(error: unknown): string {
  const reason = postgresReasons[(error as { code?: string }).code ?? ''];
  if (reason) return reason;
  // The client's own timeout has no code.
  return (error as Error).message === 'timeout expired'
    ? 'there was no answer in time'
    : describeNetworkError(error);
}
