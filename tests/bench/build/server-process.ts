/** Starts a server in a process of its own, and measures its cost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ReportedUsage } from './usage-preload.ts';

export interface Cost {
  /** Time since the process was started. */
  seconds: number;
  /** CPU seconds of all threads. */
  cpu: number;
}

export interface StartedServer extends AsyncDisposable {
  origin: string;
  /** Cost until the server printed its address. */
  ready: Cost;
  /** Returns the cost so far. */
  getCost: () => Promise<Cost>;
}

const usagePreload = fileURLToPath(new URL('./usage-preload.ts', import.meta.url));

/**
 * Starts a server, and waits for the address that it prints.
 * @param cwd working directory, which holds its cache.
 * @throws Error when the server ends before.
 */
export async function startServer(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<StartedServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, '--import', usagePreload, program, ...args], {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const readCost = async (moment: keyof ReportedUsage): Promise<Cost> => {
    const seconds = (performance.now() - start) / 1000;
    child.send('cost');
    const [usage] = (await once(child, 'message')) as [ReportedUsage];
    const { userCPUTime, systemCPUTime } = usage[moment];
    return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6 };
  };
  const stdout = child.stdout as Readable;
  const [output] = await Promise.race([once(stdout, 'data'), once(child, 'exit').then(() => [undefined])]);
  if (output === undefined) throw new Error(`${program} ended before it was ready.`);
  stdout.resume();
  const ready = await readCost('ready');
  return {
    origin: String(output).trim().split('\n')[0] ?? '',
    ready,
    getCost: () => readCost('now'),
    [Symbol.asyncDispose]: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
