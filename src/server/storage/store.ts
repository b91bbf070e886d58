/** The store: opens the database at first use, migrates it, retries while it is busy, and reopens it after a failure. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrate } from './migrations/migrate.ts';
import { createPostgresDialect, requestLimits } from './postgres.ts';
import { createFileCheck, getDatabasePath, openSqlite } from './sqlite.ts';
import {
  needsReconnect,
  StorageBusyError,
  StorageUnavailableError,
  toStorageError,
} from './storage-errors.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export interface StoreOptions {
  /** Folder of the SQLite file, created if missing. */
  dataDir: string;
  /** Unset: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
}

export interface Store {
  readonly dialect: Dialect;
  /**
   * Runs queries outside a transaction.
   * @throws StorageUnavailableError
   */
  read<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction. Its changes are on disk when this resolves.
   * @param work may be run again from its start when the database was busy.
   * @throws StorageUnavailableError. Nothing has changed then, unless the connection broke while the database confirmed
   *   the commit.
   */
  write<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  /**
   * Checks the storage. Calls at the same time share one check.
   * @throws StorageUnavailableError if the storage cannot be read, or cannot be written after a failed write.
   */
  check(): Promise<void>;
  /**
   * The same storage for requests of visitors: it gives up within five seconds when PostgreSQL does not answer, and has
   * connections of its own, so that work in the background does not use them up.
   */
  readonly forRequests: Store;
  /** Closes the store for good: later calls throw StorageUnavailableError. */
  close(): Promise<void>;
}

/** Time for which an operation is retried while the database is busy. */
const busyTimeoutMs = 5_000;
/** Time for which a request waits while the storage is being opened. */
const openTimeoutMs = 3_000;
/** Longest pause between two retries. */
const maxRetryPauseMs = 50;

interface Connection {
  database: Database;
  /** Gives up earlier than `database`. */
  requestDatabase: Database;
  /** Throws StorageUnavailableError when the open database is no longer the one to use. */
  verify: () => void;
}

/** Proves that the disk is writable by creating and dropping a table. */
async function proveWritable({ schema }: StoreTransaction): Promise<void> {
  const name = `check_${randomUUID().replaceAll('-', '')}`;
  await schema.createTable(name).addColumn('written', 'integer').execute();
  await schema.dropTable(name).execute();
}

/** Creates a store. Its first use opens the database, creating or migrating it if necessary. */
export function openStore({ dataDir, databaseUrl }: StoreOptions): Store {
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite';
  let connecting: Promise<Connection> | undefined;
  let hasOpenedFile = false;
  /** Set after a failed write until a write succeeds, because a full disk can still be read. */
  let needsWriteCheck = false;
  let isClosed = false;
  let checking: Promise<void> | undefined;

  const getConnection = async (): Promise<Connection> => {
    if (isClosed) throw new StorageUnavailableError('The storage has been closed.');
    connecting ??= connect();
    const current = connecting;
    try {
      const connection = await current;
      connection.verify();
      return connection;
    } catch (error) {
      await disconnect(current);
      throw error;
    }
  };

  async function connect(): Promise<Connection> {
    return databaseUrl ? connectPostgres(databaseUrl) : connectSqlite();
  }

  async function connectPostgres(url: string): Promise<Connection> {
    const migrationDatabase = new Kysely<Tables>({ dialect: createPostgresDialect(url, 'unlimited') });
    await migrateOrClose(migrationDatabase);
    await migrationDatabase.destroy();
    return {
      database: new Kysely<Tables>({ dialect: createPostgresDialect(url) }),
      requestDatabase: new Kysely<Tables>({ dialect: createPostgresDialect(url, requestLimits) }),
      verify: () => undefined,
    };
  }

  async function connectSqlite(): Promise<Connection> {
    const file = getDatabasePath(dataDir);
    // A file created in place of one that was moved away would be overwritten when that one is moved back.
    if (hasOpenedFile && !existsSync(file))
      throw new StorageUnavailableError('The database file is missing.');
    const database = new Kysely<Tables>({ dialect: openSqlite(file).dialect });
    await migrateOrClose(database);
    hasOpenedFile = true;
    return { database, requestDatabase: database, verify: createFileCheck(file) };
  }

  /** @throws if a migration fails; the database is closed then. */
  async function migrateOrClose(database: Database): Promise<void> {
    try {
      await migrate(database as unknown as Kysely<unknown>, dialect);
    } catch (error) {
      await database.destroy().catch(() => undefined);
      throw error;
    }
  }

  /** Closes a connection; the next use opens another. */
  async function disconnect(current: Promise<Connection> | undefined): Promise<void> {
    if (!current || connecting !== current) return;
    connecting = undefined;
    const connection = await current.catch(() => undefined);
    for (const database of new Set([connection?.database, connection?.requestDatabase]))
      await database?.destroy().catch(() => undefined);
  }

  /** Returns the connection, or gives up while it is being opened: a migration may take long. */
  const getRequestConnection = (): Promise<Connection> =>
    rejectAfter(openTimeoutMs, getConnection(), 'The storage is being opened.');

  /** Runs work, retries it while the database is busy, and converts errors of the drivers. */
  async function withRetry<T>(work: (connection: Connection) => Promise<T>, isRequest: boolean): Promise<T> {
    const start = performance.now();
    for (let pauseMs = 2; ; pauseMs = Math.min(2 * pauseMs, maxRetryPauseMs)) {
      let current: Promise<Connection> | undefined;
      try {
        const connection = await (isRequest ? getRequestConnection() : getConnection());
        current = connecting;
        return await work(connection);
      } catch (cause) {
        const error = toStorageError(cause);
        if (needsReconnect(cause)) await disconnect(current);
        if (!(error instanceof StorageBusyError) || performance.now() - start > busyTimeoutMs) throw error;
        await pause(pauseMs * (0.5 + Math.random() / 2));
      }
    }
  }

  async function checkOnce(): Promise<void> {
    await withRetry(async ({ requestDatabase }) => {
      await requestDatabase.selectFrom('secrets').select('name').limit(1).execute();
      if (needsWriteCheck) await requestDatabase.transaction().execute(proveWritable);
    }, true);
    needsWriteCheck = false;
  }
  const check = (): Promise<void> => {
    checking ??= checkOnce().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const close = (): Promise<void> => {
    isClosed = true;
    return disconnect(connecting);
  };

  const createStore = (isRequest: boolean) => {
    const select = ({ database, requestDatabase }: Connection) => (isRequest ? requestDatabase : database);
    return {
      dialect,
      read: <T>(work: (database: Database) => Promise<T>) =>
        withRetry((connection) => work(select(connection)), isRequest),
      write: async <T>(work: (transaction: StoreTransaction) => Promise<T>) => {
        try {
          return await withRetry(async (connection) => {
            const result = await select(connection).transaction().execute(work);
            // If the file was moved away during the transaction, it was written to a file that nobody will read.
            connection.verify();
            return result;
          }, isRequest);
        } catch (error) {
          needsWriteCheck ||= error instanceof StorageUnavailableError;
          throw error;
        }
      },
      check,
      close,
      get forRequests(): Store {
        return requestStore;
      },
    };
  };
  const requestStore: Store = createStore(true);
  return createStore(false);
}

/** @throws StorageUnavailableError if a promise takes longer than a time limit in milliseconds. */
export async function rejectAfter<T>(limitMs: number, promise: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageUnavailableError(message)), limitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
