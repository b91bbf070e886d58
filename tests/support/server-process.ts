/** The server as a process of its own, to be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { cleanEnvironment } from './clean-environment.ts';

export interface ServerProcess {
  pid: number;
  /** Its address, without a slash at the end. */
  origin: string;
  /** What it has logged, once it has ended. */
  log: Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** What each of them is told; `env` comes on top. */
const defaults = {
  PORT: '0',
  METRICS_PORT: '0',
  RATE_LIMIT: '1000000',
  LOG_LEVEL: 'info',
  NODE_NO_WARNINGS: '1',
};

/**
 * Starts a server and waits until it says that it is ready.
 * @param wrapper a command that runs the one given to it, such as `setpriv`.
 * @throws with what it said, when it ends instead.
 */
export async function startServerProcess(
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = '', ...args] = [...wrapper, process.execPath, 'scripts/serve.ts'];
  const child = spawn(program, args, {
    env: { ...cleanEnvironment, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = text(child.stderr);
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const ready = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const address = /^Ready: (http:\S+)/.exec(line)?.[1];
    // A name is looked up first, and may be one of IPv6.
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
