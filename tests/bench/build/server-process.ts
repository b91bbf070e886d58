/** A server in a process of its own, from its start on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ReportedUsage } from './usage-preload.ts';

export interface Cost {
  /** Since the process was started. */
  seconds: number;
  /** Seconds of a core, of all threads together. */
  cpu: number;
}

export interface StartedServer extends AsyncDisposable {
  origin: string;
  /** What it took until it printed its address. */
  ready: Cost;
  /** What it has taken by now. */
  cost: () => Promise<Cost>;
}

const telling = fileURLToPath(new URL('./usage-preload.ts', import.meta.url));

/**
 * Starts a server, and waits for the address that it prints.
 * @param cwd where it keeps its cache.
 * @throws Error where it ends before.
 */
export async function startServer(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<StartedServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, '--import', telling, program, ...args], {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const cost = async (of: keyof ReportedUsage): Promise<Cost> => {
    const seconds = (performance.now() - start) / 1000;
    child.send('cost');
    const [taken] = (await once(child, 'message')) as [ReportedUsage];
    const { userCPUTime, systemCPUTime } = taken[of];
    return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6 };
  };
  const stdout = child.stdout as Readable;
  const [said] = await Promise.race([once(stdout, 'data'), once(child, 'exit').then(() => [undefined])]);
  if (said === undefined) throw new Error(`${program} ended before it was ready.`);
  stdout.resume();
  const ready = await cost('ready');
  return {
    origin: String(said).trim().split('\n')[0] ?? '',
    ready,
    cost: () => cost('now'),
    [Symbol.asyncDispose]: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
