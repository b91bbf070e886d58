/** How far the long tests go: bounded in `npm test`, in full in `npm run soak`. */
const isSoak = process.env.SOAK === '1';

export const testSizes = isSoak
  ? {
      kills: 50,
      killsOnPostgres: 20,
      requests: 10_000,
      requestsOnPostgres: 10_000,
      streams: 1_000,
      lock: 30_000,
    }
  : { kills: 5, killsOnPostgres: 2, requests: 500, requestsOnPostgres: 150, streams: 60, lock: 0 };

/** Milliseconds that a test of the long kind may take. */
export const soakTimeoutMs = isSoak ? 3_600_000 : 120_000;

/** For the random parts: given from outside, a run is the same again. */
export const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Says what was done, so that a run can be judged and repeated. */
export const reportFigures = (title: string, figures: Record<string, number | string>): void =>
  console.log(
    `${title}: ${Object.entries(figures)
      .map(([name, value]) => `${value} ${name}`)
      .join(', ')} (SEED=${seed})`,
  );
