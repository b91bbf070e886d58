/** What the operator has to be told of: deliveries that are late or dead, and submissions that nobody looks at. */

import { toBatches } from '#server/storage/batches.ts';
import type { StoreTransaction, Database, Store } from '#server/storage/store.ts';
import type { Channel } from '../channels.ts';

export interface OverdueDelivery {
  id: string;
  reference: string;
  channel: Channel;
  state: 'pending' | 'dead';
}

export interface Overdue {
  deliveries: OverdueDelivery[];
  /** References of submissions in quarantine. */
  quarantined: string[];
}

/** Milliseconds for which a submission may lie in quarantine unseen. */
const quarantineAlarmMs = 24 * 3_600_000;

/**
 * What the operator has not been told of yet.
 * @param late milliseconds after which a delivery that is not done is late.
 * @param told when the last alarm was sent; 0 for never.
 * @param now milliseconds since 1970.
 * @throws Unavailable while the storage cannot be used.
 */
export const findOverdue = (store: Store, late: number, told: number, now: number): Promise<Overdue> =>
  store.read(async (database) => ({
    deliveries: await findOverdueDeliveries(database, now - late),
    quarantined: await findForgottenQuarantined(database, told - quarantineAlarmMs, now - quarantineAlarmMs),
  }));

async function findOverdueDeliveries(database: Database, before: number): Promise<OverdueDelivery[]> {
  const deliveries = await database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'submission_id as reference', 'channel', 'state'])
    .where('alarmed_at', 'is', null)
    .where((where) =>
      where.or([
        where('state', '=', 'dead'),
        where.and([
          where('state', '=', 'pending'),
          where.or([
            // Nobody takes it. Released or tried again just now, it has not had its time yet.
            where('due_at', '<=', before),
            where.and([
              where('attempts', '>', 0),
              // Received by a clock that was ahead, it would be late only when the clock has come to that time again.
              where.or([where('received_at', '<=', before), where('scheduled_at', '<=', before)]),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('received_at')
    .execute();
  return deliveries as OverdueDelivery[];
}

/** What filled in the honeypot is no person's. */
async function findForgottenQuarantined(database: Database, after: number, until: number): Promise<string[]> {
  const submissions = await database
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'quarantined')
    .where('received_at', '>', after)
    .where('received_at', '<=', until)
    .where('suspicions', 'not like', '%"honeypot"%')
    .orderBy('received_at')
    .execute();
  return submissions.map(({ id }) => id);
}

/** Notes that the operator has been told, where it still is as it was told. */
export async function markNotified(changes: StoreTransaction, { deliveries }: Overdue, now: number): Promise<void> {
  for (const state of ['pending', 'dead'] as const) {
    const ids = deliveries.filter((each) => each.state === state).map(({ id }) => id);
    for (const batch of toBatches(ids))
      await changes
        .updateTable('deliveries')
        .set({ alarmed_at: now })
        .where('id', 'in', batch)
        .where('state', '=', state)
        .execute();
  }
}
