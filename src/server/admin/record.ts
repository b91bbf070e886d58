/** A submission with all that belongs to it, as the operator reads it. */
import type { Channel } from '../outbox/channels.ts';
import type { DeliveryState, SubmissionStatus, Tables } from '../storage/tables.ts';

/** Times are milliseconds since 1970. */
export interface DeliveryRecord {
  id: string;
  channel: Channel;
  state: DeliveryState;
  /** Begun. */
  attempts: number;
  dueAt: number;
  /** While an attempt runs. */
  leasedUntil: number | null;
  lastError: string | null;
  doneAt: number | null;
}

export interface FileRecord {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface SubmissionRecord {
  id: string;
  kind: Tables['submissions']['kind'];
  language: Tables['submissions']['language'];
  receivedAt: number;
  status: SubmissionStatus;
  /** Names of rules. */
  suspicions: string[];
  fields: Record<string, string>;
  /** `text` is null where the words were not recorded. */
  consent: { version: string; text: string | null };
  file: FileRecord | null;
  deliveries: DeliveryRecord[];
}
