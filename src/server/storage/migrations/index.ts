/**
 * The storage's history: each step is run once, in this order, and is never changed afterwards, because it has met real
 * data. To change the storage, add a step.
 */
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { createSubmissionsMigration } from './001-submissions.ts';
import { deliveriesMigration } from './002-deliveries.ts';
import { quarantineMigration } from './003-quarantine.ts';
import { consentMigration } from './004-consent.ts';
import { alarmsMigration } from './005-alarms.ts';

export const getMigrations = (flavour: Dialect): Record<string, Migration> => ({
  '001-submissions': createSubmissionsMigration(flavour),
  '002-deliveries': deliveriesMigration,
  '003-quarantine': quarantineMigration,
  '004-consent': consentMigration,
  '005-alarms': alarmsMigration,
});
