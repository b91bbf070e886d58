/** Tells the operator of what is stuck: at most once an hour, and of each thing once. */
import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/storage/store.ts';
import { describeFailure } from '../delivery-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Webhook } from '../webhook.ts';
import { endTurn, lastAlarm, takeTurn } from './alarm-lock.ts';
import { alarmMail, alarmPayload, digestOf } from './alarm-message.ts';
import { findStuck, markTold, type Stuck } from './overdue.ts';

export interface AlarmOptions {
  store: Store;
  mail: { mailer: Mailer; to: string } | undefined;
  webhook: Webhook | undefined;
  /** Milliseconds after which a delivery that is not done is late. */
  late: number;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Looks whether something is stuck that the operator does not know of, and tells.
 * @throws Unavailable while the storage cannot be used.
 */
export async function raiseAlarm(options: AlarmOptions, signal: AbortSignal): Promise<void> {
  const { store, late } = options;
  const now = options.now();
  const stuck = await findStuck(store, late, await lastAlarm(store, now), now);
  if (stuck.deliveries.length + stuck.quarantined.length === 0 || !(await takeTurn(store, now))) return;
  const told = await tell(stuck, options, now, signal);
  await store.change(async (changes) => {
    if (told) await markTold(changes, stuck, now);
    await endTurn(changes, told ? now : undefined);
  });
}

/** @returns whether some channel has taken it. Where there is none, the log is the channel. */
async function tell(
  stuck: Stuck,
  { mail, webhook, log }: AlarmOptions,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const digest = digestOf(stuck);
  const tries = [
    ...(mail ? [mail.mailer.send(alarmMail(digest, mail.to, now), signal)] : []),
    ...(webhook ? [webhook.post(randomUUID(), alarmPayload(digest, now), signal)] : []),
  ];
  const results = await Promise.allSettled(tries);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [describeFailure(result.reason)] : [],
  );
  const told = errors.length < tries.length;
  if (told) log.warn({ ...digest, errors }, 'Something is stuck: the operator has been told');
  else log.error({ ...digest, errors }, 'Something is stuck, and the operator could not be told');
  return told || tries.length === 0;
}
