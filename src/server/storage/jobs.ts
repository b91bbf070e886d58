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

export const insertJob = async (transaction: StoreTransaction, name: JobName): Promise<void> => {
  await transaction
    .insertInto('jobs')
    .values({ name, finished_at: 0, taken_until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
};
