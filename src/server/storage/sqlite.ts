/** Connects Kysely to the SQLite that is part of Node. */
import { type BigIntStats, chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StorageUnavailableError } from './storage-errors.ts';

/** SQLite itself does not wait for locks, because it would block this process. The store retries instead. */
const sqliteBusyTimeoutMs = 0;

/** Returns the path of the database file in a data directory. */
export const getDatabasePath = (dataDir: string): string => path.join(dataDir, 'enquiries.sqlite');

/**
 * Opens a database so that readers do not wait for writers, a commit has reached the disk when it returns, and deleted
 * data is overwritten.
 * @throws errors of SQLite or the file system.
 */
export function openSqlite(file: string): { dialect: SqliteDialect; database: DatabaseSync } {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: sqliteBusyTimeoutMs });
  try {
    chmodSync(file, 0o600);
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return { dialect: new NodeSqliteDialect(database), database };
}

/**
 * Creates a check that the path of an open database still leads to the same file. Submissions written to a file that was
 * moved or replaced would never be found.
 * @returns a function that throws StorageUnavailableError if the file at the path is another one, or missing.
 */
export function createFileCheck(file: string): () => void {
  const readStats = (): BigIntStats => statSync(file, { bigint: true });
  const { dev, ino } = readStats();
  return () => {
    const current = (() => {
      try {
        return readStats();
      } catch (cause) {
        throw new StorageUnavailableError(`${path.basename(file)} is missing.`, { cause });
      }
    })();
    if (current.dev !== dev || current.ino !== ino)
      throw new StorageUnavailableError(`${path.basename(file)} has been replaced by another file.`);
  };
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Takes the write lock at the start of a transaction. SQLite would refuse it later if another process had written after
 * the transaction's first read.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }
  override async beginTransaction(_connection: DatabaseConnection): Promise<void> {
    this.#database.exec('begin immediate');
  }
  override async rollbackTransaction(_connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back when the disk is full.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

/** Runs migrations in one transaction, so that none is applied partly or by two processes at the same time. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Wraps a database of Node in the interface of better-sqlite3, which Kysely expects. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const toInputValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...toInputValues(parameters)),
        run: (parameters) => statement.run(...toInputValues(parameters)),
        iterate: (parameters) => statement.iterate(...toInputValues(parameters)),
      };
    },
  };
}
