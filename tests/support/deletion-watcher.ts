import type { StoreTransaction, Store } from '#server/storage/store.ts';

/** The same storage, and how many pieces of files have gone in one transaction at most. */
export function measureDeletions(store: Store): { store: Store; largest: () => number } {
  let largest = 0;
  const pieces = async (changes: StoreTransaction) =>
    Number(
      (
        await changes
          .selectFrom('attachment_chunks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    store: {
      ...store,
      write: (work) =>
        store.write(async (changes) => {
          const before = await pieces(changes);
          const result = await work(changes);
          largest = Math.max(largest, before - (await pieces(changes)));
          return result;
        }),
    },
    largest: () => largest,
  };
}
