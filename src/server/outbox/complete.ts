/** Records the result of an attempt. Only the worker that still holds the lease may do so. */
import type { Store } from '../storage/store.ts';
import { getRetryDelay, type RetrySchedule } from './backoff.ts';
import type { Claim } from './claim.ts';
import type { Clock } from './clock.ts';
import { moveToDeadLetter } from './dead-letter.ts';

/** Result of an attempt. `reason` holds no personal data. */
export type AttemptResult =
  | { kind: 'done' }
  /** `retryAfterMs` is the delay that the other side requested. A final failure is not retried. */
  | { kind: 'failed'; reason: string; retryAfterMs?: number | undefined; isFinal?: boolean }
  /** The attempt was aborted and does not count. `reason` is set if the storage could not be read. */
  | { kind: 'released'; reason?: string };

/** State of a delivery after its attempt. */
export type CompletionResult =
  | { state: 'done' | 'dead' | 'released' }
  /** `delayMs` is the time until the next attempt. */
  | { state: 'pending'; delayMs: number }
  /** The delivery was erased meanwhile, or another worker has claimed it. */
  | { state: 'lease-lost' };

export interface CompletionOptions {
  workerId: string;
  schedule: RetrySchedule;
  /** From 0 to 1. */
  random: number;
  clock: Clock;
}

/**
 * Records the result of an attempt and releases its lease.
 * @throws StorageUnavailableError
 */
export async function completeAttempt(
  store: Store,
  { id, attempt }: Claim,
  result: AttemptResult,
  { workerId, schedule, random, clock }: CompletionOptions,
): Promise<CompletionResult> {
  const delayMs =
    result.kind === 'failed' && !result.isFinal
      ? getRetryDelay(attempt, schedule, result.retryAfterMs, random)
      : undefined;
  return store.write(async (transaction) => {
    const now = await clock(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({ leased_by: null, leased_until: null })
      .where('id', '=', id)
      .where('leased_by', '=', workerId)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { state: 'lease-lost' };
    const update = transaction.updateTable('deliveries').where('id', '=', id);
    switch (result.kind) {
      case 'done':
        await update.set({ state: 'done', done_at: now, last_error: null }).execute();
        return { state: 'done' };
      case 'released':
        await update
          .set({
            attempts: attempt - 1,
            ...(result.reason !== undefined && { last_error: result.reason }),
          })
          .execute();
        return { state: 'released' };
      case 'failed': {
        if (delayMs === undefined) {
          await moveToDeadLetter(transaction, id, result.reason, now);
          return { state: 'dead' };
        }
        await update.set({ scheduled_at: now, due_at: now + delayMs, last_error: result.reason }).execute();
        return { state: 'pending', delayMs };
      }
    }
  });
}
