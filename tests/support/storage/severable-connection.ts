/** A connection to a storage that can be severed and restored, for both databases. */
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { StoreOptions } from '#server/storage/store.ts';

export interface SeverableConnection extends AsyncDisposable {
  /** Options that open the storage through this connection. */
  options: StoreOptions;
  sever(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * Severs SQLite by moving its folder away, and PostgreSQL with a proxy.
 * @param options of the storage.
 */
export async function createSeverableConnection(options: StoreOptions): Promise<SeverableConnection> {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl) return startProxy(options, new URL(databaseUrl));
  const movedDir = `${dataDir}-away`;
  return {
    options,
    sever: async () => {
      await rename(dataDir, movedDir);
      // A file in place of the folder keeps SQLite from creating a database.
      await writeFile(dataDir, '');
    },
    restore: async () => {
      await rm(dataDir);
      await rename(movedDir, dataDir);
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

interface PostgresProxy extends SeverableConnection {
  /** Keeps all connections open and relays nothing, like a network that drops packets. */
  hang(): void;
  /** Relays again what has been held back. */
  resume(): void;
}

/** Starts a proxy to a PostgreSQL. @param options of a storage with a `databaseUrl`. */
export const startPostgresProxy = (options: StoreOptions): Promise<PostgresProxy> =>
  startProxy(options, new URL(options.databaseUrl ?? ''));

async function startProxy(options: StoreOptions, target: URL): Promise<PostgresProxy> {
  /** Each socket with the one that its bytes go to. */
  const sockets = new Map<Socket, Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.set(one, other);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      if (!isHanging) one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const sever = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets.keys()) socket.destroy();
    await once(server, 'close');
  };
  const port = await listen(0);
  const url = new URL(target);
  url.port = String(port);
  return {
    options: { ...options, databaseUrl: url.href },
    sever,
    restore: async () => {
      await listen(port);
    },
    hang: () => {
      isHanging = true;
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    resume: () => {
      isHanging = false;
      for (const [socket, target] of sockets) socket.pipe(target);
    },
    [Symbol.asyncDispose]: sever,
  };
}
