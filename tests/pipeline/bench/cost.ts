/** Loaded before a program, with `--import`: says at its end what it has taken, on pipe 3. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
