/**
 * Deletes submissions and related rows when their retention period ends, as the privacy policy promises. A wrong clock or a
 * mistyped variable would make it delete everything, so it stops before an unlikely deletion and asks for confirmation.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Environment } from '#config/environment.ts';
import type { Log } from './log.ts';
import type { AlarmCondition } from './outbox/alarms/conditions.ts';
import { type Clock, createSharedClock } from './outbox/clock.ts';
import { deleteSubmissions, type SubmissionCondition } from './storage/delete-submissions.ts';
import { readJobTime, recordJobTime } from './storage/jobs.ts';
import type { Database, Store, StoreTransaction } from './storage/store.ts';
import { truncateWal } from './storage/truncate-wal.ts';

interface RetentionOptions {
  store: Store;
  environment: Pick<Environment, 'retentionMonths' | 'retentionMonthsApplications'>;
  log: Log;
  /** Clock of this machine; returns milliseconds since 1970. */
  now: () => number;
  /** Clock that all servers on this storage share. */
  clock?: Clock;
  /** Called after each scheduled run with the number of submissions that were due and kept. */
  onWithheld?: (count: number) => void;
}

/** Deletions that are due by the clock. */
export interface RetentionPlan {
  /** Milliseconds since 1970. */
  now: number;
  /** Time of the last run, else of the newest submission; undefined for an empty storage. */
  lastKnownTime: number | undefined;
  submissionCount: number;
  /** Submissions due, without those that filled in the honeypot. */
  dueCount: number;
  /** Reason why a confirmation is needed; undefined if none is. */
  doubt: 'clock' | 'share' | undefined;
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
  /** Deletions wait for a confirmation. */
  condition: AlarmCondition;
  /** @throws StorageUnavailableError while the storage cannot be used. */
  plan(): Promise<RetentionPlan>;
  /**
   * Deletes what is due, except for the part that needs a confirmation.
   * @throws StorageUnavailableError while the storage cannot be used.
   */
  run(options?: { isConfirmed?: boolean }): Promise<{ counts: DeletedCounts; plan: RetentionPlan }>;
}

const hourMs = 3_600_000;
/** Retention of submissions with a filled honeypot: long enough for an operator to notice a mistake. */
const honeypotRetentionMs = 30 * 24 * hourMs;
/** Expired keys and challenges are kept longer, so that a clock that is set back a little does not make them valid. */
const expiryGraceMs = hourMs;
/** Rows deleted in one transaction, because submissions wait for it. */
const batchSize = 100;
/**
 * Longest time between two runs, or since the newest submission before the first run. Runs are hourly, also on a site
 * without visitors, so a longer time means a wrong clock or a server that was off for weeks.
 */
const maxClockStepMs = 14 * 24 * hourMs;
/** Largest part of all submissions that one run deletes, and the number that is always allowed. */
const maxDueShare = 0.1;
const alwaysAllowedCount = 10;

