/** Tells the operator of what is stuck: at most once an hour, and of each thing once. */
import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/storage/store.ts';
import { describeError } from '../delivery-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WebhookClient } from '../webhook.ts';
import { releaseAlarmLock, readLastAlarmTime, acquireAlarmLock } from './alarm-lock.ts';
import { buildAlarmMail, buildAlarmPayload, buildDigest } from './alarm-message.ts';
import { findOverdue, markNotified, type Overdue } from './overdue.ts';

export interface AlarmOptions {
  store: Store;
  mail: { mailer: Mailer; to: string } | undefined;
  webhook: WebhookClient | undefined;
  /** Milliseconds after which a delivery that is not done is late. */
  lateAfterMs: number;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Looks whether something is stuck that the operator does not know of, and tells.
 * @throws Unavailable while the storage cannot be used.
 */
export async function sendDueAlarm(options: AlarmOptions, signal: AbortSignal): Promise<void> {
  const { store, lateAfterMs: late } = options;
  const now = options.now();
  const stuck = await findOverdue(store, late, await readLastAlarmTime(store, now), now);
  if (stuck.deliveries.length + stuck.quarantined.length === 0 || !(await acquireAlarmLock(store, now))) return;
  const told = await sendAlarm(stuck, options, now, signal);
  await store.write(async (changes) => {
    if (told) await markNotified(changes, stuck, now);
    await releaseAlarmLock(changes, told ? now : undefined);
  });
}

/** @returns whether some channel has taken it. Where there is none, the log is the channel. */
async function sendAlarm(
  stuck: Overdue,
  { mail, webhook, log }: AlarmOptions,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const digest = buildDigest(stuck);
  const tries = [
    ...(mail ? [mail.mailer.send(buildAlarmMail(digest, mail.to, now), signal)] : []),
    ...(webhook ? [webhook.post(randomUUID(), buildAlarmPayload(digest, now), signal)] : []),
  ];
  const results = await Promise.allSettled(tries);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [describeError(result.reason)] : [],
  );
  const told = errors.length < tries.length;
  if (told) log.warn({ ...digest, errors }, 'Something is stuck: the operator has been told');
  else log.error({ ...digest, errors }, 'Something is stuck, and the operator could not be told');
  return told || tries.length === 0;
}
