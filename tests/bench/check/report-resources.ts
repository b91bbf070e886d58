/** Reports the resources that a program has used: `node --import report-resources.ts`. Writes JSON to pipe 3 at exit. */
import { readFileSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Unit of /proc in microseconds. USER_HZ is 100 on every Linux system that Node supports. */
const tickMicroseconds = 10_000;

/** Returns the CPU time of finished child processes in microseconds, or 0 if the system does not report it. */
function getChildCpuTime(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 16 and 17 of the file, of which two are before the bracket.
    return (Number(fields[13]) + Number(fields[14])) * tickMicroseconds;
  } catch {
    return 0;
  }
}

if (isMainThread && process.send === undefined)
  process.on('exit', () => {
    const usage = process.resourceUsage();
    writeSync(3, JSON.stringify({ ...usage, userCPUTime: usage.userCPUTime + getChildCpuTime() }));
  });
