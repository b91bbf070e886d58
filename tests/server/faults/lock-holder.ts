/** Another process that writes to a SQLite database, and takes its time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.resume().on('end', () => database.exec('rollback'));`;

/**
 * Takes the lock for writing.
 * @returns gives it back.
 */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--eval', program, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`${file} could not be locked.`))),
  ]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}
