/** Wakes up who waits; rung while nobody does, it is heard at the next wait. */
export interface WakeSignal {
  notify(): void;
  /** Resolves when it has been rung since the last wait, or after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let rung = Promise.withResolvers<void>();
  return {
    notify: () => rung.resolve(),
    wait: async (milliseconds) => {
      const timer = setTimeout(rung.resolve, milliseconds);
      await rung.promise;
      clearTimeout(timer);
      rung = Promise.withResolvers();
    },
  };
}
