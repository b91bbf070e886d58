/** A harness for faults: a storage, delivery targets, and server processes that come and go. */
import { expect, vi } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { type DeliveryTargets, startDeliveryTargets } from '#tests/support/outbox/delivery-targets.ts';
import { type AuditedStorage, auditStorage } from '#tests/support/storage/storage-audit.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { writeSampleBuild } from './sample-build.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface FaultHarness extends AsyncDisposable {
  storage: TestStorage;
  targets: DeliveryTargets;
  /** Starts a server on the storage. It is killed on disposal. */
  startServer(env?: Record<string, string>, wrapper?: readonly string[]): Promise<ServerProcess>;
  /** Reads the storage and fails if it is inconsistent. */
  auditStorage(): Promise<AuditedStorage>;
  /** Ends all leases, as if time had passed. Call only while no server runs. */
  expireLeases(): Promise<void>;
  /** Waits until all deliveries are done, then audits the storage. An interrupted one waits 15 s for its lease to end. */
  waitUntilDelivered(): Promise<AuditedStorage>;
}

interface FaultHarnessOptions {
  storage?: { create(): Promise<TestStorage> } | undefined;
  /** Milliseconds that the targets take to answer. */
  delay?: number;
}

/** Fifty attempts without delay. */
const immediateRetries = Array.from({ length: 50 }, () => 0).join();

export async function createFaultHarness({
  storage: storageKind = storages[0],
  delay,
}: FaultHarnessOptions = {}): Promise<FaultHarness> {
  const [build, storage, targets] = await Promise.all([
    writeSampleBuild(),
    storageKind.create(),
    startDeliveryTargets(delay),
  ]);
  const { dataDir, databaseUrl = '' } = storage.options;
  const servers: ServerProcess[] = [];
  const audit = () => auditStorage(storage.store, channels);
  const countUnfinished = () =>
    storage.store.read(async (database) => {
      const rows = database.selectFrom('deliveries').select('id').where('state', '!=', 'done');
      return (await rows.execute()).length;
    });
  return {
    storage,
    targets,
    startServer: async (env = {}, wrapper = []) => {
      const server = await startServerProcess(
        {
          OUT_DIR: build.outDir,
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          DELIVERY_SCHEDULE: immediateRetries,
          ...targets.env,
          ...env,
        },
        wrapper,
      );
      servers.push(server);
      return server;
    },
    auditStorage: audit,
    expireLeases: async () => {
      await storage.store.write((transaction) =>
        transaction
          .updateTable('deliveries')
          .set({ leased_until: 0 })
          .where('leased_until', 'is not', null)
          .execute(),
      );
    },
    waitUntilDelivered: async () => {
      await vi.waitFor(async () => expect(await countUnfinished()).toBe(0), {
        timeout: 60_000,
        interval: 100,
      });
      return audit();
    },
    [Symbol.asyncDispose]: async () => {
      for (const server of servers) await server.kill();
      for (const resource of [storage, targets, build]) await resource[Symbol.asyncDispose]();
    },
  };
}
