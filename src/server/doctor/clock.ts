/** Compares the clock of this machine with those of other machines. */
import pg from 'pg';
import { isLoopback } from './connection.ts';
import { type Diagnosis, type DoctorCheck, type DoctorContext, ok, problem, skipped } from './diagnosis.ts';

/** Largest difference that needs no attention. Receivers refuse signed webhook events that are five minutes off. */
const maxDifferenceMs = 60_000;

export const checkClock: DoctorCheck = async (context) => {
  const clocks = await Promise.all([readDatabaseClock(context), readSiteClock(context)]);
  const samples = clocks.filter((sample) => sample !== undefined);
  if (samples.length === 0)
    return [skipped('There is no other clock to compare with: neither PostgreSQL nor SITE_URL answered.')];
  return samples.map(({ source, differenceMs }): Diagnosis => {
    const seconds = Math.round(Math.abs(differenceMs) / 1000);
    return Math.abs(differenceMs) > maxDifferenceMs
      ? problem(
          `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} ${source}.`,
          'Turn on time synchronisation (timedatectl set-ntp true). Retention, delivery and the limits depend on the time.',
        )
      : ok(`The clock agrees with ${source} to ${seconds} s.`);
  });
};

interface ClockSample {
  source: string;
  /** Positive if this machine is ahead. */
  differenceMs: number;
}

/** Compares a clock with that of this machine. It assumes that the answer takes half of the round trip. */
async function measureClock(
  source: string,
  now: () => number,
  readTime: () => Promise<number>,
): Promise<ClockSample | undefined> {
  try {
    const before = now();
    const time = await readTime();
    const differenceMs = (before + now()) / 2 - time;
    return Number.isNaN(time) ? undefined : { source, differenceMs };
  } catch {
    return undefined;
  }
}

async function readDatabaseClock({ environment: { databaseUrl }, timeoutMs, now }: DoctorContext) {
  if (!databaseUrl) return undefined;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await measureClock('the database', now, async () => {
      const { rows } = await client.query<{ time: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as time',
      );
      return Number(rows[0]?.time);
    });
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readSiteClock({ environment: { siteUrl }, timeoutMs, now }: DoctorContext) {
  if (isLoopback(new URL(siteUrl).hostname)) return undefined;
  return measureClock(siteUrl, now, async () => {
    const response = await fetch(`${siteUrl}/healthz`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The header has whole seconds.
    return Date.parse(response.headers.get('date') ?? '') + 500;
  });
}
