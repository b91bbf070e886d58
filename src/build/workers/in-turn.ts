/** A thread's side of the work on many documents. */

/** @returns a function that does jobs one after the other. */
export const runSequentially =
  <Job, Result>(run: (job: Job) => Promise<Result>) =>
  async (jobs: readonly Job[]): Promise<Result[]> => {
    const results: Result[] = [];
    for (const job of jobs) results.push(await run(job));
    return results;
  };
