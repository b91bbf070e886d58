import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Which words stood beside the form. What was sent before is marked as from before they were kept. */
export const consentMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('consent_texts')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('first_used_at', bigintType, (column) => column.notNull())
      .execute();
    await schema
      .alterTable('submissions')
      .addColumn('consent', 'text', (column) => column.notNull().defaultTo('unrecorded'))
      .execute();
  },
};
