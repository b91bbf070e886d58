/** Work on many documents, on as many threads as there are cores; a few are done sooner in the thread that is there. */
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { Piscina } from 'piscina';

export interface JobRunner<Job, Result> {
  /** Module whose default export does jobs one after the other; it has the setup as its `workerData`. */
  workerModule: URL;
  setup: object;
  /** The same, in this thread. */
  createInlineJob: () => Promise<(job: Job) => Promise<Result>>;
  /** Jobs from which on threads are worth their start: each loads all of its modules anew. */
  workerThreshold: number;
  /** Megabytes of a thread's young generation. Small ones are cleared more often, and grow the process less. */
  youngGenerationMb?: number;
}

/** Jobs that go to a thread at once: for each message, both sides wait for each other. */
const batchSize = 8;
/** Such batches that wait for a thread: it need not wait for this one, which may be busy itself. */
const queuedBatchesPerWorker = 2;

/**
 * Does a job for each item.
 * @param jobOf makes the job when its turn comes, so that few are in memory at once.
 * @param onEach told of each that is done.
 * @returns the results, in the order of the items.
 * @throws what the first that fails throws.
 */
export async function runJobs<Item, Job, Result>(
  work: JobRunner<Job, Result>,
  items: readonly Item[],
  jobOf: (item: Item) => Job | Promise<Job>,
  onEach?: () => void,
): Promise<Result[]> {
  if (items.length === 0) return [];
  const threads = availableParallelism();
  if (items.length < work.workerThreshold || threads < 2) {
    const run = await work.createInlineJob();
    const results: Result[] = [];
    for (const item of items) {
      results.push(await run(await jobOf(item)));
      onEach?.();
    }
    return results;
  }
  const pool = new Piscina<Job[], Result[]>({
    filename: work.workerModule.href,
    workerData: work.setup,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: work.youngGenerationMb ?? 64 },
  });
  try {
    const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
      items.slice(at * batchSize, (at + 1) * batchSize),
    );
    const results = await pMap(
      batches,
      async (batch) => {
        const jobs: Job[] = [];
        for (const item of batch) jobs.push(await jobOf(item));
        const done = await pool.run(jobs);
        for (const _ of done) onEach?.();
        return done;
      },
      { concurrency: threads * queuedBatchesPerWorker },
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}
