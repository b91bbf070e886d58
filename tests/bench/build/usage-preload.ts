/** Preload of a measured server (`--import`): reports its resource usage at its first output and now. */
import { isMainThread } from 'node:worker_threads';

export interface ReportedUsage {
  ready: NodeJS.ResourceUsage;
  now: NodeJS.ResourceUsage;
}

if (isMainThread) {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  let ready: NodeJS.ResourceUsage | undefined;
  stdout.write = ((...args: Parameters<typeof write>) => {
    ready ??= process.resourceUsage();
    return write(...args);
  }) as typeof write;
  process.on('message', () => {
    const now = process.resourceUsage();
    process.send?.({ ready: ready ?? now, now } satisfies ReportedUsage);
  });
  process.channel?.unref();
}
