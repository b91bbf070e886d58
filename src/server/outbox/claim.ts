/** Claims due deliveries: a worker leases them, so that no other worker attempts them meanwhile. */
import type { Store, StoreTransaction } from '../storage/store.ts';
import type { RetrySchedule } from './backoff.ts';
import type { Channel } from './channels.ts';
import type { Clock } from './clock.ts';
import { moveToDeadLetter } from './dead-letter.ts';

/** A delivery that a worker has leased for one attempt. */
export interface Claim {
  /** Id of the delivery. */
  id: string;
  /** Reference of the submission. */
  reference: string;
  channel: Channel;
  /** Number of this attempt, from 1. */
  attempt: number;
}

export interface ClaimResult {
  /** Time of the query, in milliseconds since 1970. */
  now: number;
  claims: Claim[];
  /** Deliveries whose last attempt was interrupted by a crash; they are dead letters now. */
  dead: Claim[];
  /** Number of new deliveries that were postponed to the time of their first attempt. */
  postponed: number;
}

/** The number of deliveries of a channel that a worker can start now. */
export interface ChannelCapacity {
  channel: Channel;
  freeSlots: number;
}

export interface ClaimOptions {
  /** Unique id of the worker. */
  workerId: string;
  /** Deliveries not to claim, because their attempts may outlive their leases while the storage is unavailable. */
  excludedIds: readonly string[];
  /** In order of priority. */
  capacities: readonly ChannelCapacity[];
  schedule: RetrySchedule;
  leaseMs: number;
  clock: Clock;
}

/**
 * Claims due deliveries in one transaction.
 * @throws StorageUnavailableError
 */
export async function claimDueDeliveries(store: Store, options: ClaimOptions): Promise<ClaimResult> {
  return store.write(async (transaction) => {
    const result: ClaimResult = { now: await options.clock(transaction), claims: [], dead: [], postponed: 0 };
    for (const capacity of options.capacities)
      await claimForChannel(store, transaction, capacity, options, result);
    return result;
  });
}

/** Claims due deliveries of one channel and adds them to the result. */
async function claimForChannel(
  store: Store,
  transaction: StoreTransaction,
  capacity: ChannelCapacity,
  options: ClaimOptions,
  result: ClaimResult,
): Promise<void> {
  const { workerId, schedule, leaseMs } = options;
  const { now } = result;
  const { channel } = capacity;
  const firstDelay = (schedule[0] ?? 0) * 1000;
  for (const delivery of await selectDue(store, transaction, capacity, options.excludedIds, now)) {
    const { id, reference, attempts, due_at, scheduled_at, leased_by } = delivery;
    const update = transaction.updateTable('deliveries').where('id', '=', id);
    // A delivery without a lease has used up its attempts only if the schedule has become shorter. It gets one more.
    if (attempts >= schedule.length && leased_by !== null) {
      await moveToDeadLetter(transaction, id, 'interrupted', now);
      result.dead.push({ id, reference, channel, attempt: attempts });
    } else if (attempts === 0 && due_at === scheduled_at && due_at + firstDelay > now) {
      // New rows are stored as due immediately. The schedule says how long their first attempt waits.
      await update.set({ due_at: due_at + firstDelay }).execute();
      result.postponed++;
    } else {
      const attempt = attempts + 1;
      await update.set({ attempts: attempt, leased_by: workerId, leased_until: now + leaseMs }).execute();
      result.claims.push({ id, reference, channel, attempt });
    }
  }
}

function selectDue(
  store: Store,
  transaction: StoreTransaction,
  { channel, freeSlots }: ChannelCapacity,
  excludedIds: readonly string[],
  now: number,
) {
  return (
    transaction
      .selectFrom('deliveries')
      .select(['id', 'submission_id as reference', 'attempts', 'due_at', 'scheduled_at', 'leased_by'])
      .where('state', '=', 'pending')
      .where('channel', '=', channel)
      .where('due_at', '<=', now)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
      .$if(excludedIds.length > 0, (query) => query.where('id', 'not in', excludedIds))
      .orderBy('due_at')
      .limit(freeSlots)
      // SQLite needs no row locks, because it has one writer at a time.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
  );
}
