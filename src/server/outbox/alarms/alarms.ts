/**
 * Sends alarms to operators: about dead and late deliveries, and about submissions that have been in quarantine for a day.
 * An alarm reports each of them once, and at most one alarm is sent per hour.
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { OutageLog } from '#server/storage/outage-log.ts';
import type { Store } from '#server/storage/store.ts';
import { describeError } from '../delivery-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WebhookClient } from '../webhook.ts';
import { acquireAlarmLock, readLastAlarmTime, releaseAlarmLock } from './alarm-lock.ts';
import { buildAlarmMail, buildAlarmPayload, buildDigest } from './alarm-message.ts';
import { findOverdue, markReported, type Overdue } from './overdue.ts';

export interface AlarmOptions {
  store: Store;
  mail: { mailer: Mailer; to: string } | undefined;
  webhook: WebhookClient | undefined;
  /** Age in milliseconds from which a pending delivery is late. */
  lateAfterMs: number;
  log: Log;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

export interface AlarmWatcher {
  start(): void;
  /** Aborts an alarm that is being sent. It is sent when the server runs again. */
  stop(): Promise<void>;
}

/** Creates a watcher that calls `sendDueAlarm` regularly. */
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
 * Sends an alarm if something is overdue that no alarm has reported.
 * @throws StorageUnavailableError
 */
export async function sendDueAlarm(options: AlarmOptions, signal: AbortSignal): Promise<void> {
  const { store, lateAfterMs } = options;
  const now = options.now();
  const overdue = await findOverdue(store, lateAfterMs, await readLastAlarmTime(store, now), now);
  if (overdue.deliveries.length + overdue.quarantined.length === 0 || !(await acquireAlarmLock(store, now)))
    return;
  const isReported = await sendAlarm(overdue, options, now, signal);
  await store.write(async (transaction) => {
    if (isReported) await markReported(transaction, overdue, now);
    await releaseAlarmLock(transaction, isReported ? now : undefined);
  });
}

/** @returns true if a channel has accepted the alarm, or none is configured, in which case the log is the alarm. */
async function sendAlarm(
  overdue: Overdue,
  { mail, webhook, log }: AlarmOptions,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const digest = buildDigest(overdue);
  const attempts = [
    ...(mail ? [mail.mailer.send(buildAlarmMail(digest, mail.to, now), signal)] : []),
    ...(webhook ? [webhook.post(randomUUID(), buildAlarmPayload(digest, now), signal)] : []),
  ];
  const results = await Promise.allSettled(attempts);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [describeError(result.reason)] : [],
  );
  const isSent = errors.length < attempts.length;
  if (isSent) log.warn({ ...digest, errors }, 'An alarm was sent: deliveries or quarantine need attention');
  else
    log.error({ ...digest, errors }, 'Deliveries or quarantine need attention, and no alarm could be sent');
  return isSent || attempts.length === 0;
}
