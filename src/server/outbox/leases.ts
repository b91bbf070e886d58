/** What keeps the outbox going besides taking and settling: leases, clocks, and when to look again. */
import type { Store } from '../storage/store.ts';
import type { Channel } from './channels.ts';
import type { Clock } from './clock.ts';

/**
 * Milliseconds by which the clocks of several servers, and that of the storage, may differ where servers write their
 * own: for alarms, and for what is new, which waits so much longer where its server is ahead. Leases and waits go by one
 * clock. What lies further ahead tells of a clock put back.
 */
export const maxClockSkewMs = 60_000;

/**
 * Makes leases last.
 * @param ids deliveries that the worker works on.
 * @param lease milliseconds.
 * @returns those it still holds; the others have been erased, or taken over.
 * @throws Unavailable while the storage cannot be used.
 */
export async function renewLeases(
  store: Store,
  worker: string,
  ids: readonly string[],
  lease: number,
  clock: Clock,
): Promise<Set<string>> {
  const held = await store.write(async (changes) => {
    const leased_until = (await clock(changes)) + lease;
    return changes
      .updateTable('deliveries')
      .set({ leased_until })
      .where('id', 'in', ids)
      .where('leased_by', '=', worker)
      .returning('id')
      .execute();
  });
  return new Set(held.map(({ id }) => id));
}

/**
 * After a clock has been put back: what was to wait for a time that is now far ahead is due, and leases until then are
 * over.
 * @param lease milliseconds.
 * @throws Unavailable while the storage cannot be used.
 */
export async function repairClockSkew(store: Store, worker: string, lease: number, clock: Clock): Promise<void> {
  await store.write(async (changes) => {
    const now = await clock(changes);
    await changes
      .updateTable('deliveries')
      .set({ scheduled_at: now, due_at: now })
      .where('state', '=', 'pending')
      .where('scheduled_at', '>', now + maxClockSkewMs)
      .execute();
    await changes
      .updateTable('deliveries')
      .set({ leased_by: null, leased_until: null })
      .where('state', '=', 'pending')
      .where('leased_until', '>', now + lease + maxClockSkewMs)
      .where('leased_by', '!=', worker)
      .execute();
  });
}

/**
 * When there may be something to take: the next of what is not due yet, or whose worker may be gone.
 * @returns milliseconds since 1970; undefined where nothing waits.
 * @throws Unavailable while the storage cannot be used.
 */
export async function findNextDueTime(
  store: Store,
  channels: readonly Channel[],
  now: number,
): Promise<number | undefined> {
  const next = await store.read((database) => {
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
  const times = next.flatMap((row) => row?.time ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
