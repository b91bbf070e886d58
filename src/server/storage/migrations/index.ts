/**
 * All migrations in order. Never change one that has been released, because it has run on real data. To change the
 * tables, add a migration.
 */
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { createSubmissionsMigration } from './001-submissions.ts';
import { deliveriesMigration } from './002-deliveries.ts';
import { quarantineMigration } from './003-quarantine.ts';
import { consentMigration } from './004-consent.ts';
import { alarmsMigration } from './005-alarms.ts';

/** Returns the migrations of a dialect by their names, which the database records. */
export const getMigrations = (dialect: Dialect): Record<string, Migration> => ({
  '001-submissions': createSubmissionsMigration(dialect),
  '002-deliveries': deliveriesMigration,
  '003-quarantine': quarantineMigration,
  '004-consent': consentMigration,
  '005-alarms': alarmsMigration,
});
