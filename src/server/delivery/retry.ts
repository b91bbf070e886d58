/** What an operator can do for submissions that were not delivered. */
import type { Changes, Store } from '../store/store.ts';
import { newDeliveries } from '../store/submissions.ts';
import type { Channel } from './channels.ts';

/** Rows in one statement: databases limit the number of its values. */
const batch = 500;

/**
 * Has deliveries tried again: dead letters start afresh, and submissions that came while no channel was configured are
 * announced. With a reference, its submission alone: then every configured channel that it lacks is added, what waits
 * for its next attempt is due, and where it is in quarantine it is released.
 * @param channels those that are configured.
 * @param now milliseconds since 1970.
 * @returns how many deliveries are due by it; the server notices within its poll, ten seconds.
 * @throws Unavailable while the storage cannot be used.
 */
export async function retryDeliveries(
  store: Store,
  { id }: { id?: string | undefined },
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  return store.change(async (changes) => {
    if (id === undefined) return (await revive(changes, now)) + (await announceAll(changes, channels, now));
    await changes
      .updateTable('submissions')
      .set({ status: 'accepted' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .execute();
    return (
      (await revive(changes, now, id)) +
      (await hurry(changes, now, id)) +
      (await announce(changes, channels, now, id))
    );
  });
}

/** Dead letters start with their first attempt. */
async function revive(changes: Changes, now: number, id?: string): Promise<number> {
  const { numUpdatedRows } = await changes
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, scheduled_at: now, due_at: now, alarmed_at: null })
    .where('state', '=', 'dead')
    .$if(id !== undefined, (query) => query.where('submission_id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What waits need not wait longer. */
async function hurry(changes: Changes, now: number, id: string): Promise<number> {
  const { numUpdatedRows } = await changes
    .updateTable('deliveries')
    .set({ scheduled_at: now, due_at: now })
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function announce(
  changes: Changes,
  channels: readonly Channel[],
  now: number,
  id: string,
): Promise<number> {
  const submission = await changes
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!submission || channels.length === 0) return 0;
  return insert(changes, newDeliveries(id, channels, now));
}

async function announceAll(changes: Changes, channels: readonly Channel[], now: number): Promise<number> {
  if (channels.length === 0) return 0;
  const submissions = await changes
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'accepted')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.submission_id', '=', 'submissions.id'),
        ),
      ),
    )
    .execute();
  return insert(
    changes,
    submissions.flatMap(({ id }) => newDeliveries(id, channels, now)),
  );
}

/** @returns how many there have not been before. */
async function insert(changes: Changes, rows: ReturnType<typeof newDeliveries>): Promise<number> {
  let inserted = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const { numInsertedOrUpdatedRows } = await changes
      .insertInto('deliveries')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) => conflict.columns(['submission_id', 'channel']).doNothing())
      .executeTakeFirst();
    inserted += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}
