/**
 * The lock and time of alarms. They are stored, so that only one server sends an alarm, at most once an hour, also across
 * restarts.
 */
import type { Store, StoreTransaction } from '#server/storage/store.ts';
import { maxClockSkewMs } from '../leases.ts';

const minAlarmIntervalMs = 3_600_000;

/** Duration of the lock. A process that holds it for longer has crashed. */
const lockMs = 5 * 60_000;

/** Key of the only row in the table. */
const rowName = 'digest';

/**
 * Reads the time of the last alarm.
 * @param now milliseconds since 1970.
 * @returns milliseconds since 1970; 0 if there was none, or if its time is far ahead because a clock was set back.
 * @throws StorageUnavailableError
 */
export async function readLastAlarmTime(store: Store, now: number): Promise<number> {
  const alarm = await store.read((database) =>
    database.selectFrom('alarms').select('sent_at').where('name', '=', rowName).executeTakeFirst(),
  );
  return alarm && alarm.sent_at <= now + maxClockSkewMs ? alarm.sent_at : 0;
}

/**
 * Acquires the lock for sending an alarm.
 * @param now milliseconds since 1970.
 * @returns false if the last alarm was too recent, or another process holds the lock.
 * @throws StorageUnavailableError
 */
export async function acquireAlarmLock(store: Store, now: number): Promise<boolean> {
  return store.write(async (transaction) => {
    await transaction
      .insertInto('alarms')
      .values({ name: rowName, sent_at: 0, taken_until: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('alarms')
      .set({ taken_until: now + lockMs })
      .where('name', '=', rowName)
      .where((where) =>
        where.or([
          where('sent_at', '<=', now - minAlarmIntervalMs),
          where('sent_at', '>', now + maxClockSkewMs),
        ]),
      )
      .where((where) =>
        where.or([where('taken_until', '<=', now), where('taken_until', '>', now + lockMs + maxClockSkewMs)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Releases the lock. @param sentAt time of the alarm in milliseconds since 1970; unset if none was sent. */
export async function releaseAlarmLock(transaction: StoreTransaction, sentAt?: number): Promise<void> {
  await transaction
    .updateTable('alarms')
    .set({ taken_until: 0, ...(sentAt !== undefined && { sent_at: sentAt }) })
    .where('name', '=', rowName)
    .execute();
}
