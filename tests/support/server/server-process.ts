/** Starts the server as a process that tests can kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';

export interface ServerProcess {
  pid: number;
  /** Origin, without a trailing slash. */
  origin: string;
  /** The log, available after the process has ended. */
  log: Promise<string>;
  /** Kills the process like a power failure (SIGKILL). */
  kill(): Promise<void>;
  /** Asks the process to stop (SIGTERM). */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Default environment variables of every server. */
const defaultEnvironment = {
  PORT: '0',
  METRICS_PORT: '0',
  DRAIN_SECONDS: '0',
  RATE_LIMIT: '1000000',
  UPLOAD_QUOTA_MB: '100000',
  DISK_RESERVE_MB: '0',
  LOG_LEVEL: 'info',
  NODE_NO_WARNINGS: '1',
};

/**
 * Starts a server and waits until it is ready.
 * @param wrapper a command that runs another command, such as `setpriv`.
 * @throws with the log if the server ends instead.
 */
export async function startServerProcess(
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = '', ...args] = [...wrapper, process.execPath, 'scripts/serve.ts'];
  const child = spawn(program, args, {
    env: { ...cleanEnvironment, ...defaultEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = text(child.stderr);
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const ready = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const address = /^Ready: (http:\S+)/.exec(line)?.[1];
    // The name might be resolved to an IPv6 address.
    if (address) ready.resolve(address.replace('localhost', '127.0.0.1'));
  });
  const failed = exit.then(async () => Promise.reject(new Error(`The server ended: ${await log}`)));
  failed.catch(() => undefined);
  const origin = await Promise.race([ready.promise, failed]);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return {
    pid: child.pid ?? 0,
    origin,
    log,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
