/**
 * Locks and times of alarms and digests. They are stored, so that only one server sends each, and not too often, also across
 * restarts.
 */
import type { Store, StoreTransaction } from '#server/storage/store.ts';
import { maxClockSkewMs } from '../leases.ts';

export interface AlarmLock {
  /** Key of the row in the table. */
  name: string;
  /** Shortest time between two alarms, in milliseconds. */
  intervalMs: number;
}

/** Duration of a lock. A process that holds it for longer has crashed. */
const lockMs = 5 * 60_000;

/**
 * Acquires a lock.
 * @param now milliseconds since 1970.
 * @returns false if the last alarm was too recent, or another process holds the lock.
 * @throws StorageUnavailableError
 */
export async function acquireAlarmLock(
  store: Store,
  { name, intervalMs }: AlarmLock,
  now: number,
): Promise<boolean> {
  return store.write(async (transaction) => {
    await transaction
      .insertInto('alarms')
      .values({ name, sent_at: 0, taken_until: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('alarms')
      .set({ taken_until: now + lockMs })
      .where('name', '=', name)
      .where((where) =>
        where.or([where('sent_at', '<=', now - intervalMs), where('sent_at', '>', now + maxClockSkewMs)]),
      )
      .where((where) =>
        where.or([where('taken_until', '<=', now), where('taken_until', '>', now + lockMs + maxClockSkewMs)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Releases a lock. @param sentAt time of the alarm in milliseconds since 1970; unset if none was sent. */
export async function releaseAlarmLock(
  transaction: StoreTransaction,
  { name }: AlarmLock,
  sentAt: number | undefined,
): Promise<void> {
  await transaction
    .updateTable('alarms')
    .set({ taken_until: 0, ...(sentAt !== undefined && { sent_at: sentAt }) })
    .where('name', '=', name)
    .execute();
}
