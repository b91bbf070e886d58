import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds quarantine for suspected spam. Existing submissions count as accepted. */
export const quarantineMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('submissions')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('accepted'))
      .execute();
    await schema
      .alterTable('submissions')
      .addColumn('suspicions', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .createTable('spent_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', bigintType, (column) => column.notNull())
      .execute();
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
