/** Metrics of the server in the format of Prometheus, without personal data. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Channel } from '../outbox/channels.ts';
import type { SpamReason } from '../spam/score-spam.ts';
import type { Store } from '../storage/store.ts';
import type { UploadUsage } from '../submissions/upload-room.ts';
import { createStorageGauges } from './storage-gauges.ts';
import { createUploadGauges } from './upload-gauges.ts';

export interface Metrics {
  /** Counts a submission by the outcome of its request. */
  countSubmission(kind: FormKind, outcome: string): void;
  /** Counts the spam rules that a submission matched. */
  countSuspicions(kind: FormKind, reasons: readonly SpamReason[]): void;
  /** Counts a malware scan of a CV by its result. */
  countScan(result: string): void;
  /** Counts a delivery attempt by its outcome. */
  countDeliveryAttempt(channel: Channel, outcome: string): void;
  /**
   * Records the duration of a request.
   * @param route pattern of the route instead of the path, because each value makes a time series of its own.
   */
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Sets the number of submissions whose deletion waits for a confirmation. */
  setWithheldDeletions(count: number): void;
  /** Sets the time of the newest scheduled backup in milliseconds since 1970; undefined for none. */
  setBackupTime(time: number | undefined): void;
  /** Returns all metrics as text. Those of the storage are read at the time of the call. */
  render(): Promise<string>;
  /** Media type of the text. */
  readonly contentType: string;
}

/** Bounds in seconds. Most responses are files; a submission waits for the disk, and an upload for the sender. */
const durationBucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface MetricsOptions {
  store: Store;
  /** The configured channels. */
  channels: readonly Channel[];
  /** Returns milliseconds since 1970. */
  now: () => number;
  readUploadUsage?: (() => Promise<UploadUsage>) | undefined;
}

export function createMetrics({ store, channels, now, readUploadUsage }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const submissions = new Counter({
    name: 'enquiries_submissions_total',
    help: 'Submissions by form and by how their request ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const suspicions = new Counter({
    name: 'enquiries_suspicions_total',
    help: 'Matches of the spam rules by form and rule; honeypot is the hidden field that only bots fill in.',
    labelNames: ['kind', 'reason'],
    registers,
  });
  const scans = new Counter({
    name: 'enquiries_scans_total',
    help: 'Malware scans of CVs by result.',
    labelNames: ['result'],
    registers,
  });
  const deliveries = new Counter({
    name: 'enquiries_deliveries_total',
    help: 'Attempts to deliver by channel and by how they ended.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: durationBucketsSeconds,
    registers,
  });
  const withheldDeletions = new Gauge({
    name: 'enquiries_retention_withheld',
    help: 'Submissions that are due for deletion and kept, because the clock or their number needs a confirmation.',
    registers,
  });
  let backupTime: number | undefined;
  new Gauge({
    name: 'enquiries_backup_age_seconds',
    help: 'Age of the newest scheduled backup; missing while there is none, or without BACKUP_DIR.',
    registers,
    collect() {
      if (backupTime === undefined) this.remove();
      else this.set(Math.max(0, (now() - backupTime) / 1000));
    },
  });
  const updateStorageGauges = createStorageGauges(registers, store, channels, now);
  const updateUploadGauges = readUploadUsage && createUploadGauges(registers, readUploadUsage);
  return {
    countSubmission: (kind, outcome) => submissions.inc({ kind, outcome }),
    countSuspicions: (kind, reasons) => {
      for (const reason of reasons) suspicions.inc({ kind, reason });
    },
    countScan: (result) => scans.inc({ result }),
    countDeliveryAttempt: (channel, outcome) => deliveries.inc({ channel, outcome }),
    observeRequest: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    setBackupTime: (time) => {
      backupTime = time;
    },
    setWithheldDeletions: (count) => withheldDeletions.set(count),
    render: async () => {
      await Promise.all([updateStorageGauges(), updateUploadGauges?.()]);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
