/** The storage: opened when it is first needed, brought up to date, and opened anew when it was gone. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { getMigrations } from './migrations/index.ts';
import { createPostgresDialect } from './postgres.ts';
import { getDatabasePath, openSqlite, createFileCheck } from './sqlite.ts';
import { toStorageError, StorageBusyError, needsReconnect, StorageUnavailableError } from './storage-errors.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export interface StoreOptions {
  /** Folder of the SQLite file, made when it is missing. */
  dataDir: string;
  /** Unset: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
}

export interface Store {
  readonly dialect: Dialect;
  /**
   * Reads.
   * @throws Unavailable while the storage cannot be used.
   */
  read<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * Changes, all or none of them; on disk when it returns.
   * @param work may be run again from its start when another process was in the way.
   * @throws Unavailable while the storage cannot be used. Nothing has changed then, unless the connection broke while
   *   the database said that it had.
   */
  write<T>(work: (changes: StoreTransaction) => Promise<T>): Promise<T>;
  /** @throws Unavailable while the storage cannot be used. */
  check(): Promise<void>;
  /** For good: whatever comes after it is told Unavailable. */
  close(): Promise<void>;
}

/** Milliseconds for which a change waits for others to get out of the way. */
const busyTimeoutMs = 5_000;
/** Milliseconds between two tries meanwhile, at most. */
const maxRetryPauseMs = 50;

interface Connection {
  database: Database;
  /** Throws Unavailable when the open database is no longer the one to use. */
  verify: () => void;
}

/** The storage was written by a later version of this program, or by another one. */
class StorageVersionError extends StorageUnavailableError {
  override name = 'StorageOfAnotherVersion';
}

/** Writes something that is gone again when it returns; it has to reach the disk all the same. */
async function proveWritable({ schema }: StoreTransaction): Promise<void> {
  const name = `check_${randomUUID().replaceAll('-', '')}`;
  await schema.createTable(name).addColumn('written', 'integer').execute();
  await schema.dropTable(name).execute();
}

/** Prepares a storage. It is opened at first use; what it lacks is then made. */
export function openStore({ dataDir, databaseUrl }: StoreOptions): Store {
  const flavour: Dialect = databaseUrl ? 'postgres' : 'sqlite';
  let connecting: Promise<Connection> | undefined;
  /** Whether the file has been in use. */
  let fileWasOpened = false;
  /** Whether something could not be stored since it was last found that something can. */
  let needsWriteCheck = false;
  let closed = false;

  const connection = async (): Promise<Connection> => {
    if (closed) throw new StorageUnavailableError('The storage has been closed.');
    connecting ??= connect();
    const current = connecting;
    try {
      const connected = await current;
      connected.verify();
      return connected;
    } catch (error) {
      await disconnect(current);
      throw error;
    }
  };

  async function connect(): Promise<Connection> {
    return databaseUrl ? connectPostgres(databaseUrl) : connectSqlite();
  }

  async function connectPostgres(url: string): Promise<Connection> {
    const patient = new Kysely<Tables>({ dialect: createPostgresDialect(url, { patient: true }) });
    await migrate(patient);
    await patient.destroy();
    return { database: new Kysely<Tables>({ dialect: createPostgresDialect(url) }), verify: () => undefined };
  }

  async function connectSqlite(): Promise<Connection> {
    const file = getDatabasePath(dataDir);
    // Made anew in place of one that has been moved away, it would be overwritten when that one comes back.
    if (fileWasOpened && !existsSync(file)) throw new StorageUnavailableError('The database file cannot be found any more.');
    const { dialect } = openSqlite(file);
    const database = new Kysely<Tables>({ dialect });
    await migrate(database);
    fileWasOpened = true;
    return { database, verify: createFileCheck(file) };
  }

  /** @throws when it cannot be brought up to date; it is closed then. */
  async function migrate(database: Database): Promise<void> {
    const provider = { getMigrations: async () => getMigrations(flavour) };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (!error) return;
    await database.destroy().catch(() => undefined);
    if (error instanceof Error && /corrupted migrations/.test(error.message))
      throw new StorageVersionError(
        'The storage was made by a later version of this program. Run that version, or restore a backup.',
        { cause: error },
      );
    throw error;
  }

  /** The next use opens it anew. */
  async function disconnect(current: Promise<Connection> | undefined): Promise<void> {
    if (!current || connecting !== current) return;
    connecting = undefined;
    const connected = await current.catch(() => undefined);
    await connected?.database.destroy().catch(() => undefined);
  }

  /** Runs it, again while others are in the way, and says in one way that the storage cannot be used. */
  async function withRetry<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const start = performance.now();
    for (let wait = 2; ; wait = Math.min(2 * wait, maxRetryPauseMs)) {
      let current: Promise<Connection> | undefined;
      try {
        const connected = await connection();
        current = connecting;
        return await work(connected);
      } catch (cause) {
        const error = toStorageError(cause);
        if (needsReconnect(cause)) await disconnect(current);
        if (!(error instanceof StorageBusyError) || performance.now() - start > busyTimeoutMs) throw error;
        await pause(wait * (0.5 + Math.random() / 2));
      }
    }
  }

  return {
    dialect: flavour,
    read: (work) => withRetry(({ database }) => work(database)),
    write: async (work) => {
      try {
        return await withRetry(async ({ database, verify }) => {
          const result = await database.transaction().execute(work);
          // Moved away meanwhile, the file that holds it is not the one that will be read.
          verify();
          return result;
        });
      } catch (error) {
        needsWriteCheck ||= error instanceof StorageUnavailableError;
        throw error;
      }
    },
    check: async () => {
      await withRetry(async ({ database }) => {
        await database.selectFrom('secrets').select('name').limit(1).execute();
        // A disk that is full can still be read.
        if (needsWriteCheck) await database.transaction().execute(proveWritable);
      });
      needsWriteCheck = false;
    },
    close: () => {
      closed = true;
      return disconnect(connecting);
    },
  };
}
