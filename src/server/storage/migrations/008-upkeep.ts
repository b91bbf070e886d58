import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds the times and locks of recurring jobs, and the list of erased people. */
export const upkeepMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('finished_at', bigintType, (column) => column.notNull())
      .addColumn('taken_until', bigintType, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('erasures')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('erased_at', bigintType, (column) => column.notNull())
      .execute();
  },
};
