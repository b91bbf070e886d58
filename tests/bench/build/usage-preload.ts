/** Loaded before a server, with `--import`: says what it has taken until its first words, and so far. */
import { isMainThread } from 'node:worker_threads';

export interface ReportedUsage {
  ready: NodeJS.ResourceUsage;
  now: NodeJS.ResourceUsage;
}

if (isMainThread) {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  let ready: NodeJS.ResourceUsage | undefined;
  stdout.write = ((...words: Parameters<typeof write>) => {
    ready ??= process.resourceUsage();
    return write(...words);
  }) as typeof write;
  process.on('message', () => {
    const now = process.resourceUsage();
    process.send?.({ ready: ready ?? now, now } satisfies ReportedUsage);
  });
  process.channel?.unref();
}
