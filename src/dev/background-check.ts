/** Checks the whole content in a worker, so that pages never wait for it. */
import { Worker } from 'node:worker_threads';
import type { Finding } from '#pipeline/finding.ts';

export type CheckResponse = { revision: number } & (
  | {
      findings: Finding[];
      /** Files of invalid documents. */
      invalidFiles: string[];
    }
  | { error: string }
);

export interface BackgroundCheck {
  /** Requests a check of the content on disk. */
  request: () => void;
  close: () => Promise<void>;
}

/** The delay leaves the machine to the pages that show the change. */
const checkDelayMs = 150;

/**
 * Starts the worker.
 * @param onChecked called with the result of the newest request; older results are dropped.
 */
export function startBackgroundCheck(
  contentDir: string,
  onChecked: (response: CheckResponse) => void,
): BackgroundCheck {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: contentDir });
  let revision = 0;
  let timer: NodeJS.Timeout | undefined;
  worker.on('message', (response: CheckResponse) => {
    if (response.revision === revision) onChecked(response);
  });
  worker.on('error', ({ message: error }: Error) => onChecked({ revision, error }));
  return {
    request() {
      revision += 1;
      clearTimeout(timer);
      timer = setTimeout(() => worker.postMessage(revision), checkDelayMs);
    },
    async close() {
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
