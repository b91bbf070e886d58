import type { StoreTransaction } from '../storage/store.ts';

/** Makes a delivery a dead letter, and clears `alarmed_at` so that an alarm reports it. */
export async function moveToDeadLetter(
  transaction: StoreTransaction,
  id: string,
  reason: string,
  now: number,
): Promise<void> {
  await transaction
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
