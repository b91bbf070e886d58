import type { Kysely } from 'kysely';

/** Adds the reason for which a sender gets no acknowledgement. */
export const withheldAcknowledgementsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('submissions').addColumn('acknowledgement_withheld', 'text').execute();
  },
};
