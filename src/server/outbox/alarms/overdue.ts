/** Finds what an alarm has to report. */
import { toBatches } from '#server/storage/batches.ts';
import type { Database, Store, StoreTransaction } from '#server/storage/store.ts';
import { type Channel, companyChannels } from '../channels.ts';
import { findUnreportedUnannounced } from '../unannounced.ts';

export interface OverdueDelivery {
  id: string;
  reference: string;
  channel: Channel;
  /** `pending` means late. */
  state: 'pending' | 'dead';
}

export interface Overdue {
  deliveries: OverdueDelivery[];
  /** References of submissions that nobody was told of. */
  unannounced: string[];
  /** Hashes of the URLs of webhooks that are off because they answered 410. */
  disabledWebhooks: string[];
}

export interface OverdueOptions {
  /** Age from which a pending delivery is late, and a submission should have been announced. */
  lateAfterMs: number;
  /** The operator wants nobody to be told of submissions (DELIVERY=none). */
  isSilent: boolean;
}

/**
 * Finds everything overdue that no alarm has reported yet. Acknowledgements are left out, because they fail if a sender has
 * mistyped an address; a fault of the mail server also makes the mails to the company late.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailableError
 */
export const findOverdue = (
  store: Store,
  { lateAfterMs, isSilent }: OverdueOptions,
  now: number,
): Promise<Overdue> =>
  store.read(async (database) => ({
    deliveries: await findOverdueDeliveries(database, now - lateAfterMs),
    unannounced: isSilent ? [] : await findUnreportedUnannounced(database, now - lateAfterMs),
    disabledWebhooks: (
      await database
        .selectFrom('disabled_webhooks')
        .select('url_hash')
        .where('alarmed_at', 'is', null)
        .execute()
    ).map(({ url_hash }) => url_hash),
  }));

/** @returns true if there is nothing to report. */
export const isEmpty = ({ deliveries, unannounced, disabledWebhooks }: Overdue): boolean =>
  deliveries.length + unannounced.length + disabledWebhooks.length === 0;

async function findOverdueDeliveries(database: Database, lateBefore: number): Promise<OverdueDelivery[]> {
  const deliveries = await database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'submission_id as reference', 'channel', 'state'])
    .where('alarmed_at', 'is', null)
    .where('channel', 'in', companyChannels)
    .where((where) =>
      where.or([
        where('state', '=', 'dead'),
        where.and([
          where('state', '=', 'pending'),
          where.or([
            // Due for too long: no worker claims it. A delivery that was released or requeued just now is not late.
            where('due_at', '<=', lateBefore),
            where.and([
              where('attempts', '>', 0),
              // `scheduled_at` counts too, because `received_at` may come from a clock that was ahead.
              where.or([where('received_at', '<=', lateBefore), where('scheduled_at', '<=', lateBefore)]),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('received_at')
    .execute();
  return deliveries as OverdueDelivery[];
}

/** Marks everything as reported, except deliveries whose state has changed meanwhile. */
export async function markReported(
  transaction: StoreTransaction,
  { deliveries, unannounced, disabledWebhooks }: Overdue,
  now: number,
): Promise<void> {
  for (const state of ['pending', 'dead'] as const) {
    const ids = deliveries.filter((delivery) => delivery.state === state).map(({ id }) => id);
    for (const batch of toBatches(ids))
      await transaction
        .updateTable('deliveries')
        .set({ alarmed_at: now })
        .where('id', 'in', batch)
        .where('state', '=', state)
        .execute();
  }
  await markSubmissionsReported(transaction, unannounced, now);
  for (const urlHash of disabledWebhooks)
    await transaction
      .updateTable('disabled_webhooks')
      .set({ alarmed_at: now })
      .where('url_hash', '=', urlHash)
      .execute();
}

/** Marks submissions as reported. @param ids their references. */
export async function markSubmissionsReported(
  transaction: StoreTransaction,
  ids: readonly string[],
  now: number,
): Promise<void> {
  for (const batch of toBatches(ids))
    await transaction.updateTable('submissions').set({ reported_at: now }).where('id', 'in', batch).execute();
}
