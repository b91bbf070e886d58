/** Sizes of the random and fault tests: small in `npm test`, full in `npm run soak`. */
export const isSoak = process.env.SOAK === '1';

export const testSizes = isSoak
  ? {
      kills: 50,
      killsOnPostgres: 20,
      requests: 10_000,
      requestsOnPostgres: 10_000,
      streams: 1_000,
      lockMs: 30_000,
      submissionsPerSender: 8,
    }
  : {
      kills: 3,
      killsOnPostgres: 1,
      requests: 500,
      requestsOnPostgres: 150,
      streams: 60,
      lockMs: 0,
      submissionsPerSender: 4,
    };

/** Timeout of tests whose size depends on `testSizes`. */
export const soakTimeoutMs = isSoak ? 3_600_000 : 240_000;

/** Seed of random parts. Set SEED to repeat a run. */
export const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Prints figures of a run, so that it can be judged and repeated. */
export const reportFigures = (title: string, figures: Record<string, number | string>): void =>
  console.log(
    `${title}: ${Object.entries(figures)
      .map(([name, value]) => `${value} ${name}`)
      .join(', ')} (SEED=${seed})`,
  );
