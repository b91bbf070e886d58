/** What the operator has to be told of: deliveries that are late or dead, and submissions that nobody looks at. */

import { inBatches } from '#server/storage/batches.ts';
import type { Changes, Database, Store } from '#server/storage/store.ts';
import type { Channel } from '../channels.ts';

export interface StuckDelivery {
  id: string;
  reference: string;
  channel: Channel;
  state: 'pending' | 'dead';
}

export interface Stuck {
  deliveries: StuckDelivery[];
  /** References of submissions in quarantine. */
  quarantined: string[];
}

/** Milliseconds for which a submission may lie in quarantine unseen. */
const quarantinePatience = 24 * 3_600_000;

/**
 * What the operator has not been told of yet.
 * @param late milliseconds after which a delivery that is not done is late.
 * @param told when the last alarm was sent; 0 for never.
 * @param now milliseconds since 1970.
 * @throws Unavailable while the storage cannot be used.
 */
export const findStuck = (store: Store, late: number, told: number, now: number): Promise<Stuck> =>
  store.read(async (database) => ({
    deliveries: await stuckDeliveries(database, now - late),
    quarantined: await longInQuarantine(database, told - quarantinePatience, now - quarantinePatience),
  }));

async function stuckDeliveries(database: Database, before: number): Promise<StuckDelivery[]> {
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
  return deliveries as StuckDelivery[];
}

/** What filled in the honeypot is no person's. */
async function longInQuarantine(database: Database, after: number, until: number): Promise<string[]> {
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
export async function markTold(changes: Changes, { deliveries }: Stuck, now: number): Promise<void> {
  for (const state of ['pending', 'dead'] as const) {
    const ids = deliveries.filter((each) => each.state === state).map(({ id }) => id);
    for (const batch of inBatches(ids))
      await changes
        .updateTable('deliveries')
        .set({ alarmed_at: now })
        .where('id', 'in', batch)
        .where('state', '=', state)
        .execute();
  }
}
