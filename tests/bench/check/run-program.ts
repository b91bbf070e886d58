/** Runs a program in a process of its own, and measures the resources that it uses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface ResourceUsage {
  /** From start to end of the process, so that the time to load the program counts. */
  seconds: number;
  /** CPU seconds of all threads and child processes, which depend little on other load of the machine. */
  cpu: number;
  /** Peak memory of the process with all its threads, without child processes. */
  megabytes: number;
}

const reportScript = fileURLToPath(new URL('./report-resources.ts', import.meta.url));

/** Rounds to two decimals. */
export const round = (value: number): number => Number(value.toFixed(2));

/** Returns the minimum of time over the rounds, because other load must not count, and the maximum of memory. */
export const combineRounds = (usages: readonly ResourceUsage[]): ResourceUsage => ({
  seconds: round(Math.min(...usages.map(({ seconds }) => seconds))),
  cpu: round(Math.min(...usages.map(({ cpu }) => cpu))),
  megabytes: Math.round(Math.max(...usages.map(({ megabytes }) => megabytes))),
});

/**
 * Runs a program.
 * @param cwd working directory, which holds its cache.
 * @param timeoutMs time after which the program is stopped.
 * @throws Error with the program's output if it does not exit with 0.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  timeoutMs = 120_000,
): Promise<ResourceUsage> {
  const start = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, '--import', reportScript, program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  const [[code, signal], stderr, usage] = await Promise.all([
    once(child, 'exit'),
    text(child.stderr as Readable),
    text(child.stdio[3] as Readable),
  ]);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}: ${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
