/** Makes undelivered submissions due again, for the commands `retry` and `release`. */
import { toBatches } from '../storage/batches.ts';
import type { Store, StoreTransaction } from '../storage/store.ts';
import { buildDeliveryRows } from '../storage/submissions.ts';
import type { Channel } from './channels.ts';

/**
 * Requeues dead letters with all their attempts, and enqueues missing channels.
 *
 * Without an id, it enqueues the configured channels of accepted submissions of which no delivery is done, because they
 * may have arrived while no channel was configured. With an id, it changes only that submission: it releases it from
 * quarantine, enqueues every configured channel that is missing, and makes waiting deliveries due.
 * @param channels the configured channels; none releases the submission without delivering it.
 * @param now milliseconds since 1970.
 * @returns the number of deliveries that have become due. A running server sends them at its next poll.
 * @throws StorageUnavailableError
 */
export async function requeueDeliveries(
  store: Store,
  { id }: { id?: string | undefined },
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  return store.write(async (transaction) => {
    if (id === undefined)
      return (
        (await requeueDead(transaction, now)) + (await enqueueMissing(store, transaction, channels, now))
      );
    await transaction
      .updateTable('submissions')
      .set({ status: 'accepted', withheld_at: channels.length === 0 ? now : null })
      .where('id', '=', id)
      .execute();
    return (
      (await requeueDead(transaction, now, id)) +
      (await makeDue(transaction, now, id)) +
      (await enqueueMissing(store, transaction, channels, now, id))
    );
  });
}

/** Makes dead letters pending, as if they had never been attempted. */
async function requeueDead(transaction: StoreTransaction, now: number, id?: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, scheduled_at: now, due_at: now, alarmed_at: null })
    .where('state', '=', 'dead')
    .$if(id !== undefined, (query) => query.where('submission_id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Makes waiting deliveries due now. */
async function makeDue(transaction: StoreTransaction, now: number, id: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('deliveries')
    .set({ scheduled_at: now, due_at: now })
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @param id one submission; without it, all accepted and not withheld ones of which no delivery is done. */
async function enqueueMissing(
  store: Store,
  transaction: StoreTransaction,
  channels: readonly Channel[],
  now: number,
  id?: string,
): Promise<number> {
  if (channels.length === 0) return 0;
  const submissions = await transaction
    .selectFrom('submissions')
    .select(['id', 'acknowledgement_withheld'])
    .where('status', '=', 'accepted')
    .where((where) =>
      id !== undefined
        ? where('id', '=', id)
        : where.and([
            where('withheld_at', 'is', null),
            where.not(
              where.exists(
                where
                  .selectFrom('deliveries')
                  .select('deliveries.id')
                  .whereRef('deliveries.submission_id', '=', 'submissions.id')
                  .where('state', '=', 'done'),
              ),
            ),
          ]),
    )
    // A submission erased before its rows are inserted would make the insert fail. SQLite has one writer at a time.
    .$if(store.dialect === 'postgres', (query) => query.forKeyShare())
    .execute();
  return insertNewRows(
    transaction,
    submissions.flatMap((submission) => {
      // An operator who names a submission decides on its acknowledgement, too.
      const isWithheld = submission.acknowledgement_withheld !== null && id === undefined;
      const wanted = channels.filter((channel) => channel !== 'acknowledgement' || !isWithheld);
      return buildDeliveryRows(submission.id, wanted, now);
    }),
  );
}

/** @returns the number of rows inserted, without those that existed already. */
export async function insertNewRows(
  transaction: StoreTransaction,
  rows: ReturnType<typeof buildDeliveryRows>,
): Promise<number> {
  let inserted = 0;
  for (const batch of toBatches(rows)) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('deliveries')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['submission_id', 'channel']).doNothing())
      .executeTakeFirst();
    inserted += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}
