/** Renews leases, repairs times after a clock was set back, and finds the time of the next poll. */
import type { Store } from '../storage/store.ts';
import type { Channel } from './channels.ts';
import type { Clock } from './clock.ts';

/**
 * Largest tolerated difference between the clocks of servers and storage, in milliseconds. It matters where servers write
 * times of their own clocks: for alarms, and for new rows, which wait longer if their server's clock is ahead. Leases and
 * delays use the shared clock. A time that is further ahead means that a clock was set back.
 */
export const maxClockSkewMs = 60_000;

/**
 * Renews the leases of a worker.
 * @param ids deliveries that the worker attempts.
 * @returns ids whose lease the worker still holds; the others were erased, or claimed by another worker.
 * @throws StorageUnavailableError
 */
export async function renewLeases(
  store: Store,
  workerId: string,
  ids: readonly string[],
  leaseMs: number,
  clock: Clock,
): Promise<Set<string>> {
  const renewed = await store.write(async (transaction) => {
    const leased_until = (await clock(transaction)) + leaseMs;
    return transaction
      .updateTable('deliveries')
      .set({ leased_until })
      .where('id', 'in', ids)
      .where('leased_by', '=', workerId)
      .returning('id')
      .execute();
  });
  return new Set(renewed.map(({ id }) => id));
}

/**
 * Repairs times after a clock was set back: deliveries scheduled far in the future become due, and leases of other
 * workers that end far in the future are released.
 * @throws StorageUnavailableError
 */
export async function repairClockSkew(
  store: Store,
  workerId: string,
  leaseMs: number,
  clock: Clock,
): Promise<void> {
  await store.write(async (transaction) => {
    const now = await clock(transaction);
    await transaction
      .updateTable('deliveries')
      .set({ scheduled_at: now, due_at: now })
      .where('state', '=', 'pending')
      .where('scheduled_at', '>', now + maxClockSkewMs)
      .execute();
    await transaction
      .updateTable('deliveries')
      .set({ leased_by: null, leased_until: null })
      .where('state', '=', 'pending')
      .where('leased_until', '>', now + leaseMs + maxClockSkewMs)
      .where('leased_by', '!=', workerId)
      .execute();
  });
}

/**
 * Finds the next time at which a pending delivery becomes due or a lease expires.
 * @returns milliseconds since 1970; undefined if nothing is pending after `now`.
 * @throws StorageUnavailableError
 */
export async function findNextDueTime(
  store: Store,
  channels: readonly Channel[],
  now: number,
): Promise<number | undefined> {
  const rows = await store.read((database) => {
    const pending = database.selectFrom('deliveries').where('state', '=', 'pending').limit(1);
    return Promise.all(
      channels.flatMap((channel) =>
        (['due_at', 'leased_until'] as const).map((column) =>
          pending
            .select(`${column} as time`)
            .where('channel', '=', channel)
            .where(column, '>', now)
            .orderBy(column)
            .executeTakeFirst(),
        ),
      ),
    );
  });
  const times = rows.flatMap((row) => row?.time ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
