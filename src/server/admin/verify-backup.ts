/** Verifies backups, after writing one and before restoring one. */
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { getMigrations, isAdditiveMigration } from '../storage/migrations/index.ts';
import { RefusedError } from './command.ts';

/** First bytes of a SQLite file: https://www.sqlite.org/fileformat.html */
const sqliteHeader = Buffer.from('SQLite format 3\0');

/**
 * Verifies a file that no other process uses, and merges its write-ahead log into it.
 * @param name name of the file in messages.
 * @param mayBeLater accepts additive migrations of a later version.
 * @returns the number of submissions in it.
 * @throws RefusedError if the file is damaged, or not a storage of this or an earlier version of this program.
 */
export async function verifyBackup(file: string, name: string, { mayBeLater = false } = {}): Promise<number> {
  if (!(await startsWith(file, sqliteHeader)))
    throw new RefusedError(`${name} is not a backup: it is not a SQLite file.`);
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
    const problems = [
      ...database
        .prepare('pragma integrity_check')
        .all()
        .map((row) => String(row.integrity_check)),
      ...database
        .prepare('pragma foreign_key_check')
        .all()
        .map((row) => `a row of ${row.table} refers to nothing`),
    ].filter((problem) => problem !== 'ok');
    if (problems.length > 0)
      throw new RefusedError(`${name} is damaged: ${problems.slice(0, 3).join('; ')}.`);
    checkVersion(readMigrationNames(database), name, mayBeLater);
    return Number(database.prepare('select count(*) as count from submissions').get()?.count);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new RefusedError(`${name} is damaged: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

/** Reads the names of the migrations that were applied to the database. */
function readMigrationNames(database: DatabaseSync): string[] {
  const { count } = database
    .prepare("select count(*) as count from sqlite_schema where type = 'table' and name = 'kysely_migration'")
    .get() ?? { count: 0 };
  if (count === 0) return [];
  return database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name));
}

function checkVersion(migrationNames: readonly string[], name: string, mayBeLater: boolean): void {
  const knownNames = Object.keys(getMigrations('sqlite'));
  if (migrationNames[0] === undefined || migrationNames[0] !== knownNames[0])
    throw new RefusedError(`${name} is a SQLite file, but not a backup of this program.`);
  const isAccepted = (migrationName: string, index: number) =>
    migrationName === knownNames[index] ||
    (mayBeLater && index >= knownNames.length && isAdditiveMigration(migrationName));
  if (!migrationNames.every(isAccepted))
    throw new RefusedError(
      `${name} was made by a later version of this program. Restore it with that version.`,
    );
}

async function startsWith(file: string, bytes: Buffer): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
  return buffer.equals(bytes);
}
