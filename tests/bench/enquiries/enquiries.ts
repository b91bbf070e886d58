/** Measures how many durable submissions per second a server acknowledges, compared to SQLite alone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '#server/storage/store.ts';
import { writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { getQuantile, sendLoad } from './load.ts';
import { measureInsertsPerSecond } from './sqlite-baseline.ts';

const connectionCount = 32;
const durationSeconds = { warmUp: 2, load: 10, bare: 3 };
/** Goal; `p99` in milliseconds. */
const goal = { perSecond: 200, p99: 250 };

export interface EnquiryFigures {
  connections: number;
  seconds: number;
  acknowledged: number;
  perSecond: number;
  /** Milliseconds to the acknowledgement. */
  p50: number;
  p99: number;
  /** Number of refusals by status. */
  refused: Record<number, number>;
  /** Rate of SQLite alone. */
  barePerSecond: number;
  /** `perSecond` divided by `barePerSecond`. */
  ratio: number;
  goalMet: boolean;
  /** Number of acknowledged submissions that are not in the storage; must be 0. */
  missing: number;
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Runs the benchmark. The server and its delivery targets have processes of their own. */
export async function benchEnquiries(): Promise<EnquiryFigures> {
  await using build = await writeSampleBuild();
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'website-bench-'));
  const measureBaseline = () => measureInsertsPerSecond(path.join(folder.path, 'bare'), durationSeconds.bare);
  const baselineBefore = await measureBaseline();
  const dataDir = path.join(folder.path, 'data');
  const targets = fork(fileURLToPath(new URL('./delivery-targets-process.ts', import.meta.url)));
  const [targetsEnv] = (await once(targets, 'message')) as [Record<string, string>];
  const server = await startServerProcess({
    OUT_DIR: build.outDir,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...targetsEnv,
  });
  try {
    const warmUp = await sendLoad(server.origin, connectionCount, durationSeconds.warmUp);
    const { ids, latencies, seconds, refused } = await sendLoad(
      server.origin,
      connectionCount,
      durationSeconds.load,
    );
    await server.stop();
    const barePerSecond = (baselineBefore + (await measureBaseline())) / 2;
    const perSecond = ids.length / seconds;
    const [p50, p99] = [getQuantile(latencies, 0.5), getQuantile(latencies, 0.99)];
    return {
      connections: connectionCount,
      seconds: round(seconds),
      acknowledged: ids.length,
      perSecond: round(perSecond),
      p50: round(p50),
      p99: round(p99),
      refused,
      barePerSecond: round(barePerSecond),
      ratio: round(perSecond / barePerSecond, 2),
      goalMet: perSecond >= goal.perSecond && p99 <= goal.p99,
      missing: await countMissing(dataDir, [...warmUp.ids, ...ids]),
    };
  } finally {
    await server.kill();
    targets.kill();
  }
}

async function countMissing(dataDir: string, ids: readonly string[]): Promise<number> {
  const store = openStore({ dataDir });
  const rows = await store.read((database) => database.selectFrom('submissions').select('id').execute());
  await store.close();
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id)).length;
}

/** Formats the figures for people. */
export const formatEnquiryFigures = (figures: EnquiryFigures): string =>
  [
    `acknowledged durably  ${figures.perSecond} a second (${figures.acknowledged} in ${figures.seconds} s, ${figures.connections} connections)`,
    `time to the answer    p50 ${figures.p50} ms, p99 ${figures.p99} ms`,
    `bare SQLite           ${figures.barePerSecond} a second, the same rows and settings, one commit each`,
    `ratio                 ${figures.ratio}`,
    `goal                  ${goal.perSecond} a second, p99 ${goal.p99} ms: ${figures.goalMet ? 'met' : 'missed'}`,
    `missing               ${figures.missing}`,
  ].join('\n');
