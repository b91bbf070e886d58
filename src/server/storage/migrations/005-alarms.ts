import type { Kysely } from 'kysely';
import { time } from './column-types.ts';

/** When the operator was last told that something is stuck. */
export const alarms = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('alarms')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sent_at', time, (column) => column.notNull())
      .addColumn('taken_until', time, (column) => column.notNull())
      .execute();
  },
};
