/** All that becomes of what the forms send, put together from the environment. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#config/environment.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createDelivery } from './outbox/outbox.ts';
import { createHousekeeping } from './retention.ts';
import { createChallenges } from './spam/proof-of-work.ts';
import { type Outage, watchOutage } from './storage/outage-log.ts';
import { openStore, type Store } from './storage/store.ts';
import type { Strings } from './strings.ts';
import { type Consent, consents } from './submissions/consent-texts.ts';
import type { ApiOptions } from './submissions/routes.ts';
import { clearUploads, createUploads } from './submissions/uploads.ts';

export interface Enquiries {
  /** What the API works with. */
  api: Omit<ApiOptions, 'pages' | 'siteUrl'>;
  metrics: Metrics;
  /** What the operator should know at the start, in plain words. */
  notes: readonly string[];
  /** @throws Unavailable while the storage cannot be used. */
  check(): Promise<void>;
  /** Begins to deliver, and to delete what is too old. A storage that cannot be used yet is waited for. */
  start(): void;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

interface Options {
  environment: Environment;
  strings: Strings;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Prepares to receive. Nothing is opened yet.
 * @throws EnvironmentError where a channel is configured by half.
 */
export function createEnquiries({ environment, strings, log, now = Date.now }: Options): Enquiries {
  const { dataDir, databaseUrl, rateLimit } = environment;
  const store = openStore({ dataDir, databaseUrl });
  const metrics = createMetrics({ store, now });
  const outage = watchOutage(log);
  const delivery = createDelivery({
    store,
    environment,
    strings,
    log,
    now,
    outage,
    onEnd: metrics.deliveryEnded,
  });
  const housekeeping = createHousekeeping({ store, environment, log, now });
  const uploadDir = path.join(dataDir, 'uploads');
  let clearing: NodeJS.Timeout | undefined;
  const end = new AbortController();
  const words = consents((kind, language) => strings[language].t(`consent.${kind}`, { ns: 'forms' }));
  return {
    api: {
      store,
      strings,
      challenges: createChallenges({ store, now }),
      consents: words,
      channels: delivery.channels,
      wake: delivery.wake,
      now,
      rateLimit,
      uploadDir,
      outage,
      onSubmission: metrics.submissionEnded,
    },
    metrics,
    notes: delivery.notes,
    check: () => store.check(),
    start: () => {
      delivery.start();
      housekeeping.start();
      const clear = () => void clearUploads(uploadDir, now());
      // Where it cannot be made, each upload says so.
      void createUploads(uploadDir).then(clear, () => undefined);
      clearing = setInterval(clear, 3_600_000).unref();
      void recordConsents(store, words, now(), outage, end.signal);
    },
    stop: async () => {
      clearInterval(clearing);
      end.abort();
      await Promise.all([housekeeping.stop(), delivery.stop()]);
      await store.close();
    },
  };
}

/** Milliseconds after which a storage that could not be used is tried again. */
const retreat = 10_000;

/** The words of this build: a page that was loaded before the next build names them by their version. */
async function recordConsents(
  store: Store,
  words: readonly Consent[],
  now: number,
  outage: Outage,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await store.change((changes) =>
        changes
          .insertInto('consent_texts')
          .values(words.map((consent) => ({ ...consent, first_used_at: now })))
          .onConflict((conflict) => conflict.column('version').doNothing())
          .execute(),
      );
      return outage.over();
    } catch (error) {
      outage.report(error);
      await pause(retreat, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
