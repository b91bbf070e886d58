/**
 * The heartbeat: requests HEARTBEAT_URL while storage and worker work, so that whoever receives it can tell operators when
 * it stops. No other alarm arrives when this process or its machine has died.
 */
import type { Log } from '../log.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Store } from '../storage/store.ts';
import { requestOnce } from './alarms/alarm-routes.ts';
import { describeError } from './delivery-error.ts';
import type { Timings } from './timings.ts';

export interface HeartbeatOptions {
  url: string;
  store: Store;
  isWorkerAlive: () => boolean;
  log: Log;
  timings: Timings;
}

export interface Heartbeat {
  start(): void;
  stop(): Promise<void>;
}

export function createHeartbeat({ url, store, isWorkerAlive, log, timings }: HeartbeatOptions): Heartbeat {
  const shutdown = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The last problem, which is logged once. */
  let problem: string | undefined;

  /** @returns the problem; undefined if the request was answered. */
  async function beat(): Promise<string | undefined> {
    try {
      await store.check();
      if (!isWorkerAlive()) return 'The outbox worker has stopped';
      await requestOnce(url, timings.webhook, shutdown.signal, { method: 'GET' });
      return undefined;
    } catch (error) {
      if (error instanceof StorageUnavailableError) return 'The storage is unavailable';
      return `HEARTBEAT_URL failed: ${describeError(error)}`;
    }
  }

  async function beatAndLog(): Promise<void> {
    const previousProblem = problem;
    const newProblem = await beat();
    if (shutdown.signal.aborted) return;
    problem = newProblem;
    if (problem && !previousProblem) log.warn({ problem }, 'The heartbeat has stopped');
    else if (!problem && previousProblem) log.info('The heartbeat is back');
  }

  const run = () => {
    running ??= beatAndLog().finally(() => {
      running = undefined;
    });
  };
  return {
    start: () => {
      timer ??= setInterval(run, timings.heartbeatMs);
      run();
    },
    stop: async () => {
      clearInterval(timer);
      shutdown.abort();
      await running;
    },
  };
}
