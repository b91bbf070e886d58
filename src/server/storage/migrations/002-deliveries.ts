import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Creates the outbox. */
export const deliveriesMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('scheduled_at', bigintType, (column) => column.notNull())
      .addColumn('due_at', bigintType, (column) => column.notNull())
      .addColumn('leased_until', bigintType)
      .addColumn('leased_by', 'text')
      .addColumn('last_error', 'text')
      .addColumn('done_at', bigintType)
      .addColumn('alarmed_at', bigintType)
      .addUniqueConstraint('deliveries_once', ['submission_id', 'channel'])
      .execute();
    await schema
      .createIndex('deliveries_due')
      .on('deliveries')
      .columns(['state', 'channel', 'due_at'])
      .execute();
  },
};
