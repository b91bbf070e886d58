import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds the consent texts shown beside the forms. Existing submissions get the version `unrecorded`. */
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
