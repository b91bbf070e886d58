import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds the times at which operators were told of submissions, and the table of disabled webhooks. */
export const announcementsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('submissions').addColumn('withheld_at', bigintType).execute();
    await schema.alterTable('submissions').addColumn('reported_at', bigintType).execute();
    await schema
      .createTable('disabled_webhooks')
      .addColumn('url_hash', 'text', (column) => column.primaryKey())
      .addColumn('disabled_at', bigintType, (column) => column.notNull())
      .addColumn('alarmed_at', bigintType)
      .execute();
  },
};
