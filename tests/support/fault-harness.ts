/** A storage and two peers, and servers that come and go between them. */
import { expect, vi } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { type Peers, startPeers } from './delivery-targets.ts';
import { writeBuild } from './sample-build.ts';
import { type ServerChild, startServer } from './server-process.ts';
import { audit, type Stored } from './storage-audit.ts';
import { storages, type TestStorage } from './test-storages.ts';

export interface Scene extends AsyncDisposable {
  storage: TestStorage;
  peers: Peers;
  /** Starts a server on the storage; it goes with the scene. */
  start(env?: Record<string, string>, wrapper?: readonly string[]): Promise<ServerChild>;
  /** What is stored now. */
  stored(): Promise<Stored>;
  /** The same once nothing is left to be delivered. What was cut off is taken up after 15 seconds. */
  delivered(): Promise<Stored>;
}

interface Options {
  storage?: { create(): Promise<TestStorage> } | undefined;
  /** Milliseconds that the peers take to answer. */
  delay?: number;
}

/** Fifty attempts, each as soon as the one before has failed. */
const eager = Array.from({ length: 50 }, () => 0).join();

export async function createScene({ storage: kind = storages[0], delay }: Options = {}): Promise<Scene> {
  if (!kind) throw new Error('There is no storage to test with.');
  const [build, storage, peers] = await Promise.all([writeBuild(), kind.create(), startPeers(delay)]);
  const { dataDir, databaseUrl = '' } = storage.options;
  const servers: ServerChild[] = [];
  const stored = () => audit(storage.store, channels);
  const open = () =>
    storage.store.read(async (database) => {
      const rows = database.selectFrom('deliveries').select('id').where('state', '!=', 'done');
      return (await rows.execute()).length;
    });
  return {
    storage,
    peers,
    start: async (env = {}, wrapper = []) => {
      const server = await startServer(
        {
          OUT_DIR: build.root,
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          DELIVERY_SCHEDULE: eager,
          ...peers.env,
          ...env,
        },
        wrapper,
      );
      servers.push(server);
      return server;
    },
    stored,
    delivered: async () => {
      await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 60_000, interval: 100 });
      return stored();
    },
    [Symbol.asyncDispose]: async () => {
      for (const server of servers) await server.kill();
      for (const part of [storage, peers, build]) await part[Symbol.asyncDispose]();
    },
  };
}
