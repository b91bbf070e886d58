/** Audits the consistency of a storage. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Channel } from '#server/outbox/channels.ts';
import { referencePattern } from '#server/storage/reference.ts';
import type { Database, Store } from '#server/storage/store.ts';

export interface AuditedStorage {
  submissions: Awaited<ReturnType<typeof readSubmissions>>;
  deliveries: Awaited<ReturnType<typeof readDeliveries>>;
  /** Finds references by the sender's address. */
  findIdsByEmail(email: string): string[];
}

const readSubmissions = (database: Database) => database.selectFrom('submissions').selectAll().execute();
const readDeliveries = (database: Database) => database.selectFrom('deliveries').selectAll().execute();

/**
 * Reads all submissions and deliveries.
 * @throws if rows or attachments are missing, damaged, or without a submission.
 */
export async function auditStorage(store: Store, channels: readonly Channel[]): Promise<AuditedStorage> {
  return store.read(async (database) => {
    const problems = store.dialect === 'sqlite' ? await findCorruption(database) : [];
    const submissions = await readSubmissions(database);
    const deliveries = await readDeliveries(database);
    const attachments = await checkAttachments(database);
    const texts = await database.selectFrom('consent_texts').select('version').execute();
    // A page may refer to a consent text that was never stored.
    const consents = new Set(['unrecorded', ...texts.map(({ version }) => version)]);
    const deliveriesBySubmission = Map.groupBy(deliveries, (delivery) => delivery.submission_id);
    for (const { id, kind, status, consent, fields, acknowledgement_withheld } of submissions) {
      const actual = (deliveriesBySubmission.get(id) ?? []).map(({ channel }) => channel).sort();
      const expectedChannels = channels.filter(
        (channel) => channel !== 'acknowledgement' || acknowledgement_withheld === null,
      );
      const expected = status === 'accepted' ? expectedChannels.sort() : [];
      if (!referencePattern.test(id)) problems.push(`${id} is not a reference`);
      if (actual.join() !== expected.join())
        problems.push(`${id} is ${status} and has deliveries for [${actual}]`);
      if (attachments.has(id) !== (kind === 'application'))
        problems.push(`${id}: ${kind} with or without CV`);
      if (!consents.has(consent)) problems.push(`${id} has no consent text`);
      JSON.parse(fields);
    }
    for (const [id, isIntact] of attachments) if (!isIntact) problems.push(`the CV of ${id} is damaged`);
    if (problems.length > 0) throw new Error(`The storage is inconsistent:\n${problems.join('\n')}`);
    const submissionsByEmail = Map.groupBy(submissions, ({ email }) => email);
    return {
      submissions,
      deliveries,
      findIdsByEmail: (email) => (submissionsByEmail.get(email) ?? []).map(({ id }) => id),
    };
  });
}

/** Runs SQLite's own checks. */
async function findCorruption(database: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(database);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((result) => result !== 'ok'),
    ...orphans.rows.map(({ table }) => `a row of ${table} has no submission`),
  ];
}

/** @returns by the reference of each submission with a CV, true if its bytes are intact. */
async function checkAttachments(database: Database): Promise<Map<string, boolean>> {
  const isIntactById = new Map<string, boolean>();
  for (const { submission_id: id, size, sha256 } of await database
    .selectFrom('attachments')
    .selectAll()
    .execute()) {
    const chunks = await database
      .selectFrom('attachment_chunks')
      .select('bytes')
      .where('submission_id', '=', id)
      .orderBy('position')
      .execute();
    const bytes = Buffer.concat(chunks.map((chunk) => chunk.bytes));
    isIntactById.set(
      id,
      bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256,
    );
  }
  return isIntactById;
}
