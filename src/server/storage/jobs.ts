/** Times and locks of recurring jobs, shared by all servers on a storage. */
import type { Store, StoreTransaction } from './store.ts';
import type { JobName } from './tables.ts';

/** @returns milliseconds since 1970; undefined if the job has never finished. */
export async function readJobTime({ read }: Pick<Store, 'read'>, name: JobName): Promise<number | undefined> {
  const row = await read((database) =>
    database.selectFrom('jobs').select('finished_at').where('name', '=', name).executeTakeFirst(),
  );
  return row && row.finished_at > 0 ? row.finished_at : undefined;
}

/** Records that a job has finished, and releases its lock. @param time milliseconds since 1970. */
export const recordJobTime = ({ write }: Pick<Store, 'write'>, name: JobName, time: number): Promise<void> =>
  write(async (transaction) => {
    await insertJob(transaction, name);
    await transaction
      .updateTable('jobs')
      .set({ finished_at: time, taken_until: 0 })
      .where('name', '=', name)
      .execute();
  });

const insertJob = async (transaction: StoreTransaction, name: JobName): Promise<void> => {
  await transaction
    .insertInto('jobs')
    .values({ name, finished_at: 0, taken_until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
};

/**
 * Acquires the lock of a job that is due.
 * @param timing `now` by the shared clock, and durations in milliseconds. A time far ahead counts as none, because a clock
 *   was set back since.
 * @returns false if the job is not due, or another process runs it.
 * @throws StorageUnavailableError
 */
export const acquireJob = (
  { write }: Pick<Store, 'write'>,
  name: JobName,
  { now, lockMs, minIntervalMs }: { now: number; lockMs: number; minIntervalMs: number },
): Promise<boolean> =>
  write(async (transaction) => {
    await insertJob(transaction, name);
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ taken_until: now + lockMs })
      .where('name', '=', name)
      .where((where) =>
        where.or([
          where('finished_at', '<=', now - minIntervalMs),
          where('finished_at', '>', now + minIntervalMs),
        ]),
      )
      .where((where) =>
        where.or([where('taken_until', '<=', now), where('taken_until', '>', now + 2 * lockMs)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/** Releases the lock of a job that has failed, so that it is tried again. */
export const releaseJob = ({ write }: Pick<Store, 'write'>, name: JobName): Promise<void> =>
  write(async (transaction) => {
    await transaction.updateTable('jobs').set({ taken_until: 0 }).where('name', '=', name).execute();
  });
