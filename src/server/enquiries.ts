/** All that becomes of what the forms send, put together from the environment. */
import path from 'node:path';
import { type Consent, consents } from './api/consent.ts';
import type { ApiOptions } from './api/routes.ts';
import { clearUploads, createUploads } from './api/upload.ts';
import { createDelivery } from './delivery/delivery.ts';
import type { Environment } from './env.ts';
import { createHousekeeping } from './housekeeping.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createChallenges } from './spam/challenges.ts';
import { openStore, type Store } from './store/store.ts';
import type { Strings } from './strings.ts';

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
  const delivery = createDelivery({ store, environment, strings, log, now, onEnd: metrics.deliveryEnded });
  const housekeeping = createHousekeeping({ store, environment, log, now });
  const uploadDir = path.join(dataDir, 'uploads');
  let clearing: NodeJS.Timeout | undefined;
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
      void recordConsents(store, words, now()).catch((error: unknown) =>
        log.error({ err: error }, 'The storage cannot be used'),
      );
    },
    stop: async () => {
      clearInterval(clearing);
      await Promise.all([housekeeping.stop(), delivery.stop()]);
      await store.close();
    },
  };
}

/** The words of this build: a page that was loaded before the next build names them by their version. */
const recordConsents = (store: Store, words: readonly Consent[], now: number): Promise<unknown> =>
  store.change((changes) =>
    changes
      .insertInto('consent_texts')
      .values(words.map((consent) => ({ ...consent, first_used_at: now })))
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  );
