import type { Kysely } from 'kysely';
import { bigintType } from './column-types.ts';

/** Adds counts of rate limits that all servers share. */
export const rateLimitsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_limits')
      // The order of the columns is that of the package rate-limiter-flexible.
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', bigintType, (column) => column.notNull())
      .execute();
  },
};
