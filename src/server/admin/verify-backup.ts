/** What makes a file a backup: checked when it has been written, and before it is trusted. */
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { getMigrations } from '../storage/migrations/index.ts';
import { RefusedError } from './refused.ts';

/** https://www.sqlite.org/fileformat.html */
const magic = Buffer.from('SQLite format 3\0');

/**
 * Looks at a file that nobody else uses, and makes it one that is whole by itself.
 * @param file may be changed in its form, not in its content.
 * @param name what to call it in messages.
 * @returns how many submissions it holds.
 * @throws Refused where it is not whole, or no storage of this program at this or an earlier version.
 */
export async function verifyBackup(file: string, name: string): Promise<number> {
  if (!(await beginsWith(file, magic))) throw new RefusedError(`${name} is no backup: it is no SQLite file.`);
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
    if (problems.length > 0) throw new RefusedError(`${name} is damaged: ${problems.slice(0, 3).join('; ')}.`);
    checkVersion(stepsOf(database), name);
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

/** The steps of the storage's history that it has been through. */
function stepsOf(database: DatabaseSync): string[] {
  const { count } = database
    .prepare("select count(*) as count from sqlite_schema where type = 'table' and name = 'kysely_migration'")
    .get() ?? { count: 0 };
  if (count === 0) return [];
  return database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name));
}

function checkVersion(steps: readonly string[], name: string): void {
  const known = Object.keys(getMigrations('sqlite'));
  if (steps[0] === undefined || steps[0] !== known[0])
    throw new RefusedError(`${name} is a SQLite file, but no backup of this program.`);
  if (steps.some((step, index) => step !== known[index]))
    throw new RefusedError(`${name} was made by a later version of this program. Restore it with that version.`);
}

async function beginsWith(file: string, bytes: Buffer): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
  return buffer.equals(bytes);
}
