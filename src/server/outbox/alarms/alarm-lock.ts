/** Which process sends the alarm, and when it may: the storage knows, for all of them and over restarts. */
import type { StoreTransaction, Store } from '#server/storage/store.ts';
import { maxClockSkewMs } from '../leases.ts';

/** Milliseconds from one alarm to the next, at least. */
const minAlarmIntervalMs = 3_600_000;

/** Milliseconds in which an alarm has been sent, or its process has crashed. */
const lockMs = 5 * 60_000;

const name = 'digest';

/**
 * When the operator was told last.
 * @param now milliseconds since 1970.
 * @returns 0 for never, and for a time that is far ahead: the clock has been put back.
 * @throws Unavailable while the storage cannot be used.
 */
export async function readLastAlarmTime(store: Store, now: number): Promise<number> {
  const turn = await store.read((database) =>
    database.selectFrom('alarms').select('sent_at').where('name', '=', name).executeTakeFirst(),
  );
  return turn && turn.sent_at <= now + maxClockSkewMs ? turn.sent_at : 0;
}

/**
 * Takes the turn.
 * @param now milliseconds since 1970.
 * @returns whether an alarm may be sent: else it is too early, or another process is about it.
 * @throws Unavailable while the storage cannot be used.
 */
export async function acquireAlarmLock(store: Store, now: number): Promise<boolean> {
  return store.write(async (changes) => {
    await changes
      .insertInto('alarms')
      .values({ name, sent_at: 0, taken_until: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { numUpdatedRows } = await changes
      .updateTable('alarms')
      .set({ taken_until: now + lockMs })
      .where('name', '=', name)
      .where((where) =>
        where.or([where('sent_at', '<=', now - minAlarmIntervalMs), where('sent_at', '>', now + maxClockSkewMs)]),
      )
      .where((where) =>
        where.or([where('taken_until', '<=', now), where('taken_until', '>', now + lockMs + maxClockSkewMs)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** @param sentAt unset: nothing was sent. */
export async function releaseAlarmLock(changes: StoreTransaction, sentAt?: number): Promise<void> {
  await changes
    .updateTable('alarms')
    .set({ taken_until: 0, ...(sentAt !== undefined && { sent_at: sentAt }) })
    .where('name', '=', name)
    .execute();
}
