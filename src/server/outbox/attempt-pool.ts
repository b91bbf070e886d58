/** Runs delivery attempts in this process. Each attempt keeps its lease until its result is recorded. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { OutageLog } from '../storage/outage-log.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Store } from '../storage/store.ts';
import type { RetrySchedule } from './backoff.ts';
import type { Channel } from './channels.ts';
import type { Claim } from './claim.ts';
import type { Clock } from './clock.ts';
import { type AttemptResult, type CompletionResult, completeAttempt } from './complete.ts';
import { DeliveryError, describeError } from './delivery-error.ts';
import { renewLeases } from './leases.ts';
import type { Timings } from './timings.ts';

/** Largest number of concurrent attempts per channel. */
const concurrencyPerChannel = 4;

/** Grace period for aborted attempts to release their leases. */
const abortTimeoutMs = 2_000;

/** Outcome of an attempt. `dead` means that it failed and is not retried. */
export type AttemptOutcome = 'done' | 'failed' | 'dead';

export interface AttemptPoolOptions {
  store: Store;
  /** Makes one attempt; throws if it fails. */
  deliver: (claim: Claim, signal: AbortSignal) => Promise<void>;
  schedule: RetrySchedule;
  timings: Timings;
  outageLog: OutageLog;
  log: Log;
  clock: Clock;
  /** Returns a number from 0 to 1. */
  random: () => number;
  onAttemptEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

interface RunningAttempt {
  claim: Claim;
  controller: AbortController;
  ended: Promise<void>;
}

export interface AttemptPool {
  start(claim: Claim): void;
  /** Returns deliveries not to claim: they are running, or were just released because the storage could not be read. */
  getExcludedIds(): string[];
  /** Returns how many more attempts of a channel can be started. */
  getFreeSlots(channel: Channel): number;
  /**
   * Renews the leases of all running attempts, and aborts those whose submission was erased or whose lease another
   * worker holds.
   * @returns false if nothing is running, in which case the storage was not used.
   * @throws StorageUnavailableError
   */
  renewLeases(): Promise<boolean>;
  /** Waits for all running attempts, then aborts and releases those that exceed the timeout. */
  drain(timeoutMs: number): Promise<void>;
}

/**
 * Creates an empty pool.
 * @param workerId id of the worker in the leases.
 * @param onFreeSlot called when an attempt can be started again.
 */
export function createAttemptPool(
  options: AttemptPoolOptions,
  workerId: string,
  onFreeSlot: () => void,
): AttemptPool {
  const { store, schedule, timings, clock, random } = options;
  const running = new Map<string, RunningAttempt>();
  /** Deliveries that could not be read from the storage; others are claimed meanwhile. */
  const pausedIds = new Set<string>();
  /** Aborted at the end of `drain`. */
  const shutdown = new AbortController();

  async function makeAttempt(claim: Claim, signal: AbortSignal): Promise<AttemptResult> {
    try {
      await options.deliver(claim, signal);
      return { kind: 'done' };
    } catch (error) {
      if (signal.aborted) return { kind: 'released' };
      // The content is read while it is sent, so nobody has received all of it.
      if (error instanceof StorageUnavailableError) return { kind: 'released', reason: describeError(error) };
      const { retryAfterMs, isFinal } =
        error instanceof DeliveryError ? error : { retryAfterMs: undefined, isFinal: false };
      return { kind: 'failed', reason: describeError(error), retryAfterMs, isFinal };
    }
  }

  /** Retries until the result is recorded, because the other side may have received the delivery. */
  async function recordResult(claim: Claim, result: AttemptResult): Promise<CompletionResult> {
    for (;;) {
      try {
        return await completeAttempt(store, claim, result, { workerId, schedule, random: random(), clock });
      } catch (error) {
        options.outageLog.recordFailure(error);
        await pause(timings.storageRetryMs, undefined, { signal: shutdown.signal });
      }
    }
  }

  function pauseDelivery({ id }: Claim): void {
    pausedIds.add(id);
    const timer = setTimeout(() => {
      pausedIds.delete(id);
      onFreeSlot();
    }, timings.storageRetryMs);
    timer.unref();
  }

  async function runAttempt(claim: Claim, signal: AbortSignal): Promise<void> {
    try {
      const result = await makeAttempt(claim, signal);
      logCompletion(options, claim, result, await recordResult(claim, result));
      if (result.kind === 'released' && result.reason !== undefined) pauseDelivery(claim);
    } catch (error) {
      options.log.error(
        { ...toLogFields(claim), err: error },
        'The result of a delivery could not be recorded',
      );
    } finally {
      running.delete(claim.id);
      onFreeSlot();
    }
  }

  return {
    start: (claim) => {
      const controller = new AbortController();
      const entry: RunningAttempt = { claim, controller, ended: Promise.resolve() };
      running.set(claim.id, entry);
      entry.ended = runAttempt(claim, controller.signal);
    },
    getExcludedIds: () => [...running.keys(), ...pausedIds],
    getFreeSlots: (channel) =>
      concurrencyPerChannel - [...running.values()].filter(({ claim }) => claim.channel === channel).length,
    renewLeases: async () => {
      const ids = [...running.keys()];
      if (ids.length === 0) return false;
      const renewedIds = await renewLeases(store, workerId, ids, timings.leaseMs, clock);
      for (const id of ids) if (!renewedIds.has(id)) running.get(id)?.controller.abort();
      return true;
    },
    drain: async (timeoutMs) => {
      const allEnded = Promise.all([...running.values()].map(({ ended }) => ended));
      await waitAtMost(allEnded, timeoutMs);
      for (const { controller } of running.values()) controller.abort();
      await waitAtMost(allEnded, abortTimeoutMs);
      shutdown.abort();
    },
  };
}

/** Waits for work to end, but no longer than the timeout. */
async function waitAtMost(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const cancelTimer = new AbortController();
  const timer = pause(timeoutMs, undefined, { signal: cancelTimer.signal }).catch(() => undefined);
  await Promise.race([work, timer]);
  cancelTimer.abort();
}

const toLogFields = ({ id, reference, channel, attempt }: Claim) => ({
  delivery: id,
  reference,
  channel,
  attempt,
});

function logCompletion(
  { log, onAttemptEnd }: AttemptPoolOptions,
  claim: Claim,
  result: AttemptResult,
  completion: CompletionResult,
): void {
  const fields = {
    ...toLogFields(claim),
    ...('reason' in result && { error: result.reason }),
    outcome: completion.state === 'pending' ? 'failed' : completion.state,
  };
  switch (completion.state) {
    case 'done':
      log.info(fields, 'Delivered');
      break;
    case 'pending': {
      const seconds = Math.round(completion.delayMs / 1000);
      log.warn({ ...fields, seconds }, 'Delivery failed: it will be retried');
      break;
    }
    case 'dead':
      log[claim.channel === 'acknowledgement' ? 'warn' : 'error'](
        fields,
        'Delivery failed for the last time: it is a dead letter now',
      );
      break;
    case 'released':
      if ('reason' in result) log.warn(fields, 'The storage could not be read: the delivery will be retried');
      else log.info(fields, 'The delivery was aborted: it will be retried');
      return;
    case 'lease-lost':
      log.warn(fields, 'The submission was erased or another server has taken over its delivery');
      return;
  }
  onAttemptEnd?.(claim.channel, completion.state === 'pending' ? 'failed' : completion.state);
}
