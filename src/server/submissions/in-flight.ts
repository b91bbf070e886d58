/** Tracks submissions in flight, so that a shutdown waits for those whose clients have gone away. */
export interface InFlight {
  /** Adds work and returns the same promise. */
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all work has ended, with or without success. */
  settled(): Promise<void>;
}

export function trackInFlight(): InFlight {
  const pending = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      pending.add(work);
      const remove = () => pending.delete(work);
      work.then(remove, remove);
      return work;
    },
    settled: async () => {
      await Promise.allSettled(pending);
    },
  };
}
