/** Submissions under way: they go on, and tidy up, when nobody waits for their answers any more. */
export interface InFlight {
  /** @returns the same promise. */
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all have ended, however they did. */
  settled(): Promise<void>;
}

export function trackInFlight(): InFlight {
  const works = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      works.add(work);
      const forget = () => works.delete(work);
      work.then(forget, forget);
      return work;
    },
    settled: async () => {
      await Promise.allSettled(works);
    },
  };
}
