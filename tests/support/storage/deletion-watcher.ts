/** Measures how much is deleted in one transaction. */
import type { Store, StoreTransaction } from '#server/storage/store.ts';

/** Wraps a store and measures the largest number of attachment chunks deleted in one transaction. */
export function measureDeletions(store: Store): { store: Store; getLargest: () => number } {
  let largest = 0;
  const countChunks = async (transaction: StoreTransaction) =>
    Number(
      (
        await transaction
          .selectFrom('attachment_chunks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    store: {
      ...store,
      write: (work) =>
        store.write(async (transaction) => {
          const before = await countChunks(transaction);
          const result = await work(transaction);
          largest = Math.max(largest, before - (await countChunks(transaction)));
          return result;
        }),
    },
    getLargest: () => largest,
  };
}
