/**
 * The storage's history: each step is run once, in this order, and is never changed afterwards, because it has met real
 * data. To change the storage, add a step.
 */
import type { Migration } from 'kysely/migration';
import type { Flavour } from '../dialect.ts';
import { submissions } from './001-submissions.ts';
import { deliveries } from './002-deliveries.ts';
import { quarantine } from './003-quarantine.ts';
import { consent } from './004-consent.ts';
import { alarms } from './005-alarms.ts';

export const migrations = (flavour: Flavour): Record<string, Migration> => ({
  '001-submissions': submissions(flavour),
  '002-deliveries': deliveries,
  '003-quarantine': quarantine,
  '004-consent': consent,
  '005-alarms': alarms,
});
