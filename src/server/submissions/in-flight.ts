/** Submissions under way: they go on, and tidy up, when nobody waits for their answers any more. */
export interface UnderWay {
  /** @returns the same promise. */
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all have ended, however they did. */
  ended(): Promise<void>;
}

export function trackUnderWay(): UnderWay {
  const works = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      works.add(work);
      const forget = () => works.delete(work);
      work.then(forget, forget);
      return work;
    },
    ended: async () => {
      await Promise.allSettled(works);
    },
  };
}
