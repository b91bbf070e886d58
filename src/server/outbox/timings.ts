/** How long things take at most, in milliseconds. */
export interface Timings {
  /** For which a worker has a delivery to itself; after a crash, others take it when this is over. */
  lease: number;
  /** Between two renewals of the lease while an attempt runs. */
  renewal: number;
  /** Between two looks at the outbox, where nothing else gives a reason to look. */
  poll: number;
  /** Between two tries while the storage cannot be used. */
  retreat: number;
  /** Between two looks at what is late or dead. */
  watch: number;
  /** In which attempts under way may finish when the server stops. */
  farewell: number;
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
  lease: 15_000,
  renewal: 5_000,
  poll: 10_000,
  retreat: 2_000,
  watch: 60_000,
  farewell: 10_000,
  mail: { connect: 10_000, greeting: 10_000, silence: 30_000, overall: 90_000 },
  webhook: { connect: 5_000, headers: 10_000, body: 10_000, overall: 30_000 },
};
