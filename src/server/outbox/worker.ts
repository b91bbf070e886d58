/**
 * The outbox worker: one loop claims due deliveries of each channel, as many as its attempt pool has free slots for. It
 * does not wait for attempts, so a server that hangs delays no other channel.
 */
import { randomUUID } from 'node:crypto';
import { type AttemptPoolOptions, createAttemptPool } from './attempt-pool.ts';
import type { Channel } from './channels.ts';
import { claimDueDeliveries } from './claim.ts';
import { findNextDueTime, repairClockSkew } from './leases.ts';
import { createWakeSignal } from './wake-signal.ts';

export interface WorkerOptions extends AttemptPoolOptions {
  /** In order of priority. */
  channels: readonly Channel[];
  /** Runs before the first poll, and before later ones until it succeeds. Deliveries do not wait for it. */
  prepare: () => Promise<void>;
}

export interface Worker {
  start(): void;
  /** Call after new deliveries were stored, so that they are not left to the next poll. */
  notify(): void;
  /** Returns whether a poll has succeeded recently, or there is nothing to poll for. */
  isAlive(): boolean;
  /** Claims nothing more, waits for running attempts, and releases those that do not end in time. */
  stop(): Promise<void>;
}

/** Shortest pause between polls, so that clocks that disagree cannot cause a busy loop. */
const minPollIntervalMs = 20;

/** Number of poll intervals without a successful poll after which a worker counts as stopped. */
const maxMissedPolls = 6;

/** Creates a worker. It claims nothing before `start`. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, channels, schedule, timings, outageLog, log, clock } = options;
  const workerId = randomUUID();
  const wakeSignal = createWakeSignal();
  const pool = createAttemptPool(options, workerId, wakeSignal.notify);
  let loop: Promise<void> | undefined;
  let renewalTimer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let isPrepared = false;
  let clocksCheckedAt = Number.NEGATIVE_INFINITY;
  let polledAt = performance.now();

  /** @returns milliseconds until the next poll. */
  async function poll(): Promise<number> {
    if (performance.now() - clocksCheckedAt >= timings.pollMs) {
      await repairClockSkew(store, workerId, timings.leaseMs, clock);
      clocksCheckedAt = performance.now();
    }
    const capacities = channels
      .map((channel) => ({ channel, freeSlots: pool.getFreeSlots(channel) }))
      .filter(({ freeSlots }) => freeSlots > 0);
    // A slot that becomes free notifies the wake signal.
    if (capacities.length === 0) return timings.pollMs;
    const { now, claims, dead, postponed } = await claimDueDeliveries(store, {
      workerId,
      excludedIds: pool.getExcludedIds(),
      capacities,
      schedule,
      leaseMs: timings.leaseMs,
      clock,
    });
    for (const claim of claims) pool.start(claim);
    for (const { id, reference, channel, attempt } of dead) {
      log.error(
        { delivery: id, reference, channel, attempt, outcome: 'dead' },
        'The last attempt of a delivery was interrupted: it is a dead letter now',
      );
      options.onAttemptEnd?.(channel, 'dead');
    }
    // A poll that claims nothing writes nothing, so it does not prove that the storage is writable.
    await store.check();
    outageLog.recordSuccess();
    // Dead and postponed deliveries took slots of the query, so more may be due.
    if (dead.length + postponed > 0) return minPollIntervalMs;
    // The query's own time is used, because a delivery that becomes due in between would be missed by both queries.
    const nextDueTime = (await findNextDueTime(store, channels, now)) ?? Number.POSITIVE_INFINITY;
    return Math.min(timings.pollMs, Math.max(minPollIntervalMs, nextDueTime - now));
  }

  /** Runs work and logs its failure. @returns undefined if it failed. */
  async function withOutageLog<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      outageLog.recordFailure(error);
      return undefined;
    }
  }

  async function renewLeases(): Promise<void> {
    if (await pool.renewLeases()) outageLog.recordSuccess();
  }

  async function runLoop(): Promise<void> {
    while (!isStopping) {
      if (!isPrepared) isPrepared = (await withOutageLog(() => options.prepare().then(() => true))) ?? false;
      const pauseMs = await withOutageLog(poll);
      if (pauseMs !== undefined) polledAt = performance.now();
      await wakeSignal.wait(pauseMs ?? timings.storageRetryMs);
    }
  }

  return {
    start: () => {
      if (loop || isStopping || channels.length === 0) return;
      renewalTimer = setInterval(() => void withOutageLog(renewLeases), timings.leaseRenewalMs);
      loop = runLoop();
    },
    notify: wakeSignal.notify,
    isAlive: () => channels.length === 0 || performance.now() - polledAt < maxMissedPolls * timings.pollMs,
    stop: async () => {
      const deadline = performance.now() + timings.shutdownTimeoutMs;
      isStopping = true;
      wakeSignal.notify();
      await loop;
      await pool.drain(Math.max(0, deadline - performance.now()));
      clearInterval(renewalTimer);
    },
  };
}
