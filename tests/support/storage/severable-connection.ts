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

async function startProxy(options: StoreOptions, target: URL): Promise<SeverableConnection> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
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
    for (const socket of sockets) socket.destroy();
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
    [Symbol.asyncDispose]: sever,
  };
}
