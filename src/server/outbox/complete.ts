/** How an attempt ended, put into the storage: only by the worker that still holds the delivery. */
import type { StoreTransaction, Store } from '../storage/store.ts';
import { type RetrySchedule, getRetryDelay } from './backoff.ts';
import type { Claim } from './claim.ts';
import type { Clock } from './clock.ts';

export type AttemptResult =
  | { kind: 'done' }
  /** `reason` without personal data; `retryAfter` milliseconds that the other side asked for. */
  | { kind: 'failed'; reason: string; retryAfter?: number | undefined }
  /** Given back unfinished: the attempt does not count. `reason` where nobody broke it off. */
  | { kind: 'released'; reason?: string };

export type CompletionResult =
  | { state: 'done' | 'dead' | 'released' }
  /** `wait` in milliseconds. */
  | { state: 'pending'; wait: number }
  /** Erased meanwhile, or taken over by another worker. */
  | { state: 'lost' };

export interface CompletionOptions {
  worker: string;
  schedule: RetrySchedule;
  /** From 0 to 1. */
  random: number;
  clock: Clock;
}

/**
 * Records an outcome, and gives up the lease.
 * @throws Unavailable while the storage cannot be used.
 */
export async function completeAttempt(
  store: Store,
  { id, attempt }: Claim,
  outcome: AttemptResult,
  { worker, schedule, random, clock }: CompletionOptions,
): Promise<CompletionResult> {
  const wait =
    outcome.kind === 'failed' ? getRetryDelay(attempt, schedule, outcome.retryAfter, random) : undefined;
  return store.write(async (changes) => {
    const now = await clock(changes);
    const { numUpdatedRows } = await changes
      .updateTable('deliveries')
      .set({ leased_by: null, leased_until: null })
      .where('id', '=', id)
      .where('leased_by', '=', worker)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { state: 'lost' };
    const change = changes.updateTable('deliveries').where('id', '=', id);
    switch (outcome.kind) {
      case 'done':
        await change.set({ state: 'done', done_at: now, last_error: null }).execute();
        return { state: 'done' };
      case 'released':
        await change
          .set({
            attempts: attempt - 1,
            ...(outcome.reason !== undefined && { last_error: outcome.reason }),
          })
          .execute();
        return { state: 'released' };
      case 'failed': {
        if (wait === undefined) {
          await moveToDeadLetter(changes, id, outcome.reason, now);
          return { state: 'dead' };
        }
        await change.set({ scheduled_at: now, due_at: now + wait, last_error: outcome.reason }).execute();
        return { state: 'pending', wait };
      }
    }
  });
}

/** Makes it a dead letter, of which the operator is still to be told. */
export async function moveToDeadLetter(changes: StoreTransaction, id: string, reason: string, now: number): Promise<void> {
  await changes
    .updateTable('deliveries')
    .set({
      state: 'dead',
      scheduled_at: now,
      last_error: reason,
      leased_by: null,
      leased_until: null,
      alarmed_at: null,
    })
    .where('id', '=', id)
    .execute();
}
