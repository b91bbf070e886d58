/**
 * Works through the outbox. One loop takes what is due, of each channel as much as there are hands for, and waits for no
 * attempt: where one server hangs, the other channels go on.
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { OutageLog } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';
import { createAttemptPool } from './attempt-pool.ts';
import type { RetrySchedule } from './backoff.ts';
import type { Channel } from './channels.ts';
import { type Claim, claimDueDeliveries } from './claim.ts';
import type { Clock } from './clock.ts';
import { repairClockSkew, findNextDueTime } from './leases.ts';
import type { Timings } from './timings.ts';
import { createWakeSignal } from './wake-signal.ts';

/** How an attempt ended: `dead` was the last one. */
export type AttemptOutcome = 'done' | 'failed' | 'dead';

export interface WorkerOptions {
  store: Store;
  /** In the order in which they are served. */
  channels: readonly Channel[];
  /** Makes one attempt; throws when it failed. */
  deliver: (claim: Claim, signal: AbortSignal) => Promise<void>;
  schedule: RetrySchedule;
  timings: Timings;
  outageLog: OutageLog;
  log: Log;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  onAttemptEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

export interface Worker {
  start(): void;
  /** Something new has been stored. */
  notify(): void;
  /** Takes no more, waits for attempts under way, and gives back those that do not end in time. */
  stop(): Promise<void>;
}

/** The least milliseconds between two looks at the outbox: clocks that disagree must not make a loop of it. */
const minPollIntervalMs = 20;

export function createWorker(options: WorkerOptions): Worker {
  const { store, channels, schedule, timings, outageLog: outage, log, clock } = options;
  const worker = randomUUID();
  const bell = createWakeSignal();
  const attempts = createAttemptPool(options, worker, bell.notify);
  let loop: Promise<void> | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let stopping = false;
  let clocksCheckedAt = Number.NEGATIVE_INFINITY;

  /** @returns milliseconds until there may be more to do. */
  async function processDue(): Promise<number> {
    if (performance.now() - clocksCheckedAt >= timings.pollMs) {
      await repairClockSkew(store, worker, timings.leaseMs, clock);
      clocksCheckedAt = performance.now();
    }
    const rooms = channels
      .map((channel) => ({ channel, free: attempts.getFreeSlots(channel) }))
      .filter(({ free }) => free > 0);
    // Hands that get free ring the bell.
    if (rooms.length === 0) return timings.pollMs;
    const claimed = await claimDueDeliveries(store, {
      worker,
      excludedIds: attempts.getDeliveryIds(),
      capacities: rooms,
      schedule,
      leaseMs: timings.leaseMs,
      clock,
    });
    for (const each of claimed.claims) attempts.start(each);
    for (const { id, reference, channel, attempt } of claimed.dead) {
      log.error(
        { delivery: id, reference, channel, attempt, outcome: 'dead' },
        'Cut off in its last attempt: given up',
      );
      options.onAttemptEnd?.(channel, 'dead');
    }
    // Where nothing was due, nothing was written.
    await store.check();
    outage.recordSuccess();
    // They have taken the places of others.
    if (claimed.dead.length + claimed.deferred > 0) return minPollIntervalMs;
    // One time for both: what gets due between them would be seen by neither.
    const next = await findNextDueTime(store, channels, claimed.now);
    return Math.min(timings.pollMs, Math.max(minPollIntervalMs, (next ?? Number.POSITIVE_INFINITY) - claimed.now));
  }

  /** @returns undefined where the storage could not be used. */
  async function guarded<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use();
    } catch (error) {
      outage.recordFailure(error);
      return undefined;
    }
  }

  async function renew(): Promise<void> {
    if (await attempts.renewLeases()) outage.recordSuccess();
  }

  async function run(): Promise<void> {
    while (!stopping) await bell.wait((await guarded(processDue)) ?? timings.storageRetryMs);
  }

  return {
    start: () => {
      if (loop || stopping || channels.length === 0) return;
      renewal = setInterval(() => void guarded(renew), timings.leaseRenewalMs);
      loop = run();
    },
    notify: bell.notify,
    stop: async () => {
      const deadline = performance.now() + timings.shutdownTimeoutMs;
      stopping = true;
      bell.notify();
      await loop;
      await attempts.drain(Math.max(0, deadline - performance.now()));
      clearInterval(renewal);
    },
  };
}
