/** Wires the parts that receive, store, deliver and delete submissions, from the environment. */
import path from 'node:path';
import type { Environment } from '#config/environment.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { readOutboxConfiguration } from './outbox/configuration.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createRetention } from './retention.ts';
import { createScheduledBackups } from './scheduled-backups.ts';
import { createProofOfWork } from './spam/proof-of-work.ts';
import { createOutageLog } from './storage/outage-log.ts';
import { openStore } from './storage/store.ts';
import type { Strings } from './strings.ts';
import { buildConsentTexts, saveConsentTexts } from './submissions/consent-texts.ts';
import { createScanner } from './submissions/malware-scan.ts';
import { createMemoryCounters, createSharedCounters } from './submissions/rate-counters.ts';
import { createRateLimits } from './submissions/rate-limit.ts';
import type { ApiOptions } from './submissions/routes.ts';
import { createUploadRoom } from './submissions/upload-room.ts';
import { createUploadFolder } from './submissions/uploads.ts';

export interface SubmissionService {
  /** Options of the API routes. */
  api: Omit<ApiOptions, 'pages' | 'siteUrl'>;
  metrics: Metrics;
  /** Messages for the operator, printed at the start. */
  startupNotes: readonly string[];
  /** @throws StorageUnavailableError while the storage cannot be used. */
  checkStorage(): Promise<void>;
  /** Stores the consent texts of the current strings. Called again when a new build has brought other strings. */
  saveConsentTexts(): void;
  /** Starts delivery and retention. Both wait for a storage that cannot be used yet. */
  start(): void;
  /** Waits for deliveries and deletions that are running, then closes the storage. */
  stop(): Promise<void>;
}

const uploadCleanupIntervalMs = 3_600_000;

interface SubmissionServiceOptions {
  environment: Environment;
  strings: Strings;
  log: Log;
  /** Returns milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates the service. The storage is opened at first use.
 * @throws EnvironmentError when only half of a channel's variables are set.
 */
export function createSubmissionService({
  environment,
  strings,
  log,
  now = Date.now,
}: SubmissionServiceOptions): SubmissionService {
  const { dataDir, databaseUrl, rateLimit, clamdAddress } = environment;
  const store = openStore({ dataDir, databaseUrl });
  const counters = databaseUrl
    ? createSharedCounters(databaseUrl, store.forRequests)
    : createMemoryCounters();
  const uploadRoom = createUploadRoom({
    folder: dataDir,
    quotaMb: environment.uploadQuotaMb,
    reserveMb: environment.diskReserveMb,
    counters,
    log,
  });
  const metrics = createMetrics({
    store,
    channels: readOutboxConfiguration(environment).channels,
    now,
    readUploadUsage: uploadRoom.readUsage,
  });
  const outageLog = createOutageLog(log);
  const retention = createRetention({
    store,
    environment,
    log,
    now,
    onWithheld: metrics.setWithheldDeletions,
  });
  const backups = createScheduledBackups({
    store,
    environment,
    log,
    now,
    onNewest: metrics.setBackupTime,
  });
  const outbox = createOutbox({
    store,
    environment,
    strings,
    log,
    now,
    outageLog,
    conditions: [retention.condition, uploadRoom.condition, ...(backups ? [backups.condition] : [])],
    onAttemptEnd: metrics.countDeliveryAttempt,
  });
  const uploads = createUploadFolder(path.join(dataDir, 'uploads'));
  let uploadCleanupTimer: NodeJS.Timeout | undefined;
  const shutdown = new AbortController();
  const getConsentTexts = () =>
    buildConsentTexts((kind, language) => strings[language].t(`consent.${kind}`, { ns: 'forms' }));
  const saveTexts = () => void saveConsentTexts(store, getConsentTexts(), now(), outageLog, shutdown.signal);
  return {
    api: {
      store: store.forRequests,
      strings,
      proofOfWork: createProofOfWork({ store: store.forRequests, now }),
      getConsentTexts,
      channels: outbox.channels,
      notifyOutbox: outbox.notify,
      now,
      rateLimits: createRateLimits(rateLimit, counters),
      uploads,
      uploadRoom,
      outageLog,
      scanFile: clamdAddress === undefined ? undefined : createScanner({ address: clamdAddress, log }),
      onScan: metrics.countScan,
      onSubmission: metrics.countSubmission,
      onSuspicions: metrics.countSuspicions,
    },
    metrics,
    startupNotes: outbox.notes,
    checkStorage: () => store.check(),
    saveConsentTexts: saveTexts,
    start: () => {
      outbox.start();
      retention.start();
      backups?.start();
      const deleteAbandoned = () =>
        uploads
          .deleteAbandoned(now())
          .catch((error: unknown) => log.warn({ err: error }, 'Abandoned uploads could not be deleted'));
      // A folder that cannot be created is reported by each upload.
      void uploads.create().then(deleteAbandoned, () => undefined);
      uploadCleanupTimer = setInterval(deleteAbandoned, uploadCleanupIntervalMs).unref();
      saveTexts();
    },
    stop: async () => {
      clearInterval(uploadCleanupTimer);
      shutdown.abort();
      await Promise.all([retention.stop(), backups?.stop(), outbox.stop()]);
      uploads.close();
      await counters.close();
      await store.close();
    },
  };
}
