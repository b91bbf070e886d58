/** A storage and two peers, and servers that come and go between them. */
import { expect, vi } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { type DeliveryTargets, startDeliveryTargets } from './delivery-targets.ts';
import { writeBuild } from './sample-build.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { auditStorage, type AuditedStorage } from './storage-audit.ts';
import { storages, type TestStorage } from './test-storages.ts';

export interface FaultHarness extends AsyncDisposable {
  storage: TestStorage;
  targets: DeliveryTargets;
  /** Starts a server on the storage; it goes with the scene. */
  startServer(env?: Record<string, string>, wrapper?: readonly string[]): Promise<ServerProcess>;
  /** What is stored now. */
  auditStorage(): Promise<AuditedStorage>;
  /** The same once nothing is left to be delivered. What was cut off is taken up after 15 seconds. */
  waitUntilDelivered(): Promise<AuditedStorage>;
}

interface Options {
  storage?: { create(): Promise<TestStorage> } | undefined;
  /** Milliseconds that the peers take to answer. */
  delay?: number;
}

/** Fifty attempts, each as soon as the one before has failed. */
const immediateRetries = Array.from({ length: 50 }, () => 0).join();

export async function createFaultHarness({ storage: kind = storages[0], delay }: Options = {}): Promise<FaultHarness> {
  if (!kind) throw new Error('There is no storage to test with.');
  const [build, storage, peers] = await Promise.all([writeBuild(), kind.create(), startDeliveryTargets(delay)]);
  const { dataDir, databaseUrl = '' } = storage.options;
  const servers: ServerProcess[] = [];
  const stored = () => auditStorage(storage.store, channels);
  const open = () =>
    storage.store.read(async (database) => {
      const rows = database.selectFrom('deliveries').select('id').where('state', '!=', 'done');
      return (await rows.execute()).length;
    });
  return {
    storage,
    targets: peers,
    startServer: async (env = {}, wrapper = []) => {
      const server = await startServerProcess(
        {
          OUT_DIR: build.root,
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          DELIVERY_SCHEDULE: immediateRetries,
          ...peers.env,
          ...env,
        },
        wrapper,
      );
      servers.push(server);
      return server;
    },
    auditStorage: stored,
    waitUntilDelivered: async () => {
      await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 60_000, interval: 100 });
      return stored();
    },
    [Symbol.asyncDispose]: async () => {
      for (const server of servers) await server.kill();
      for (const part of [storage, peers, build]) await part[Symbol.asyncDispose]();
    },
  };
}
