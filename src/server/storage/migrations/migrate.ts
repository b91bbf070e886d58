/** Brings a database to the schema of this version, or accepts a later one that this version can work with. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { StorageUnavailableError } from '../storage-errors.ts';
import { getMigrations, isAdditiveMigration } from './index.ts';

/** The storage was written by a later version of this program, or by another program. */
export class StorageVersionError extends StorageUnavailableError {
  override name = 'StorageVersionError';
}

/**
 * Applies all missing migrations. Several processes may do so at the same time: one of them migrates.
 * @throws StorageVersionError if a later version has applied a migration that is not additive.
 * @throws errors of the database.
 */
export async function migrate(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const error = await migrateWith(database, getMigrations(dialect));
  if (!isUnknownMigrationError(error)) {
    if (error) throw error;
    return;
  }
  const laterNames = await readLaterMigrations(database, dialect);
  const laterError = laterNames.every(isAdditiveMigration)
    ? await migrateWith(database, {
        ...getMigrations(dialect),
        ...Object.fromEntries(laterNames.map((name) => [name, appliedMigration])),
      })
    : error;
  if (isUnknownMigrationError(laterError))
    throw new StorageVersionError(
      'The storage was made by a later version of this program. Run that version, or restore a backup.',
      { cause: laterError },
    );
  if (laterError) throw laterError;
}

/** Reads the names of applied migrations that this version does not have. */
export async function readLaterMigrations(database: Kysely<unknown>, dialect: Dialect): Promise<string[]> {
  const knownNames = Object.keys(getMigrations(dialect));
  const rows = await (database as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name).filter((name) => !knownNames.includes(name));
}

/** Placeholder for a migration of a later version, which has been applied and is never run. */
const appliedMigration: Migration = { up: async () => undefined };

async function migrateWith(
  database: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<unknown> {
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  return error;
}

const isUnknownMigrationError = (error: unknown): boolean =>
  error instanceof Error && /corrupted migrations/.test(error.message);
