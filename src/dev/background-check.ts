/** The check of the development server: of the whole content, in a thread of its own, so that pages never wait for it. */
import { Worker } from 'node:worker_threads';
import type { Finding } from '#pipeline/finding.ts';

/** What the thread answers. */
export type CheckResponse = { revision: number } & (
  | { findings: Finding[] /** Documents that cannot be understood. */; broken: string[] }
  | { error: string }
);

export interface BackgroundCheck {
  /** Asks for a check of the content as it is now. */
  ask: () => void;
  close: () => Promise<void>;
}

/** Milliseconds for which the pages that show a change have the machine to themselves. */
const pageTime = 150;

/**
 * Starts the thread.
 * @param onChecked called when the newest state asked for has been checked.
 */
export function startBackgroundCheck(contentDir: string, onChecked: (checked: CheckResponse) => void): BackgroundCheck {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: contentDir });
  let revision = 0;
  let waiting: NodeJS.Timeout | undefined;
  worker.on('message', (checked: CheckResponse) => {
    if (checked.revision === revision) onChecked(checked);
  });
  worker.on('error', ({ message: error }: Error) => onChecked({ revision, error }));
  return {
    ask() {
      revision += 1;
      clearTimeout(waiting);
      waiting = setTimeout(() => worker.postMessage(revision), pageTime);
    },
    async close() {
      clearTimeout(waiting);
      await worker.terminate();
    },
  };
}
