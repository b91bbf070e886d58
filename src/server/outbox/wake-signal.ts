/** Wakes a waiting loop. A notification sent while nothing waits ends the next wait immediately. */
export interface WakeSignal {
  notify(): void;
  /** Resolves after the next notification, or after the timeout. */
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
