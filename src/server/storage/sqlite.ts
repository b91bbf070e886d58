/** SQLite as Node brings it, behind Kysely. */
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

/** Milliseconds for which SQLite itself waits for another process. It would hold up all of this one: the store waits. */
const sqliteBusyTimeoutMs = 0;

/** The file of the database in a data directory. */
export const getDatabasePath = (dataDir: string): string => path.join(dataDir, 'enquiries.sqlite');

/**
 * Opens a database: readers do not wait for writers, a commit has reached the disk when it returns, and what is
 * deleted is overwritten.
 * @throws what SQLite or the file system says.
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
 * Watches over the file of an open database: one that has been moved or replaced would take submissions that nobody
 * finds again.
 * @returns a check that throws Unavailable when the file at its path is another one, or gone.
 */
export function createFileCheck(file: string): () => void {
  const identity = (): BigIntStats => statSync(file, { bigint: true });
  const { dev, ino } = identity();
  return () => {
    const now = (() => {
      try {
        return identity();
      } catch (cause) {
        throw new StorageUnavailableError(`${path.basename(file)} cannot be found any more.`, { cause });
      }
    })();
    if (now.dev !== dev || now.ino !== ino)
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
    return new TransactionalAdapter();
  }
}

/** Takes the lock for writing at once: taken at the first write, another process may have come between. */
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
    // A full disk ends the transaction by itself.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

/** Migrations in one transaction: the lock it takes keeps other processes away, and half a step is none. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely knows the interface of better-sqlite3. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
