/** Loaded before a server, with `--import`: says what it has taken so far, whenever it is asked. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', () => process.send?.(process.resourceUsage()));
  process.channel?.unref();
}
