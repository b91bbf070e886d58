import type { Kysely } from 'kysely';

/** Adds the result of the malware scan to attachments. */
export const scansMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('attachments').addColumn('scan', 'text').execute();
  },
};
