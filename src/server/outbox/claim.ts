/** Who works on what: a worker takes deliveries that are due, and has them to itself for a while. */
import type { StoreTransaction, Store } from '../storage/store.ts';
import type { RetrySchedule } from './backoff.ts';
import type { Channel } from './channels.ts';
import type { Clock } from './clock.ts';
import { moveToDeadLetter } from './complete.ts';

/** A delivery that a worker has to itself. */
export interface Claim {
  id: string;
  reference: string;
  channel: Channel;
  /** Which attempt this is, from 1. */
  attempt: number;
}

export interface ClaimResult {
  /** When it was looked what is due, in milliseconds since 1970. */
  now: number;
  claims: Claim[];
  /** Cut off in their last attempt, by a crash. */
  dead: Claim[];
  /** How many have been put off to the time of their first attempt. */
  deferred: number;
}

/** How many more deliveries of a channel the worker can take. */
export interface ChannelCapacity {
  channel: Channel;
  free: number;
}

export interface ClaimOptions {
  /** Nobody else has this name. */
  worker: string;
  /** Deliveries that it does not take: its attempts may outlive their leases while the storage is away. */
  excludedIds: readonly string[];
  /** In the order in which they are served. */
  capacities: readonly ChannelCapacity[];
  schedule: RetrySchedule;
  /** Milliseconds. */
  leaseMs: number;
  clock: Clock;
}

/**
 * Takes what is due.
 * @throws Unavailable while the storage cannot be used.
 */
export async function claimDueDeliveries(store: Store, options: ClaimOptions): Promise<ClaimResult> {
  return store.write(async (changes) => {
    const claimed: ClaimResult = { now: await options.clock(changes), claims: [], dead: [], deferred: 0 };
    for (const room of options.capacities) await claimChannel(store, changes, room, options, claimed);
    return claimed;
  });
}

async function claimChannel(
  store: Store,
  changes: StoreTransaction,
  room: ChannelCapacity,
  options: ClaimOptions,
  claimed: ClaimResult,
): Promise<void> {
  const { worker, schedule, leaseMs: lease } = options;
  const { now } = claimed;
  const firstWait = (schedule[0] ?? 0) * 1000;
  for (const delivery of await selectDue(store, changes, room, options.excludedIds, now)) {
    const { id, reference, attempts, due_at, scheduled_at, leased_by } = delivery;
    const change = changes.updateTable('deliveries').where('id', '=', id);
    // One that has only waited while the schedule became shorter is tried once more.
    if (attempts >= schedule.length && leased_by !== null) {
      await moveToDeadLetter(changes, id, 'cut off', now);
      claimed.dead.push({ id, reference, channel: room.channel, attempt: attempts });
    } else if (attempts === 0 && due_at === scheduled_at && due_at + firstWait > now) {
      // Stored as due at once; how long the first attempt waits, the schedule says.
      await change.set({ due_at: due_at + firstWait }).execute();
      claimed.deferred++;
    } else {
      const attempt = attempts + 1;
      await change.set({ attempts: attempt, leased_by: worker, leased_until: now + lease }).execute();
      claimed.claims.push({ id, reference, channel: room.channel, attempt });
    }
  }
}

function selectDue(
  store: Store,
  changes: StoreTransaction,
  { channel, free }: ChannelCapacity,
  holding: readonly string[],
  now: number,
) {
  return (
    changes
      .selectFrom('deliveries')
      .select(['id', 'submission_id as reference', 'attempts', 'due_at', 'scheduled_at', 'leased_by'])
      .where('state', '=', 'pending')
      .where('channel', '=', channel)
      .where('due_at', '<=', now)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
      .$if(holding.length > 0, (query) => query.where('id', 'not in', holding))
      .orderBy('due_at')
      .limit(free)
      // SQLite has one writer at a time.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
  );
}
