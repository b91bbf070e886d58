/** Wakes a waiting loop. If nothing waits when `notify` is called, the next wait ends immediately. */
export interface WakeSignal {
  notify(): void;
  /** Resolves when `notify` is called, or after the timeout. */
  wait(timeoutMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let signal = Promise.withResolvers<void>();
  return {
    notify: () => signal.resolve(),
    wait: async (timeoutMs) => {
      const timer = setTimeout(signal.resolve, timeoutMs);
      await signal.promise;
      clearTimeout(timer);
      signal = Promise.withResolvers();
    },
  };
}
