/** One run of a program, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Cost {
  /** From start to end of the process, so that loading the program counts. */
  seconds: number;
  /** Seconds of a core, of all threads and child processes together: what else the machine does hardly counts in it. */
  cpu: number;
  /** Peak memory of the process, of all its threads together; what it starts beside itself has its own. */
  megabytes: number;
}

const cost = fileURLToPath(new URL('./report-resources.ts', import.meta.url));

/**
 * Runs a program.
 * @param cwd where it keeps its cache.
 * @param patience milliseconds after which the run is given up.
 * @throws Error where it does not end with 0, with what it said.
 */
export async function measured(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  patience = 120_000,
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, '--import', cost, program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    timeout: patience,
  });
  const [[code, signal], said, usage] = await Promise.all([
    once(child, 'exit'),
    text(child.stderr as Readable),
    text(child.stdio[3] as Readable),
  ]);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}: ${said}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
