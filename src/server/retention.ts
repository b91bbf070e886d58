/** Deletes submissions and related rows when their retention period ends, as the privacy policy promises. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Environment } from '#config/environment.ts';
import type { Log } from './log.ts';
import { deleteSubmissions } from './storage/delete-submissions.ts';
import type { Database, Store, StoreTransaction } from './storage/store.ts';
import { truncateWal } from './storage/truncate-wal.ts';

interface RetentionOptions {
  store: Store;
  environment: Pick<Environment, 'retentionMonths' | 'retentionMonthsApplications'>;
  log: Log;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

/** Numbers of deleted rows. */
export interface DeletedCounts {
  submissions: number;
  idempotencyKeys: number;
  challenges: number;
  rateLimits: number;
  consentTexts: number;
}

export interface Retention {
  /** Runs now and every hour. */
  start(): void;
  /** Stops; a run in progress ends after its current batch. */
  stop(): Promise<void>;
  /** @throws StorageUnavailableError while the storage cannot be used. */
  run(): Promise<DeletedCounts>;
}

const hourMs = 3_600_000;
/** Retention of submissions with a filled honeypot: long enough for an operator to notice a mistake. */
const honeypotRetentionMs = 30 * 24 * hourMs;
/** Expired keys and challenges are kept longer, so that a clock that is set back a little does not make them valid. */
const expiryGraceMs = hourMs;
/** Rows deleted in one transaction, because submissions wait for it. */
const batchSize = 100;

/** Creates the deletion job. Several processes may run it on one storage at the same time. */
export function createRetention({ store, environment, log, now }: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function deleteInBatches(
    deleteBatch: (transaction: StoreTransaction) => Promise<number>,
  ): Promise<number> {
    for (let total = 0; ; ) {
      const count = isStopped ? 0 : await store.write(deleteBatch);
      total += count;
      if (count < batchSize) return total;
      // SQLite runs synchronously, so other requests need a chance between batches.
      await yieldToEventLoop();
    }
  }

  async function run(): Promise<DeletedCounts> {
    const startedAt = now();
    const { retentionMonths, retentionMonthsApplications } = environment;
    const applicationsReceivedBefore = subtractMonths(startedAt, retentionMonthsApplications);
    const othersReceivedBefore = subtractMonths(startedAt, retentionMonths);
    const deletedSubmissions = await deleteSubmissions(
      store,
      ({ and, eb, or }) =>
        or([
          and([eb('kind', '=', 'application'), eb('received_at', '<', applicationsReceivedBefore)]),
          and([eb('kind', '!=', 'application'), eb('received_at', '<', othersReceivedBefore)]),
          and([
            eb('status', '=', 'quarantined'),
            eb('suspicions', 'like', '%"honeypot"%'),
            eb('received_at', '<', startedAt - honeypotRetentionMs),
          ]),
        ]),
      () => isStopped,
    );
    const counts: DeletedCounts = {
      submissions: deletedSubmissions.length,
      idempotencyKeys: await deleteInBatches(async (transaction) => {
        const expired = transaction
          .selectFrom('idempotency_keys')
          .select('key')
          .where('expires_at', '<', startedAt - expiryGraceMs)
          .limit(batchSize);
        return countDeleted(
          await transaction.deleteFrom('idempotency_keys').where('key', 'in', expired).execute(),
        );
      }),
      challenges: await deleteInBatches(async (transaction) => {
        const expired = transaction
          .selectFrom('spent_challenges')
          .select('id')
          .where('expires_at', '<', startedAt - expiryGraceMs)
          .limit(batchSize);
        return countDeleted(
          await transaction.deleteFrom('spent_challenges').where('id', 'in', expired).execute(),
        );
      }),
      rateLimits: await deleteInBatches(async (transaction) => {
        const expired = transaction
          .selectFrom('rate_limits')
          .select('key')
          .where('expire', '<', startedAt - expiryGraceMs)
          .limit(batchSize);
        return countDeleted(
          await transaction.deleteFrom('rate_limits').where('key', 'in', expired).execute(),
        );
      }),
      consentTexts: isStopped
        ? 0
        : await deleteUnusedConsentTexts(store, Math.min(applicationsReceivedBefore, othersReceivedBefore)),
    };
    // Deleted rows of SQLite remain readable in the write-ahead log until it is truncated.
    if (counts.submissions > 0) await truncateWal(store);
    return counts;
  }

  async function runAndLog(): Promise<void> {
    try {
      const counts = await run();
      if (Object.values(counts).some(Boolean)) log.info(counts, 'Outdated rows deleted');
    } catch (error) {
      log.error({ err: error }, 'Outdated rows could not be deleted; the next try is in an hour');
    }
  }

  const queueRun = () => {
    lastRun = lastRun.then(runAndLog);
  };
  return {
    start: () => {
      isStopped = false;
      queueRun();
      timer ??= setInterval(queueRun, hourMs);
      timer.unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      timer = undefined;
      await lastRun;
    },
    run,
  };
}

const countDeleted = (results: { numDeletedRows: bigint }[]): number =>
  results.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0);

/**
 * Deletes consent texts that no submission refers to.
 * @param before time before which a text was first used; newer ones may be on a page that is still open.
 */
async function deleteUnusedConsentTexts(store: Store, before: number): Promise<number> {
  const selectUnused = (database: Database | StoreTransaction) =>
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
  if (!(await store.read((database) => selectUnused(database).executeTakeFirst()))) return 0;
  return store.write(async (transaction) => {
    // Locked, because a submission that is being stored may refer to the text and is not visible yet.
    if (store.dialect === 'postgres')
      await sql`lock table consent_texts in share row exclusive mode`.execute(transaction);
    return countDeleted(
      await transaction
        .deleteFrom('consent_texts')
        .where('version', 'in', selectUnused(transaction))
        .execute(),
    );
  });
}

/**
 * Returns the same day and time of an earlier month, or the month's last day if it is shorter.
 * @param time milliseconds since 1970; the result has the same unit.
 */
export function subtractMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
