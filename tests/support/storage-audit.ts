/** Whether what is in the storage is whole. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Channel } from '#server/outbox/channels.ts';
import { referencePattern } from '#server/storage/reference.ts';
import type { Database, Store } from '#server/storage/store.ts';

export interface AuditedStorage {
  submissions: Awaited<ReturnType<typeof readSubmissions>>;
  deliveries: Awaited<ReturnType<typeof readDeliveries>>;
  /** Submissions by the address they were sent from. */
  findIdsByEmail(email: string): string[];
}

const readSubmissions = (database: Database) => database.selectFrom('submissions').selectAll().execute();
const readDeliveries = (database: Database) => database.selectFrom('deliveries').selectAll().execute();

/**
 * Reads everything.
 * @throws where a submission lacks a part, or a part its submission.
 */
export async function auditStorage(store: Store, channels: readonly Channel[]): Promise<AuditedStorage> {
  return store.read(async (database) => {
    const problems = store.dialect === 'sqlite' ? await findCorruption(database) : [];
    const submissions = await readSubmissions(database);
    const deliveries = await readDeliveries(database);
    const attachments = await checkAttachments(database);
    const texts = await database.selectFrom('consent_texts').select('version').execute();
    // A page may name words that nobody knows.
    const consents = new Set(['unrecorded', ...texts.map(({ version }) => version)]);
    const announced = Map.groupBy(deliveries, (delivery) => delivery.submission_id);
    for (const { id, kind, status, consent, fields } of submissions) {
      const own = (announced.get(id) ?? []).map(({ channel }) => channel).sort();
      const wanted = status === 'accepted' ? [...channels].sort() : [];
      if (!referencePattern.test(id)) problems.push(`${id} is no reference`);
      if (own.join() !== wanted.join()) problems.push(`${id} is ${status} and goes to [${own}]`);
      if (attachments.has(id) !== (kind === 'application'))
        problems.push(`${id}: ${kind} with or without CV`);
      if (!consents.has(consent)) problems.push(`${id} has no consent text`);
      JSON.parse(fields);
    }
    for (const [id, whole] of attachments) if (!whole) problems.push(`the CV of ${id} is not whole`);
    if (problems.length > 0) throw new Error(`The storage is not whole:\n${problems.join('\n')}`);
    const byEmail = Map.groupBy(submissions, ({ email }) => email);
    return {
      submissions,
      deliveries,
      findIdsByEmail: (email) => (byEmail.get(email) ?? []).map(({ id }) => id),
    };
  });
}

/** What SQLite itself finds. */
async function findCorruption(database: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(database);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
    ...orphans.rows.map(({ table }) => `a row of ${table} belongs to nothing`),
  ];
}

/** Submissions with a CV, and whether all of its bytes are there. */
async function checkAttachments(database: Database): Promise<Map<string, boolean>> {
  const whole = new Map<string, boolean>();
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
    whole.set(id, bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256);
  }
  return whole;
}
