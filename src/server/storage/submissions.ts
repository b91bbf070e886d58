/** Stores submissions with their attachments, idempotency keys and outbox rows. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';
import { countAcknowledgement } from './recipient-limit.ts';
import { createReference } from './reference.ts';
import { StorageBusyError, StorageUnavailableError } from './storage-errors.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { AttachmentMetadata, SubmissionStatus, WithheldReason } from './tables.ts';

/** A completely received file on disk. */
export interface Attachment extends AttachmentMetadata {
  path: string;
}

export interface NewSubmission {
  kind: FormKind;
  language: Language;
  status: SubmissionStatus;
  /** Codes of the spam rules that matched. */
  suspicions: readonly string[];
  /** Validated values by field name, without empty fields. */
  fields: Record<string, string>;
  /** The consent text shown beside the form. `text` is unset if the version is already stored, or unknown. */
  consent: { version: string; text?: string };
  attachment?: Attachment | undefined;
  /** The idempotency key, the SHA-256 of the request's content, and how long the key is valid. */
  idempotency?: { key: string; digest: string; lifetimeMs: number } | undefined;
  /** The solved proof-of-work challenge, which is valid once. */
  challenge?: { id: string; expiresAt: number } | undefined;
  /** The channels that get a delivery in the outbox. */
  channels: readonly Channel[];
  /** Limits acknowledgements to the address, or says why there is none. */
  acknowledgement?: 'limited' | 'unproven' | undefined;
}

export type Receipt =
  | { kind: 'stored'; id: string }
  /** The same content was already stored under this key, as `id`. */
  | { kind: 'repeated'; id: string }
  /** Other content was already stored under this key. */
  | { kind: 'conflict' }
  /** The proof-of-work challenge has been used before. */
  | { kind: 'used' };

/** Number of attachment bytes per row. */
const attachmentChunkBytes = 256 * 1024;

/** Rolls a transaction back and carries its result. */
class RollbackWithReceiptError extends Error {
  readonly receipt: Receipt;
  constructor(receipt: Receipt) {
    super(receipt.kind);
    this.receipt = receipt;
  }
}

/**
 * Stores a submission with its attachment, key and outbox rows in one transaction.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailableError
 */
export async function storeSubmission(
  store: Store,
  submission: NewSubmission,
  now: number,
): Promise<Receipt> {
  const id = createReference();
  try {
    await store.write((transaction) => insertSubmission(transaction, id, submission, now));
    return { kind: 'stored', id };
  } catch (error) {
    if (error instanceof RollbackWithReceiptError) return error.receipt;
    // The connection may have broken while the database confirmed the commit.
    if (error instanceof StorageUnavailableError && (await isStored(store, id)))
      return { kind: 'stored', id };
    throw error;
  }
}

const isStored = (store: Store, id: string): Promise<boolean> =>
  store
    .read((database) =>
      database.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst(),
    )
    .then(Boolean, () => false);

async function insertSubmission(
  transaction: StoreTransaction,
  id: string,
  submission: NewSubmission,
  now: number,
): Promise<void> {
  const { kind, language, status, suspicions, fields, consent, attachment, idempotency, challenge } =
    submission;
  const withheldReason = await decideAcknowledgement(transaction, submission, now);
  await transaction
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
      acknowledgement_withheld: withheldReason,
    })
    .execute();
  if (idempotency) await claimKey(transaction, id, idempotency, now);
  if (challenge) await markChallengeUsed(transaction, challenge);
  if (consent.text !== undefined)
    await transaction
      .insertInto('consent_texts')
      .values({ version: consent.version, text: consent.text, kind, language, first_used_at: now })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute();
  if (attachment) await insertAttachment(transaction, id, attachment);
  const channels = submission.channels.filter(
    (channel) => channel !== 'acknowledgement' || withheldReason === null,
  );
  if (channels.length > 0)
    await transaction
      .insertInto('deliveries')
      .values(buildDeliveryRows(id, channels, now))
      .execute();
}

/** @returns the reason to withhold the acknowledgement; null if there is none. */
async function decideAcknowledgement(
  transaction: StoreTransaction,
  { channels, acknowledgement, fields }: NewSubmission,
  now: number,
): Promise<WithheldReason | null> {
  if (acknowledgement === undefined || !channels.includes('acknowledgement')) return null;
  if (acknowledgement === 'unproven') return 'unproven';
  return (await countAcknowledgement(transaction, fields.email ?? '', now)) ? null : 'recipient';
}

/** Builds one outbox row per channel, due immediately. */
export const buildDeliveryRows = (submissionId: string, channels: readonly Channel[], now: number) =>
  channels.map((channel) => ({
    id: randomUUID(),
    submission_id: submissionId,
    channel,
    state: 'pending' as const,
    attempts: 0,
    scheduled_at: now,
    due_at: now,
  }));

async function claimKey(
  transaction: StoreTransaction,
  id: string,
  { key, digest, lifetimeMs }: NonNullable<NewSubmission['idempotency']>,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    // A time this far ahead means that the clock has been set back since: the key has expired, too.
    .where((where) =>
      where.or([where('expires_at', '<=', now), where('expires_at', '>', now + 2 * lifetimeMs)]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ key, digest, submission_id: id, expires_at: now + lifetimeMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return;
  const existing = await transaction
    .selectFrom('idempotency_keys')
    .select(['digest', 'submission_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  // The key was erased between the two statements. A retry will find it unused.
  if (!existing) throw new StorageBusyError('The idempotency key has just been deleted.');
  throw new RollbackWithReceiptError(
    existing.digest === digest ? { kind: 'repeated', id: existing.submission_id } : { kind: 'conflict' },
  );
}

async function markChallengeUsed(
  transaction: StoreTransaction,
  { id, expiresAt }: NonNullable<NewSubmission['challenge']>,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('spent_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new RollbackWithReceiptError({ kind: 'used' });
}

async function insertAttachment(
  transaction: StoreTransaction,
  id: string,
  { path, ...file }: Attachment,
): Promise<void> {
  await transaction
    .insertInto('attachments')
    .values({ submission_id: id, ...file })
    .execute();
  await using handle = await open(path);
  const buffer = Buffer.alloc(attachmentChunkBytes);
  for (let position = 0; ; position++) {
    const { bytesRead } = await handle.read(buffer, 0, attachmentChunkBytes, position * attachmentChunkBytes);
    if (bytesRead === 0) return;
    await transaction
      .insertInto('attachment_chunks')
      .values({ submission_id: id, position, bytes: buffer.subarray(0, bytesRead) })
      .execute();
  }
}
