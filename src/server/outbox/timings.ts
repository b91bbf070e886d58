/** How long things take at most, in milliseconds. */
export interface Timings {
  /** For which a worker has a delivery to itself; after a crash, others take it when this is over. */
  leaseMs: number;
  /** Between two renewals of the lease while an attempt runs. */
  leaseRenewalMs: number;
  /** Between two looks at the outbox, where nothing else gives a reason to look. */
  pollMs: number;
  /** Between two tries while the storage cannot be used. */
  storageRetryMs: number;
  /** Between two looks at what is late or dead. */
  alarmCheckMs: number;
  /** In which attempts under way may finish when the server stops. */
  shutdownTimeoutMs: number;
  mail: {
    /** From the look-up of the name to the connection. */
    connect: number;
    /** Until the server has said its first word. */
    greeting: number;
    /** Between two signs of life. */
    silence: number;
    /** For a whole attempt: a server that drips never is silent. */
    overall: number;
  };
  webhook: { connect: number; headers: number; body: number; overall: number };
}

export const defaultTimings: Timings = {
  leaseMs: 15_000,
  leaseRenewalMs: 5_000,
  pollMs: 10_000,
  storageRetryMs: 2_000,
  alarmCheckMs: 60_000,
  shutdownTimeoutMs: 10_000,
  mail: { connect: 10_000, greeting: 10_000, silence: 30_000, overall: 90_000 },
  webhook: { connect: 5_000, headers: 10_000, body: 10_000, overall: 30_000 },
};
