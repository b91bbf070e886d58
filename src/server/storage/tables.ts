/** Row types of the database tables. Times are milliseconds since 1970. */
import type { ColumnType } from 'kysely';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';

/** A `quarantined` submission is suspected spam: it is not delivered until an operator releases it. */
export type SubmissionStatus = 'accepted' | 'quarantined';

/**
 * `unproven`: the sender's network has caused too many acknowledgements without a proof of work. `recipient`: the
 * address has had too many.
 */
export type WithheldReason = 'unproven' | 'recipient';

interface SubmissionsTable {
  /** The reference, which is shown to the sender. */
  id: string;
  kind: FormKind;
  language: Language;
  received_at: number;
  status: SubmissionStatus;
  /** JSON array: codes of the spam rules that matched. */
  suspicions: string;
  /** The sender's address in lower case; `export` and `erase` search for it. */
  email: string;
  /** JSON object: validated text by field name. */
  fields: string;
  /** Version of the consent text shown beside the form; the text is in `consent_texts`. */
  consent: string;
  /** Reason for which the sender gets no acknowledgement; null if there is none. */
  acknowledgement_withheld: ColumnType<WithheldReason | null, WithheldReason | null | undefined>;
  /** Time at which an operator released it from quarantine without delivering it. */
  withheld_at: number | null;
  /** Time of the alarm that reported that nobody was told of it, or of the digest that reported it in quarantine. */
  reported_at: number | null;
}

/** `unscanned`: the scanner could not be used. Infected files are not stored. */
export type ScanResult = 'clean' | 'unscanned';

export interface AttachmentMetadata {
  /** The name that the sender gave the file. */
  name: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
  /** Result of the malware scan; unset or null if no scanner was configured. */
  scan?: ScanResult | null | undefined;
}

/** Metadata of attachments; their bytes are in `attachment_chunks`. */
interface AttachmentsTable extends AttachmentMetadata {
  submission_id: string;
}

interface AttachmentChunksTable {
  submission_id: string;
  /** Index of the chunk, from 0. */
  position: number;
  bytes: Uint8Array;
}

/** Keys of answered requests: the same key and content get the same answer. */
interface IdempotencyKeysTable {
  key: string;
  /** SHA-256 of the request's content. */
  digest: string;
  submission_id: string;
  expires_at: number;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** The outbox: one row per submission and channel. outbox/README.md draws its states. */
interface DeliveriesTable {
  /** The same in all attempts; the Message-ID and the webhook's message id are derived from it. */
  id: string;
  submission_id: string;
  channel: Channel;
  state: DeliveryState;
  /** Number of attempts started. */
  attempts: number;
  /** Time at which `due_at` was set. A value in the future means that the clock has been set back since. */
  scheduled_at: number;
  /** Time from which the next attempt may start. */
  due_at: number;
  /** End of the lease while an attempt runs: no other worker may claim the row before. */
  leased_until: number | null;
  /** Id of the worker that holds the lease. */
  leased_by: string | null;
  /** Reason for the last failure, without personal data. */
  last_error: string | null;
  done_at: number | null;
  /** Time of the alarm that reported the row as late or dead. */
  alarmed_at: number | null;
}

/** Proof-of-work challenges that have been used. */
interface SpentChallengesTable {
  id: string;
  expires_at: number;
}

/** Secrets that all processes on this storage share, created at first use. */
interface SecretsTable {
  name: string;
  value: string;
}

interface ConsentTextsTable {
  version: string;
  kind: FormKind;
  language: Language;
  text: string;
  first_used_at: number;
}

/** Webhooks that have answered 410. */
interface DisabledWebhooksTable {
  /** SHA-256 of the URL in hexadecimal, because URLs often contain a secret. */
  url_hash: string;
  disabled_at: number;
  /** Time of the alarm that reported it. */
  alarmed_at: number | null;
}

/** Time and lock of the last alarm or digest; the first one inserts the row. */
interface AlarmsTable {
  name: string;
  /** 0 for never. */
  sent_at: number;
  /** End of the lock while a process sends an alarm; for a condition, the time until which it counts as lasting. */
  taken_until: number;
}

/** Counts of rate limits. Rows whose window is over may be deleted. */
interface RateLimitsTable {
  /** Name of the limit, and a salted hash of what is counted. */
  key: string;
  points: number;
  /** End of the time window. */
  expire: number;
}

export type JobName = 'retention' | 'backup';

/** Recurring jobs, by the clock that all servers on the storage share. */
interface JobsTable {
  name: JobName;
  /** End of the last run that succeeded; 0 for never. */
  finished_at: number;
  /** End of the lock while a process runs the job. */
  taken_until: number;
}

/** People who were erased. Restoring a backup erases them again. */
interface ErasuresTable {
  /** Salted hash of the address. */
  hash: string;
  salt: string;
  /** Later submissions of the same person are kept. */
  erased_at: number;
}

export interface Tables {
  submissions: SubmissionsTable;
  attachments: AttachmentsTable;
  attachment_chunks: AttachmentChunksTable;
  idempotency_keys: IdempotencyKeysTable;
  deliveries: DeliveriesTable;
  spent_challenges: SpentChallengesTable;
  secrets: SecretsTable;
  consent_texts: ConsentTextsTable;
  alarms: AlarmsTable;
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
  erasures: ErasuresTable;
  disabled_webhooks: DisabledWebhooksTable;
}
