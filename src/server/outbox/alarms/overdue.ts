/** Finds what an alarm has to report: dead and late deliveries, and submissions in quarantine for a day. */
import { toBatches } from '#server/storage/batches.ts';
import type { Database, Store, StoreTransaction } from '#server/storage/store.ts';
import type { Channel } from '../channels.ts';

export interface OverdueDelivery {
  id: string;
  reference: string;
  channel: Channel;
  /** `pending` means late. */
  state: 'pending' | 'dead';
}

export interface Overdue {
  deliveries: OverdueDelivery[];
  /** References of submissions in quarantine. */
  quarantined: string[];
}

/** Time after which an alarm reports a submission in quarantine. */
const quarantineAlarmMs = 24 * 3_600_000;

/**
 * Finds everything overdue that no alarm has reported yet.
 * @param lateAfterMs age from which a pending delivery is late.
 * @param lastAlarmTime milliseconds since 1970; 0 if there was no alarm.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailableError
 */
export const findOverdue = (
  store: Store,
  lateAfterMs: number,
  lastAlarmTime: number,
  now: number,
): Promise<Overdue> =>
  store.read(async (database) => ({
    deliveries: await findOverdueDeliveries(database, now - lateAfterMs),
    quarantined: await findOverdueQuarantined(
      database,
      lastAlarmTime - quarantineAlarmMs,
      now - quarantineAlarmMs,
    ),
  }));

async function findOverdueDeliveries(database: Database, lateBefore: number): Promise<OverdueDelivery[]> {
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

/**
 * Finds submissions that have been in quarantine for a day. They are selected by the time of the last alarm, because they
 * have no column that says if an alarm has reported them. Submissions that filled in the honeypot are left out, because no
 * person sent them.
 */
async function findOverdueQuarantined(
  database: Database,
  receivedAfter: number,
  receivedUntil: number,
): Promise<string[]> {
  const submissions = await database
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'quarantined')
    .where('received_at', '>', receivedAfter)
    .where('received_at', '<=', receivedUntil)
    .where('suspicions', 'not like', '%"honeypot"%')
    .orderBy('received_at')
    .execute();
  return submissions.map(({ id }) => id);
}

/** Marks deliveries as reported, except those whose state has changed meanwhile. */
export async function markReported(
  transaction: StoreTransaction,
  { deliveries }: Overdue,
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
}
