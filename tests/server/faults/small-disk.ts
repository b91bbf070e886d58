/** A small disk that only one server process sees, so that a test can fill it. Linux only. */
import { execFile, spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';

/** Root may mount; other users need a user namespace, which not every system allows. */
const unshareCommand =
  process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--mount', '--user', '--map-root-user'];

/**
 * Returns a command that runs another with a small disk mounted at DATA_DIR.
 * @param size in bytes.
 * @returns undefined if this system does not allow it.
 */
export function getMountCommand(size: number): string[] | undefined {
  const mount = `mount -t tmpfs -o size=${size},mode=700 tmpfs`;
  const [program = '', ...args] = [...unshareCommand, 'sh', '-c', `${mount} /mnt`];
  if (spawnSync(program, args).status !== 0) return undefined;
  return [program, ...args.slice(0, -1), `${mount} "$DATA_DIR" && exec "$@"`, 'sh'];
}

/** Returns the path under which this process finds a folder that only the server sees. */
export const getPathInServer = ({ pid }: ServerProcess, folder: string): string =>
  path.join(`/proc/${pid}/root`, folder);

/**
 * Copies the database from a disk that only the server sees, while it is in use.
 * @param from data directory of the server.
 * @param to folder of the copy.
 */
export async function copyDatabase({ pid }: ServerProcess, from: string, to: string): Promise<void> {
  const program = `new (require('node:sqlite').DatabaseSync)(process.argv[1])
    .prepare('vacuum into ?').run(process.argv[2])`;
  // SQLite resolves links, and /proc/PID/root would lead back to our own root.
  const namespaceOptions = [
    '--mount',
    ...(process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials']),
  ];
  await promisify(execFile)('nsenter', [
    `--target=${pid}`,
    ...namespaceOptions,
    process.execPath,
    '--eval',
    program,
    getDatabasePath(from),
    getDatabasePath(to),
  ]);
}

/**
 * Fills a disk to its last byte.
 * @param folder on the disk.
 * @returns a function that frees the space.
 */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'ballast');
  for (let size = 64 * 1024; size >= 1; size /= 2)
    for (let isFull = false; !isFull; )
      isFull = await appendFile(file, Buffer.alloc(size)).then(
        () => false,
        () => true,
      );
  return () => rm(file);
}
