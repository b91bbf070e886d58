import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { bigintType, getBinaryType } from './column-types.ts';

/** Creates the tables of submissions, attachments and idempotency keys. */
export const createSubmissionsMigration = (dialect: Dialect) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    const submissionId = 'submissions.id';
    await schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('received_at', bigintType, (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('submissions_email').on('submissions').column('email').execute();
    await schema.createIndex('submissions_received').on('submissions').column('received_at').execute();
    await schema
      .createTable('attachments')
      .addColumn('submission_id', 'text', (column) =>
        column.primaryKey().references(submissionId).onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', bigintType, (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('attachment_chunks')
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references(submissionId).onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('bytes', getBinaryType(dialect), (column) => column.notNull())
      .addPrimaryKeyConstraint('attachment_chunks_key', ['submission_id', 'position'])
      .execute();
    await schema
      .createTable('idempotency_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references(submissionId).onDelete('cascade'),
      )
      .addColumn('expires_at', bigintType, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('idempotency_keys_submission')
      .on('idempotency_keys')
      .column('submission_id')
      .execute();
  },
});
