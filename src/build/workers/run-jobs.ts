/** Runs many jobs on one worker thread per core, and few jobs in this thread. */
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { Piscina } from 'piscina';

export interface JobRunner<Job, Result> {
  /** Module whose default export runs a batch of jobs in a worker. It receives the setup as `workerData`. */
  workerModule: URL;
  setup: object;
  /** Creates the function that runs a job in this thread. */
  createInlineJob: () => Promise<(job: Job) => Promise<Result>>;
  /** Smallest number of jobs for which workers are started: each of them loads all modules again. */
  workerThreshold: number;
  /** Size of a worker's young generation in MB. A small one is collected more often, and takes less memory. Default: 64. */
  youngGenerationMb?: number;
}

/** Jobs per message to a worker, because both sides wait for each message. */
const batchSize = 8;
/** Queued batches keep a worker busy while this thread prepares the next ones. */
const queuedBatchesPerWorker = 2;

/**
 * Runs a job for each item.
 * @param createJob called when the job is about to run, so that few jobs are in memory at once.
 * @param onDone called after each job.
 * @returns the results in the order of the items.
 * @throws the first error of a job.
 */
export async function runJobs<Item, Job, Result>(
  runner: JobRunner<Job, Result>,
  items: readonly Item[],
  createJob: (item: Item) => Job | Promise<Job>,
  onDone?: () => void,
): Promise<Result[]> {
  if (items.length === 0) return [];
  const threads = availableParallelism();
  if (items.length < runner.workerThreshold || threads < 2) {
    const run = await runner.createInlineJob();
    return pMap(
      items,
      async (item) => {
        const result = await run(await createJob(item));
        onDone?.();
        return result;
      },
      { concurrency: batchSize },
    );
  }
  const pool = new Piscina<Job[], Result[]>({
    filename: runner.workerModule.href,
    workerData: runner.setup,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: runner.youngGenerationMb ?? 64 },
  });
  try {
    const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
      items.slice(index * batchSize, (index + 1) * batchSize),
    );
    const results = await pMap(
      batches,
      async (batch) => {
        const batchResults = await pool.run(await Array.fromAsync(batch, createJob));
        for (const _ of batchResults) onDone?.();
        return batchResults;
      },
      { concurrency: threads * queuedBatchesPerWorker },
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}
