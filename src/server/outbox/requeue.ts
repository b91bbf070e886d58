/** What an operator can do for submissions that were not delivered. */

import { toBatches } from '../storage/batches.ts';
import type { StoreTransaction, Store } from '../storage/store.ts';
import { buildDeliveryRows } from '../storage/submissions.ts';
import type { Channel } from './channels.ts';

/**
 * Has deliveries tried again: dead letters start afresh, and accepted submissions of which nobody has been told yet get
 * the configured channels that they lack, as they came while those were not configured. With a reference, its submission
 * alone: it gets the channels that it lacks whoever has been told, what waits for its next attempt is due, and where it
 * is in quarantine it is released.
 * @param channels those that are configured.
 * @param now milliseconds since 1970.
 * @returns how many deliveries are due by it; the server notices when it looks at the outbox next.
 * @throws Unavailable while the storage cannot be used.
 */
export async function requeueDeliveries(
  store: Store,
  { id }: { id?: string | undefined },
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  return store.write(async (changes) => {
    const announcing = (one?: string) => enqueueMissing(store, changes, channels, now, one);
    if (id === undefined) return (await requeueDead(changes, now)) + (await announcing());
    await changes
      .updateTable('submissions')
      .set({ status: 'accepted' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .execute();
    return (await requeueDead(changes, now, id)) + (await makeDue(changes, now, id)) + (await announcing(id));
  });
}

/** Dead letters start with their first attempt. */
async function requeueDead(changes: StoreTransaction, now: number, id?: string): Promise<number> {
  const { numUpdatedRows } = await changes
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, scheduled_at: now, due_at: now, alarmed_at: null })
    .where('state', '=', 'dead')
    .$if(id !== undefined, (query) => query.where('submission_id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What waits need not wait longer. */
async function makeDue(changes: StoreTransaction, now: number, id: string): Promise<number> {
  const { numUpdatedRows } = await changes
    .updateTable('deliveries')
    .set({ scheduled_at: now, due_at: now })
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @param id one submission; without it, all of which nobody has been told. */
async function enqueueMissing(
  store: Store,
  changes: StoreTransaction,
  channels: readonly Channel[],
  now: number,
  id?: string,
): Promise<number> {
  if (channels.length === 0) return 0;
  const submissions = await changes
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'accepted')
    .where((where) =>
      id !== undefined
        ? where('id', '=', id)
        : where.not(
            where.exists(
              where
                .selectFrom('deliveries')
                .select('deliveries.id')
                .whereRef('deliveries.submission_id', '=', 'submissions.id')
                .where('state', '=', 'done'),
            ),
          ),
    )
    // Erased before its deliveries are inserted, it would make them fail. SQLite has one writer at a time.
    .$if(store.dialect === 'postgres', (query) => query.forKeyShare())
    .execute();
  return insertNewRows(
    changes,
    submissions.flatMap((submission) => buildDeliveryRows(submission.id, channels, now)),
  );
}

/** @returns how many there have not been before. */
async function insertNewRows(changes: StoreTransaction, rows: ReturnType<typeof buildDeliveryRows>): Promise<number> {
  let inserted = 0;
  for (const batch of toBatches(rows)) {
    const { numInsertedOrUpdatedRows } = await changes
      .insertInto('deliveries')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['submission_id', 'channel']).doNothing())
      .executeTakeFirst();
    inserted += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}
