/**
 * All migrations in order. Never change one that has been released, because it has run on real data. To change the
 * tables, add a migration whose name ends with `+additive`.
 *
 * A server of the version before keeps running on a storage that has been migrated, because servers are restarted one by
 * one. An additive migration therefore only adds tables, indexes, and columns that are nullable or have a default. Rename
 * or drop something only when no released version uses it any more, in a migration whose name ends with `+breaking`:
 * earlier versions refuse the storage after it.
 */
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { createSubmissionsMigration } from './001-submissions.ts';
import { deliveriesMigration } from './002-deliveries.ts';
import { quarantineMigration } from './003-quarantine.ts';
import { consentMigration } from './004-consent.ts';
import { alarmsMigration } from './005-alarms.ts';
import { rateLimitsMigration } from './006-rate-limits.ts';
import { withheldAcknowledgementsMigration } from './007-withheld-acknowledgements.ts';
import { upkeepMigration } from './008-upkeep.ts';
import { announcementsMigration } from './009-announcements.ts';
import { scansMigration } from './010-scans.ts';

type MigrationName =
  // These belong to the first release. They need no ending, because no earlier version exists.
  | '001-submissions'
  | '002-deliveries'
  | '003-quarantine'
  | '004-consent'
  | '005-alarms'
  | `${number}-${string}+${'additive' | 'breaking'}`;

/** Returns true if servers of earlier versions work on after the migration. */
export const isAdditiveMigration = (name: string): boolean => name.endsWith('+additive');

/** Returns the migrations of a dialect by their names, which the database records. */
export const getMigrations = (dialect: Dialect): Record<MigrationName, Migration> => ({
  '001-submissions': createSubmissionsMigration(dialect),
  '002-deliveries': deliveriesMigration,
  '003-quarantine': quarantineMigration,
  '004-consent': consentMigration,
  '005-alarms': alarmsMigration,
  '006-rate-limits+additive': rateLimitsMigration,
  '007-withheld-acknowledgements+additive': withheldAcknowledgementsMigration,
  '008-upkeep+additive': upkeepMigration,
  '009-announcements+additive': announcementsMigration,
  '010-scans+additive': scansMigration,
});
