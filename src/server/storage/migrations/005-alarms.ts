import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds the time and lock of alarms to operators. */
export const alarmsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('alarms')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sent_at', bigintType, (column) => column.notNull())
      .addColumn('taken_until', bigintType, (column) => column.notNull())
      .execute();
  },
};
