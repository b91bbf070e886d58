/** Intervals and timeouts of the outbox, in milliseconds. */
export interface Timings {
  /** Duration of a lease. After a crash, another worker claims the delivery when its lease has expired. */
  leaseMs: number;
  /** Interval at which the leases of running attempts are renewed. */
  leaseRenewalMs: number;
  /** Longest pause between two polls of the outbox. */
  pollMs: number;
  /** Pause between retries while the storage is unavailable. */
  storageRetryMs: number;
  /** Interval of the check for late and dead deliveries. */
  alarmCheckMs: number;
  /** Interval of the heartbeat. */
  heartbeatMs: number;
  /** Time for running attempts to finish when the server stops. */
  shutdownTimeoutMs: number;
  mail: {
    /** From the start of the name lookup to the connection. */
    connectMs: number;
    /** Until the greeting of the mail server. */
    greetingMs: number;
    /** Longest silence of the mail server. */
    idleMs: number;
    /** For the whole attempt, because a server that sends a byte now and then is never idle. */
    totalMs: number;
  };
  webhook: { connectMs: number; headersMs: number; bodyMs: number; totalMs: number };
}

export const defaultTimings: Timings = {
  leaseMs: 15_000,
  leaseRenewalMs: 5_000,
  pollMs: 10_000,
  storageRetryMs: 2_000,
  alarmCheckMs: 60_000,
  heartbeatMs: 60_000,
  shutdownTimeoutMs: 10_000,
  mail: { connectMs: 10_000, greetingMs: 10_000, idleMs: 30_000, totalMs: 90_000 },
  webhook: { connectMs: 5_000, headersMs: 10_000, bodyMs: 10_000, totalMs: 30_000 },
};
