/** The attempts under way in this process: each keeps its lease until its outcome is recorded. */
import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Channel } from './channels.ts';
import type { Claim } from './claim.ts';
import { type AttemptResult, type CompletionResult, completeAttempt } from './complete.ts';
import { DeliveryError, describeError } from './delivery-error.ts';
import { renewLeases } from './leases.ts';
import type { WorkerOptions } from './worker.ts';

/** Attempts at a time on each channel. */
const concurrencyPerChannel = 4;

/** Milliseconds in which what was broken off is given back. */
const abortTimeoutMs = 2_000;

interface RunningAttempt {
  claim: Claim;
  controller: AbortController;
  ended: Promise<void>;
}

export interface AttemptPool {
  start(claim: Claim): void;
  /** Deliveries that are not to be begun: they are under way, or have just been given back. */
  getDeliveryIds(): string[];
  /** How many more can be begun. */
  getFreeSlots(channel: Channel): number;
  /**
   * Makes the leases last; an attempt whose lease is another's, or whose submission has been erased, is broken off.
   * @returns whether the storage was used: nothing may be under way.
   * @throws Unavailable while the storage cannot be used.
   */
  renewLeases(): Promise<boolean>;
  /**
   * Waits for all; those that do not end in time are broken off and given back.
   * @param patience milliseconds.
   */
  drain(patience: number): Promise<void>;
}

/**
 * @param worker name of the worker in the leases.
 * @param onFree called when hands are free again.
 */
export function createAttemptPool(options: WorkerOptions, worker: string, onFree: () => void): AttemptPool {
  const { store, schedule, timings, clock, random } = options;
  const running = new Map<string, RunningAttempt>();
  /** Given back because they could not be read; the storage has other things to give meanwhile. */
  const resting = new Set<string>();
  /** Aborted when nothing is waited for any more. */
  const end = new AbortController();

  async function tryOnce(claim: Claim, signal: AbortSignal): Promise<AttemptResult> {
    try {
      await options.deliver(claim, signal);
      return { kind: 'done' };
    } catch (error) {
      if (signal.aborted) return { kind: 'released' };
      // What is sent is read as it is sent: nobody has got it whole.
      if (error instanceof StorageUnavailableError) return { kind: 'released', reason: describeError(error) };
      const retryAfter = error instanceof DeliveryError ? error.retryAfterMs : undefined;
      return { kind: 'failed', reason: describeError(error), retryAfter };
    }
  }

  /** The other side may have got it: that is not forgotten because the storage is away. */
  async function record(claim: Claim, outcome: AttemptResult): Promise<CompletionResult> {
    for (;;) {
      try {
        return await completeAttempt(store, claim, outcome, { worker, schedule, random: random(), clock });
      } catch (error) {
        options.outageLog.recordFailure(error);
        await pause(timings.storageRetryMs, undefined, { signal: end.signal });
      }
    }
  }

  function rest({ id }: Claim): void {
    resting.add(id);
    const timer = setTimeout(() => {
      resting.delete(id);
      onFree();
    }, timings.storageRetryMs);
    timer.unref();
  }

  async function run(claim: Claim, signal: AbortSignal): Promise<void> {
    try {
      const outcome = await tryOnce(claim, signal);
      report(options, claim, outcome, await record(claim, outcome));
      if (outcome.kind === 'released' && outcome.reason !== undefined) rest(claim);
    } catch (error) {
      options.log.error({ ...factsOf(claim), err: error }, 'The outcome of a delivery could not be recorded');
    } finally {
      running.delete(claim.id);
      onFree();
    }
  }

  return {
    start: (claim) => {
      const controller = new AbortController();
      const entry: RunningAttempt = { claim, controller, ended: Promise.resolve() };
      running.set(claim.id, entry);
      entry.ended = run(claim, controller.signal);
    },
    getDeliveryIds: () => [...running.keys(), ...resting],
    getFreeSlots: (channel) => concurrencyPerChannel - [...running.values()].filter(({ claim }) => claim.channel === channel).length,
    renewLeases: async () => {
      const ids = [...running.keys()];
      if (ids.length === 0) return false;
      const held = await renewLeases(store, worker, ids, timings.leaseMs, clock);
      for (const id of ids) if (!held.has(id)) running.get(id)?.controller.abort();
      return true;
    },
    drain: async (patience) => {
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      await within(all, patience);
      for (const { controller } of running.values()) controller.abort();
      await within(all, abortTimeoutMs);
      end.abort();
    },
  };
}

async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const timer = pause(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, timer]);
  over.abort();
}

const factsOf = ({ id, reference, channel, attempt }: Claim) => ({
  delivery: id,
  reference,
  channel,
  attempt,
});

function report({ log, onAttemptEnd: onEnd }: WorkerOptions, claim: Claim, outcome: AttemptResult, settled: CompletionResult): void {
  const facts = factsOf(claim);
  const failure = 'reason' in outcome ? { error: outcome.reason } : {};
  switch (settled.state) {
    case 'done':
      log.info({ ...facts, outcome: 'done' }, 'Delivered');
      break;
    case 'pending': {
      const seconds = Math.round(settled.wait / 1000);
      log.warn({ ...facts, ...failure, outcome: 'failed', seconds }, 'Not delivered: it will be tried again');
      break;
    }
    case 'dead':
      log.error({ ...facts, ...failure, outcome: 'dead' }, 'Not delivered: given up');
      break;
    case 'released':
      if ('reason' in outcome)
        log.warn(
          { ...facts, ...failure, outcome: 'released' },
          'The storage could not be read: it will be tried again',
        );
      else log.info({ ...facts, outcome: 'released' }, 'Broken off: it will be tried again');
      return;
    case 'lost':
      log.warn({ ...facts, ...failure, outcome: 'lost' }, 'Erased or taken over meanwhile');
      return;
  }
  onEnd?.(claim.channel, settled.state === 'pending' ? 'failed' : settled.state);
}
