/** What the tables hold. Times are milliseconds since 1970; texts that are JSON say so. */
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';

/** `quarantined`: set aside until an operator has looked; nothing of it is delivered. */
export type SubmissionStatus = 'accepted' | 'quarantined';

interface SubmissionsTable {
  /** The reference that the sender is told. */
  id: string;
  kind: FormKind;
  language: Language;
  received_at: number;
  status: SubmissionStatus;
  /** JSON: names of the rules that made it look like spam. */
  suspicions: string;
  /** In lower case: what `export` and `erase` look for. */
  email: string;
  /** JSON: the fields as they were validated, text by name. */
  fields: string;
  /** Version of the consent text that stood beside the form; its words are in `consent_texts`. */
  consent: string;
}

/** A file of a submission; its bytes are in `attachment_chunks`. */
interface AttachmentsTable {
  submission_id: string;
  /** As the sender named it. */
  name: string;
  type: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

interface AttachmentChunksTable {
  submission_id: string;
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

/** Requests that have been answered: the same key and content get the same answer. */
interface IdempotencyKeysTable {
  key: string;
  /** SHA-256 of what was sent. */
  digest: string;
  submission_id: string;
  expires_at: number;
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** The outbox: what is still to be told to whom. */
interface DeliveriesTable {
  /** Stable over all attempts: the Message-ID and the webhook's id are made of it. */
  id: string;
  submission_id: string;
  channel: Channel;
  state: DeliveryState;
  /** Attempts begun. */
  attempts: number;
  /** When it was decided when the next attempt is due. Later than now, the clock has been put back. */
  scheduled_at: number;
  due_at: number;
  /** While an attempt runs: until when nobody else may take it. */
  leased_until: number | null;
  /** Which worker runs it. */
  leased_by: string | null;
  /** Why the last attempt failed, without personal data. */
  last_error: string | null;
  done_at: number | null;
  /** When the operator was told that it is in this state: late, or dead. */
  alarmed_at: number | null;
}

/** Proofs of work that have been used. */
interface SpentChallengesTable {
  id: string;
  expires_at: number;
}

/** Keys that all processes on this storage share, made at first use. */
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

/** When the operator was told last; a row comes with the first alarm. */
interface AlarmsTable {
  name: string;
  /** 0: never. */
  sent_at: number;
  /** While one is being sent: until when no other process sends it. */
  taken_until: number;
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
}
