/** A small disk that only one server sees, so that it can be filled. Linux alone can do this. */
import { execFile, spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

/** Root may mount as it is; others need a user namespace, which not every system grants. */
const unshareCommand =
  process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--mount', '--user', '--map-root-user'];

/**
 * A command that gives the server a disk of its own at DATA_DIR.
 * @param size in bytes.
 * @returns undefined where this system does not allow it.
 */
export function getMountCommand(size: number): string[] | undefined {
  const mount = `mount -t tmpfs -o size=${size},mode=700 tmpfs`;
  const [program = '', ...args] = [...unshareCommand, 'sh', '-c', `${mount} /mnt`];
  if (spawnSync(program, args).status !== 0) return undefined;
  return [program, ...args.slice(0, -1), `${mount} "$DATA_DIR" && exec "$@"`, 'sh'];
}

/** Where this process finds a folder that only a server sees. */
export const getPathInServer = ({ pid }: ServerProcess, folder: string): string =>
  path.join(`/proc/${pid}/root`, folder);

/**
 * Copies the database from a disk that only a server sees, while it is in use.
 * @param from folder of the original.
 * @param to folder of the copy.
 */
export async function copyDatabase({ pid }: ServerProcess, from: string, to: string): Promise<void> {
  const program = `new (require('node:sqlite').DatabaseSync)(process.argv[1])
    .prepare('vacuum into ?').run(process.argv[2])`;
  // SQLite resolves links, and the one to another process's root leads back to our own.
  const inside = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'])];
  await promisify(execFile)('nsenter', [
    `--target=${pid}`,
    ...inside,
    process.execPath,
    '--eval',
    program,
    getDatabasePath(from),
    getDatabasePath(to),
  ]);
}

/**
 * Fills a disk to its last byte.
 * @param folder on it.
 * @returns gives the space back.
 */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'ballast');
  for (let size = 64 * 1024; size >= 1; size /= 2)
    for (let full = false; !full; )
      full = await appendFile(file, Buffer.alloc(size)).then(
        () => false,
        () => true,
      );
  return () => rm(file);
}
