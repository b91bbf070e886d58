/** Deletes what has been kept for as long as the privacy policy says. */
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Environment } from '#config/environment.ts';
import type { Log } from './log.ts';
import { subtractMonths } from './months-before.ts';
import { deleteSubmissions } from './storage/delete-submissions.ts';
import type { StoreTransaction, Database, Store } from './storage/store.ts';
import { truncateWal } from './storage/truncate-wal.ts';

interface RetentionOptions {
  store: Store;
  environment: Pick<Environment, 'retentionMonths' | 'retentionMonthsApplications'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Rows that were deleted. */
export interface DeletedCounts {
  submissions: number;
  idempotencyKeys: number;
  challenges: number;
  consentTexts: number;
}

export interface Retention {
  /** Runs now and every hour. */
  start(): void;
  /** Runs no more; a run that is under way ends after its batch. */
  stop(): Promise<void>;
  /** @throws Unavailable while the storage cannot be used. */
  run(): Promise<DeletedCounts>;
}

const hour = 3_600_000;
/** Milliseconds for which a submission that only a bot sends is kept: long enough to notice a mistake. */
const honeypotRetention = 30 * 24 * hour;
/** Milliseconds by which what has expired is kept longer: a clock that is put back a little does not revive it. */
const grace = hour;
/** Keys or challenges deleted in one transaction: whoever submits meanwhile waits for no longer. */
const batch = 100;

/** Several processes may do so on one storage at once. */
export function createRetention({ store, environment, log, now }: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function inBatches(remove: (changes: StoreTransaction) => Promise<number>): Promise<number> {
    for (let total = 0; ; ) {
      const count = stopped ? 0 : await store.write(remove);
      total += count;
      if (count < batch) return total;
      // SQLite is done before anything else has had a turn.
      await turn();
    }
  }

  async function run(): Promise<DeletedCounts> {
    const time = now();
    const { retentionMonths, retentionMonthsApplications } = environment;
    const applicationsBefore = subtractMonths(time, retentionMonthsApplications);
    const othersBefore = subtractMonths(time, retentionMonths);
    const outdated = await deleteSubmissions(
      store,
      ({ and, eb, or }) =>
        or([
          and([eb('kind', '=', 'application'), eb('received_at', '<', applicationsBefore)]),
          and([eb('kind', '!=', 'application'), eb('received_at', '<', othersBefore)]),
          and([
            eb('status', '=', 'quarantined'),
            eb('suspicions', 'like', '%"honeypot"%'),
            eb('received_at', '<', time - honeypotRetention),
          ]),
        ]),
      () => stopped,
    );
    const counts: DeletedCounts = {
      submissions: outdated.length,
      idempotencyKeys: await inBatches(async (changes) => {
        const expired = changes
          .selectFrom('idempotency_keys')
          .select('key')
          .where('expires_at', '<', time - grace)
          .limit(batch);
        return countDeleted(await changes.deleteFrom('idempotency_keys').where('key', 'in', expired).execute());
      }),
      challenges: await inBatches(async (changes) => {
        const expired = changes
          .selectFrom('spent_challenges')
          .select('id')
          .where('expires_at', '<', time - grace)
          .limit(batch);
        return countDeleted(await changes.deleteFrom('spent_challenges').where('id', 'in', expired).execute());
      }),
      consentTexts: stopped ? 0 : await removeConsentTexts(store, Math.min(applicationsBefore, othersBefore)),
    };
    // Until then, what was deleted from SQLite can be read in the file beside the database.
    if (counts.submissions > 0) await truncateWal(store);
    return counts;
  }

  async function runAndReport(): Promise<void> {
    try {
      const counts = await run();
      if (Object.values(counts).some(Boolean)) log.info(counts, 'Outdated rows deleted');
    } catch (error) {
      log.error({ err: error }, 'Outdated rows could not be deleted; the next try is in an hour');
    }
  }

  const runNext = () => {
    running = running.then(runAndReport);
  };
  return {
    start: () => {
      stopped = false;
      runNext();
      timer ??= setInterval(runNext, hour);
      timer.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running;
    },
    run,
  };
}

const countDeleted = (results: { numDeletedRows: bigint }[]): number =>
  results.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0);

/**
 * Words that stand beside no submission any more.
 * @param before when the longest retention period began: newer ones may stand on a page that somebody has open.
 */
async function removeConsentTexts(store: Store, before: number): Promise<number> {
  const outdated = (database: Database | StoreTransaction) =>
    database
      .selectFrom('consent_texts')
      .select('version')
      .where('first_used_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submissions')
              .select('submissions.id')
              .whereRef('submissions.consent', '=', 'consent_texts.version'),
          ),
        ),
      );
  if (!(await store.read((database) => outdated(database).executeTakeFirst()))) return 0;
  return store.write(async (changes) => {
    // A submission under way may have found the words there, and is not to be seen yet.
    if (store.dialect === 'postgres')
      await sql`lock table consent_texts in share row exclusive mode`.execute(changes);
    return countDeleted(
      await changes.deleteFrom('consent_texts').where('version', 'in', outdated(changes)).execute(),
    );
  });
}
