/**
 * Alarms report dead and late deliveries, submissions that nobody was told of, a webhook that is off, and conditions
 * such as a full disk. An alarm reports each of them once, a condition daily while it lasts, and at most one alarm is sent
 * per hour. A digest reports new submissions in quarantine, at most once a day.
 */
import type { Log } from '#server/log.ts';
import type { OutageLog } from '#server/storage/outage-log.ts';
import type { Store, StoreTransaction } from '#server/storage/store.ts';
import { type AlarmLock, acquireAlarmLock, releaseAlarmLock } from './alarm-lock.ts';
import { buildAlarm, buildQuarantineDigest } from './alarm-message.ts';
import { type AlarmMessage, type AlarmRoute, sendByAllRoutes } from './alarm-routes.ts';
import { type AlarmCondition, findDueConditions, markConditionsReported } from './conditions.ts';
import {
  findOverdue,
  isEmpty,
  markReported,
  markSubmissionsReported,
  type OverdueOptions,
} from './overdue.ts';

export interface AlarmOptions extends OverdueOptions {
  store: Store;
  routes: readonly AlarmRoute[];
  conditions: readonly AlarmCondition[];
  log: Log;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

export interface AlarmWatcher {
  start(): void;
  /** Aborts an alarm that is being sent. It is sent when the server runs again. */
  stop(): Promise<void>;
}

const alarmLock: AlarmLock = { name: 'digest', intervalMs: 3_600_000 };
const quarantineLock: AlarmLock = { name: 'quarantine', intervalMs: 24 * 3_600_000 };

/** Creates a watcher that regularly sends what is due. */
export function createAlarmWatcher(
  options: AlarmOptions,
  outageLog: OutageLog,
  intervalMs: number,
): AlarmWatcher {
  const shutdown = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const run = () => {
    running ??= sendDueAlarm(options, shutdown.signal)
      .then(() => sendDueDigest(options, shutdown.signal))
      // A run that finds nothing writes nothing, so it does not prove that the storage is writable.
      .then(() => options.store.check())
      .then(outageLog.recordSuccess, outageLog.recordFailure)
      .finally(() => {
        running = undefined;
      });
  };

  return {
    start: () => {
      timer ??= setInterval(run, intervalMs);
    },
    stop: async () => {
      clearInterval(timer);
      shutdown.abort();
      await running;
    },
  };
}

/**
 * Sends an alarm if something is overdue, or a condition lasts, that no alarm has reported.
 * @throws StorageUnavailableError
 */
export async function sendDueAlarm(options: AlarmOptions, signal: AbortSignal): Promise<void> {
  const now = options.now();
  const overdue = await findOverdue(options.store, options, now);
  const conditions = await findDueConditions(options.store, options.conditions, now);
  if (isEmpty(overdue) && conditions.length === 0) return;
  const alarm = buildAlarm(overdue, conditions);
  await sendOnce(alarmLock, alarm, options, now, signal, async (transaction) => {
    await markReported(transaction, overdue, now);
    await markConditionsReported(transaction, conditions, now);
  });
}

/**
 * Sends a digest if there are submissions in quarantine that no digest has reported. Those that filled in the honeypot are
 * only counted, because no person sent them.
 * @throws StorageUnavailableError
 */
export async function sendDueDigest(options: AlarmOptions, signal: AbortSignal): Promise<void> {
  const now = options.now();
  const readUnreported = (operator: 'like' | 'not like') =>
    options.store.read((database) =>
      database
        .selectFrom('submissions')
        .select(['id', 'kind'])
        .where('status', '=', 'quarantined')
        .where('reported_at', 'is', null)
        .where('suspicions', operator, '%"honeypot"%')
        .orderBy('received_at')
        .execute(),
    );
  const suspectedSpam = await readUnreported('not like');
  if (suspectedSpam.length === 0) return;
  const honeypotSpam = await readUnreported('like');
  const digest = buildQuarantineDigest(suspectedSpam, honeypotSpam.length);
  const ids = [...suspectedSpam, ...honeypotSpam].map(({ id }) => id);
  await sendOnce(quarantineLock, digest, options, now, signal, (transaction) =>
    markSubmissionsReported(transaction, ids, now),
  );
}

/** Sends a message unless another process does, or the last one was too recent, and marks its content as reported. */
async function sendOnce(
  lock: AlarmLock,
  message: AlarmMessage,
  options: AlarmOptions,
  now: number,
  signal: AbortSignal,
  mark: (transaction: StoreTransaction) => Promise<void>,
): Promise<void> {
  const { store } = options;
  if (!(await acquireAlarmLock(store, lock, now))) return;
  const isReported = await send(message, options, now, signal);
  await store.write(async (transaction) => {
    if (isReported) await mark(transaction);
    await releaseAlarmLock(transaction, lock, isReported ? now : undefined);
  });
}

/** @returns true if a route has accepted the message, or there is none, in which case the log is the alarm. */
async function send(
  message: AlarmMessage,
  { routes, log, isSilent }: AlarmOptions,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { isSent, errors } = await sendByAllRoutes(routes, message, now, signal);
  const { type, title, data } = message;
  const fields = { type, title, ...data, errors };
  if (isSilent && routes.length === 0 && type === 'quarantine.digest')
    log.info(fields, 'Submissions may need attention');
  else if (isSent) log.warn(fields, 'An alarm was sent: its title says what needs attention');
  else log.error(fields, 'An alarm could not be sent: its title says what needs attention');
  return isSent || routes.length === 0;
}
