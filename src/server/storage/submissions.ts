/** What was submitted, put into the storage. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';
import { createReference } from './reference.ts';
import { StorageBusyError, StorageUnavailableError } from './storage-errors.ts';
import type { StoreTransaction, Store } from './store.ts';
import type { SubmissionStatus } from './tables.ts';

/** A file on disk that has been received in full. */
export interface Attachment {
  /** As its sender named it. */
  name: string;
  type: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  path: string;
}

export interface NewSubmission {
  kind: FormKind;
  language: Language;
  status: SubmissionStatus;
  /** Names of the rules that made it look like spam. */
  suspicions: readonly string[];
  /** Validated; fields without a value are left out. */
  fields: Record<string, string>;
  /** The words that stood beside the form; without its text, a version that is known already, or that nobody knows. */
  consent: { version: string; text?: string };
  attachment?: Attachment | undefined;
  /** Under which key it was sent, what was sent (SHA-256), and for how many milliseconds the key counts. */
  idempotency?: { key: string; digest: string; lifetime: number } | undefined;
  /** A proof of work that came along: it counts once. */
  challenge?: { id: string; expiresAt: number } | undefined;
  /** Where it is to be announced. */
  channels: readonly Channel[];
}

export type Receipt =
  | { kind: 'stored'; id: string }
  /** The same has been received under the same key: its id. */
  | { kind: 'repeated'; id: string }
  /** Something else has been received under the key. */
  | { kind: 'conflict' }
  /** The proof of work has been used before. */
  | { kind: 'spent' };

/** Bytes of a file in one row. */
const attachmentChunkBytes = 256 * 1024;

/** Ends a transaction that has nothing to keep. */
class RollbackWithReceiptError extends Error {
  readonly receipt: Receipt;
  constructor(receipt: Receipt) {
    super(receipt.kind);
    this.receipt = receipt;
  }
}

/**
 * Stores a submission with its file, its key and its outbox, all or nothing.
 * @param now milliseconds since 1970.
 * @throws Unavailable while the storage cannot be used.
 */
export async function storeSubmission(
  store: Store,
  submission: NewSubmission,
  now: number,
): Promise<Receipt> {
  const id = createReference();
  try {
    await store.write((changes) => insertSubmission(changes, id, submission, now));
    return { kind: 'stored', id };
  } catch (error) {
    if (error instanceof RollbackWithReceiptError) return error.receipt;
    // The connection may have broken just when the database said that it is stored.
    if (error instanceof StorageUnavailableError && (await isStored(store, id))) return { kind: 'stored', id };
    throw error;
  }
}

const isStored = (store: Store, id: string): Promise<boolean> =>
  store
    .read((database) =>
      database.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst(),
    )
    .then(Boolean, () => false);

async function insertSubmission(changes: StoreTransaction, id: string, submission: NewSubmission, now: number): Promise<void> {
  const { kind, language, status, suspicions, fields, consent, attachment, idempotency, challenge } =
    submission;
  await changes
    .insertInto('submissions')
    .values({
      id,
      kind,
      language,
      received_at: now,
      status,
      suspicions: JSON.stringify(suspicions),
      email: (fields.email ?? '').toLowerCase(),
      fields: JSON.stringify(fields),
      consent: consent.version,
    })
    .execute();
  if (idempotency) await claimKey(changes, id, idempotency, now);
  if (challenge) await useChallenge(changes, challenge);
  if (consent.text !== undefined)
    await changes
      .insertInto('consent_texts')
      .values({ version: consent.version, text: consent.text, kind, language, first_used_at: now })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute();
  if (attachment) await insertAttachment(changes, id, attachment);
  if (submission.channels.length > 0)
    await changes
      .insertInto('deliveries')
      .values(buildDeliveryRows(id, submission.channels, now))
      .execute();
}

/** Rows of the outbox: due at once. */
export const buildDeliveryRows = (submission: string, channels: readonly Channel[], now: number) =>
  channels.map((channel) => ({
    id: randomUUID(),
    submission_id: submission,
    channel,
    state: 'pending' as const,
    attempts: 0,
    scheduled_at: now,
    due_at: now,
  }));

async function claimKey(
  changes: StoreTransaction,
  id: string,
  { key, digest, lifetime }: NonNullable<NewSubmission['idempotency']>,
  now: number,
): Promise<void> {
  await changes
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    // Later than any key could have been given: the clock has been put back.
    .where((where) =>
      where.or([where('expires_at', '<=', now), where('expires_at', '>', now + 2 * lifetime)]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await changes
    .insertInto('idempotency_keys')
    .values({ key, digest, submission_id: id, expires_at: now + lifetime })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return;
  const known = await changes
    .selectFrom('idempotency_keys')
    .select(['digest', 'submission_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Erased between the two statements: on the next try the key is free.
  if (!known) throw new StorageBusyError('The key has just been given up.');
  throw new RollbackWithReceiptError(
    known.digest === digest ? { kind: 'repeated', id: known.submission_id } : { kind: 'conflict' },
  );
}

async function useChallenge(
  changes: StoreTransaction,
  { id, expiresAt }: NonNullable<NewSubmission['challenge']>,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await changes
    .insertInto('spent_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new RollbackWithReceiptError({ kind: 'spent' });
}

async function insertAttachment(changes: StoreTransaction, id: string, { path, ...file }: Attachment): Promise<void> {
  await changes
    .insertInto('attachments')
    .values({ submission_id: id, ...file })
    .execute();
  await using handle = await open(path);
  const buffer = Buffer.alloc(attachmentChunkBytes);
  for (let position = 0; ; position++) {
    const { bytesRead } = await handle.read(buffer, 0, attachmentChunkBytes, position * attachmentChunkBytes);
    if (bytesRead === 0) return;
    await changes
      .insertInto('attachment_chunks')
      .values({ submission_id: id, position, bytes: buffer.subarray(0, bytesRead) })
      .execute();
  }
}