/** Creates the deletion job. Several processes may run it on one storage at the same time. */
export function createRetention({
  store,
  environment,
  log,
  now,
  clock = createSharedClock(store.dialect, now),
  onWithheld,
}: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  /** The last scheduled run withheld deletions. */
  let hasDoubt = false;

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

  async function plan(): Promise<RetentionPlan> {
    const time = await store.read(clock);
    const lastRunTime = await readJobTime(store, 'retention');
    const { isOutdated } = buildConditions(environment, time);
    const counts = await store.read((database) => countSubmissions(database, isOutdated));
    const { submissionCount, dueCount } = counts;
    const lastKnownTime = lastRunTime ?? counts.newest;
    const hasClockDoubt = lastKnownTime !== undefined && time - lastKnownTime > maxClockStepMs;
    const hasShareDoubt = dueCount > Math.max(alwaysAllowedCount, submissionCount * maxDueShare);
    const shareDoubt = hasShareDoubt ? 'share' : undefined;
    return {
      now: time,
      lastKnownTime,
      submissionCount,
      dueCount,
      doubt: hasClockDoubt && submissionCount > 0 ? 'clock' : shareDoubt,
    };
  }

  async function run({ isConfirmed = false } = {}) {
    const currentPlan = await plan();
    const doubt = isConfirmed ? undefined : currentPlan.doubt;
    if (doubt === 'clock') return { counts: noCounts, plan: currentPlan };
    // Not recorded after a doubt about the clock, because the next run would then find nothing unusual.
    if (!isStopped) await recordJobTime(store, 'retention', currentPlan.now);
    const { isOutdated, isHoneypot, ...bounds } = buildConditions(environment, currentPlan.now);
    const counts = await deleteOutdated({
      ...bounds,
      startedAt: currentPlan.now,
      condition: doubt === 'share' ? isHoneypot : (where) => where.or([isOutdated(where), isHoneypot(where)]),
    });
    return { counts, plan: currentPlan };
  }

  async function deleteOutdated({
    startedAt,
    textsUsedBefore,
    condition,
  }: {
    startedAt: number;
    textsUsedBefore: number;
    condition: SubmissionCondition;
  }): Promise<DeletedCounts> {
    // Servers write these times by their own clocks. A server whose clock is behind must not delete keys that it still uses.
    const expiredBefore = Math.min(startedAt, now()) - expiryGraceMs;
    const deletedSubmissions = await deleteSubmissions(store, condition, () => isStopped);
    const counts: DeletedCounts = {
      submissions: deletedSubmissions.length,
      idempotencyKeys: await deleteInBatches(async (transaction) => {
        const expired = transaction
          .selectFrom('idempotency_keys')
          .select('key')
          .where('expires_at', '<', expiredBefore)
          .limit(batchSize);
        return countDeleted(
          await transaction.deleteFrom('idempotency_keys').where('key', 'in', expired).execute(),
        );
      }),
      challenges: await deleteInBatches(async (transaction) => {
        const expired = transaction
          .selectFrom('spent_challenges')
          .select('id')
          .where('expires_at', '<', expiredBefore)
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
      consentTexts: isStopped ? 0 : await deleteUnusedConsentTexts(store, textsUsedBefore),
    };
    // Deleted rows of SQLite remain readable in the write-ahead log until it is truncated.
    if (counts.submissions > 0) await truncateWal(store);
    return counts;
  }

  async function runAndLog(): Promise<void> {
    try {
      const { counts, plan: lastPlan } = await run();
      if (Object.values(counts).some(Boolean)) log.info(counts, 'Outdated rows deleted');
      hasDoubt = lastPlan.doubt !== undefined;
      onWithheld?.(lastPlan.doubt ? lastPlan.dueCount : 0);
      if (lastPlan.doubt) log.error(toLogFields(lastPlan), doubtMessages[lastPlan.doubt]);
    } catch (error) {
      log.error({ err: error }, 'Outdated rows could not be deleted; the next try is in an hour');
    }
  }

  const condition: AlarmCondition = {
    name: 'retention',
    title: 'deletions wait for a confirmation',
    check: async () => {
      // Submissions are counted only after a doubt, because that takes time.
      if (!hasDoubt) return undefined;
      const { doubt, dueCount, submissionCount } = await plan();
      hasDoubt = doubt !== undefined;
      return doubt && describeDoubt[doubt](dueCount, submissionCount);
    },
  };

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
    condition,
    plan,
    run,
  };
}

const confirmationHint =
  '`npm run enquiries -- retention` shows what is due, and deletes it after a confirmation';
const doubtMessages = {
  clock: `The clock is far ahead of the last run, so nothing was deleted: ${confirmationHint}`,
  share: `Unusually many submissions are due for deletion. They were kept: ${confirmationHint}`,
};

const alarmHint = [
  'Until then, personal data may be kept for longer than the privacy policy promises.',
  'See whether the clock is right: npm run doctor',
  'See what is due, and delete it after a confirmation: npm run enquiries -- retention',
].join('\n');
/** Messages of alarms. */
const describeDoubt = {
  clock: () =>
    `The clock is far ahead of the last deletion of old submissions, so nothing is deleted until somebody corrects the clock or confirms the deletion. ${alarmHint}`,
  share: (dueCount: number, submissionCount: number) =>
    `${dueCount} of ${submissionCount} submissions are due for deletion, which is unusually many. They are kept until somebody corrects the clock, RETENTION_MONTHS or RETENTION_MONTHS_APPLICATIONS, or confirms the deletion. ${alarmHint}`,
};

const toLogFields = ({ now, lastKnownTime, submissionCount, dueCount }: RetentionPlan) => ({
  due: dueCount,
  of: submissionCount,
  clock: new Date(now).toISOString(),
  lastKnownTime: lastKnownTime === undefined ? null : new Date(lastKnownTime).toISOString(),
});

const noCounts: DeletedCounts = {
  submissions: 0,
  idempotencyKeys: 0,
  challenges: 0,
  rateLimits: 0,
  consentTexts: 0,
};

/** Builds the conditions under which submissions are deleted. @param time milliseconds since 1970. */
function buildConditions(
  { retentionMonths, retentionMonthsApplications }: RetentionOptions['environment'],
  time: number,
) {
  const applicationsReceivedBefore = subtractMonths(time, retentionMonthsApplications);
  const othersReceivedBefore = subtractMonths(time, retentionMonths);
  const isOutdated: SubmissionCondition = ({ and, eb, or }) =>
    or([
      and([eb('kind', '=', 'application'), eb('received_at', '<', applicationsReceivedBefore)]),
      and([eb('kind', '!=', 'application'), eb('received_at', '<', othersReceivedBefore)]),
    ]);
  /** Not counted as part of the share, because bots send hundreds a day. */
  const isHoneypot: SubmissionCondition = ({ and, eb }) =>
    and([
      eb('status', '=', 'quarantined'),
      eb('suspicions', 'like', '%"honeypot"%'),
      eb('received_at', '<', time - honeypotRetentionMs),
    ]);
  const textsUsedBefore = Math.min(applicationsReceivedBefore, othersReceivedBefore);
  return { isOutdated, isHoneypot, textsUsedBefore };
}

async function countSubmissions(database: Database, isOutdated: SubmissionCondition) {
  const { total, newest } = await database
    .selectFrom('submissions')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.max<number | null>('received_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const { due } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where(isOutdated)
    .where((where) =>
      where.not(
        where.and([where('status', '=', 'quarantined'), where('suspicions', 'like', '%"honeypot"%')]),
      ),
    )
    .executeTakeFirstOrThrow();
  return { submissionCount: Number(total), newest: newest ?? undefined, dueCount: Number(due) };
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
