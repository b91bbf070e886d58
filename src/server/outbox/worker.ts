/**
 * Works through the outbox. One loop takes what is due, of each channel as much as there are hands for, and waits for no
 * attempt: where one server hangs, the other channels go on.
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Outage } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';
import { createAttempts } from './attempt-pool.ts';
import type { Schedule } from './backoff.ts';
import type { Channel } from './channels.ts';
import { type Claim, claim } from './claim.ts';
import type { Clock } from './clock.ts';
import { mendTimes, nextDue } from './leases.ts';
import type { Timings } from './timings.ts';
import { createBell } from './wake-signal.ts';

/** How an attempt ended: `dead` was the last one. */
export type AttemptOutcome = 'done' | 'failed' | 'dead';

export interface WorkerOptions {
  store: Store;
  /** In the order in which they are served. */
  channels: readonly Channel[];
  /** Makes one attempt; throws when it failed. */
  attempt: (claim: Claim, signal: AbortSignal) => Promise<void>;
  schedule: Schedule;
  timings: Timings;
  outage: Outage;
  log: Log;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  onEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

export interface Worker {
  start(): void;
  /** Something new has been stored. */
  wake(): void;
  /** Takes no more, waits for attempts under way, and gives back those that do not end in time. */
  stop(): Promise<void>;
}

/** The least milliseconds between two looks at the outbox: clocks that disagree must not make a loop of it. */
const breath = 20;

export function createWorker(options: WorkerOptions): Worker {
  const { store, channels, schedule, timings, outage, log, clock } = options;
  const worker = randomUUID();
  const bell = createBell();
  const attempts = createAttempts(options, worker, bell.ring);
  let loop: Promise<void> | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let stopping = false;
  let mended = Number.NEGATIVE_INFINITY;

  /** @returns milliseconds until there may be more to do. */
  async function pass(): Promise<number> {
    if (performance.now() - mended >= timings.poll) {
      await mendTimes(store, worker, timings.lease, clock);
      mended = performance.now();
    }
    const rooms = channels
      .map((channel) => ({ channel, free: attempts.free(channel) }))
      .filter(({ free }) => free > 0);
    // Hands that get free ring the bell.
    if (rooms.length === 0) return timings.poll;
    const claimed = await claim(store, {
      worker,
      holding: attempts.ids(),
      rooms,
      schedule,
      lease: timings.lease,
      clock,
    });
    for (const each of claimed.claims) attempts.begin(each);
    for (const { id, reference, channel, attempt } of claimed.dead) {
      log.error(
        { delivery: id, reference, channel, attempt, outcome: 'dead' },
        'Cut off in its last attempt: given up',
      );
      options.onEnd?.(channel, 'dead');
    }
    // Where nothing was due, nothing was written.
    await store.check();
    outage.over();
    // They have taken the places of others.
    if (claimed.dead.length + claimed.deferred > 0) return breath;
    // One time for both: what gets due between them would be seen by neither.
    const next = await nextDue(store, channels, claimed.now);
    return Math.min(timings.poll, Math.max(breath, (next ?? Number.POSITIVE_INFINITY) - claimed.now));
  }

  /** @returns undefined where the storage could not be used. */
  async function guarded<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use();
    } catch (error) {
      outage.report(error);
      return undefined;
    }
  }

  async function renew(): Promise<void> {
    if (await attempts.renew()) outage.over();
  }

  async function run(): Promise<void> {
    while (!stopping) await bell.wait((await guarded(pass)) ?? timings.retreat);
  }

  return {
    start: () => {
      if (loop || stopping || channels.length === 0) return;
      renewal = setInterval(() => void guarded(renew), timings.renewal);
      loop = run();
    },
    wake: bell.ring,
    stop: async () => {
      const deadline = performance.now() + timings.farewell;
      stopping = true;
      bell.ring();
      await loop;
      await attempts.finish(Math.max(0, deadline - performance.now()));
      clearInterval(renewal);
    },
  };
}
