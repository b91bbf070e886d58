/** How many submissions a second one server acknowledges once they are on disk, beside what its database can do. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '#server/storage/store.ts';
import { writeBuild } from '#tests/support/sample-build.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { sendLoad, getQuantile } from './load.ts';
import { measureInsertsPerSecond } from './sqlite-baseline.ts';

const connections = 32;
/** Seconds. */
const duration = { warmUp: 2, load: 10, bare: 3 };
const goal = { perSecond: 200, p99: 250 };

export interface Figures {
  connections: number;
  seconds: number;
  acknowledged: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  refused: Record<number, number>;
  barePerSecond: number;
  /** Of the bare rate. */
  ratio: number;
  goalMet: boolean;
  /** Acknowledged, and not in the storage: there must be none. */
  missing: number;
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Runs it: the server and its peers have processes of their own. */
export async function benchEnquiries(): Promise<Figures> {
  await using build = await writeBuild();
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'website-bench-'));
  const bare = () => measureInsertsPerSecond(path.join(folder.path, 'bare'), duration.bare);
  const before = await bare();
  const dataDir = path.join(folder.path, 'data');
  const peers = fork(fileURLToPath(new URL('./delivery-targets-process.ts', import.meta.url)));
  const [toPeers] = (await once(peers, 'message')) as [Record<string, string>];
  const server = await startServerProcess({
    OUT_DIR: build.root,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...toPeers,
  });
  try {
    const warmUp = await sendLoad(server.origin, connections, duration.warmUp);
    const { ids, latencies, seconds, refused } = await sendLoad(server.origin, connections, duration.load);
    await server.stop();
    const barePerSecond = (before + (await bare())) / 2;
    const perSecond = ids.length / seconds;
    const [p50, p99] = [getQuantile(latencies, 0.5), getQuantile(latencies, 0.99)];
    return {
      connections,
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
    peers.kill();
  }
}

async function countMissing(dataDir: string, ids: readonly string[]): Promise<number> {
  const store = openStore({ dataDir });
  const rows = await store.read((database) => database.selectFrom('submissions').select('id').execute());
  await store.close();
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id)).length;
}

/** The figures for people to read. */
export const formatFigures = (figures: Figures): string =>
  [
    `acknowledged durably  ${figures.perSecond} a second (${figures.acknowledged} in ${figures.seconds} s, ${figures.connections} connections)`,
    `time to the answer    p50 ${figures.p50} ms, p99 ${figures.p99} ms`,
    `bare SQLite           ${figures.barePerSecond} a second, the same rows and settings, one commit each`,
    `ratio                 ${figures.ratio}`,
    `goal                  ${goal.perSecond} a second, p99 ${goal.p99} ms: ${figures.goalMet ? 'met' : 'missed'}`,
    `missing               ${figures.missing}`,
  ].join('\n');
