/** The outbox during an outage of the storage. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createOutageLog } from '#server/storage/outage-log.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  sampleFields,
} from '#tests/support/outbox/delivery-harness.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { createSeverableConnection } from '#tests/support/storage/severable-connection.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const channels = ['webhook'] as const;
const waitUntilDone = (harness: DeliveryHarness) =>
  eventually(async () => expect((await harness.readDelivery('webhook')).state).toBe('done'));

describe.each(storages)('on $name', (kind) => {
  test('deliveries wait during an outage, and the result of a finished attempt is recorded after it', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await using connection = await createSeverableConnection(harness.storage.options);
    const store = harness.openAnotherStore(connection.options);
    const mayRespond = Promise.withResolvers<void>();
    webhook.respond = (response) => void mayRespond.promise.then(() => response.writeHead(204).end());
    await harness.submit('message', { channels });
    harness
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        store,
      })
      .start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await connection.sever();
    mayRespond.resolve();
    const findOutages = () => harness.logLines.filter(({ msg }) => /is unavailable/.test(String(msg)));
    await eventually(() => expect(findOutages()).toHaveLength(1));
    await expect(store.check()).rejects.toThrow(StorageUnavailableError);
    await connection.restore();
    await waitUntilDone(harness);
    await eventually(() =>
      expect(harness.logLines).toContainEqual(
        expect.objectContaining({ msg: 'The storage is available again' }),
      ),
    );
    expect(findOutages()).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('the beginning and the end of an outage are each logged once', async () => {
    await using harness = await createDeliveryHarness(kind);
    await using connection = await createSeverableConnection(harness.storage.options);
    const store = harness.openAnotherStore(connection.options);
    let succeeded = 0;
    let failed = 0;
    const countingStore: Store = {
      ...store,
      write: (work) => {
        const result = store.write(work);
        result.then(
          () => succeeded++,
          () => failed++,
        );
        return result;
      },
    };
    const getMessages = () =>
      harness.logLines.map(({ msg }) => String(msg)).filter((msg) => /^The storage/.test(msg));
    const outageMessage = expect.stringMatching(/^The storage is unavailable/);
    harness
      .createOutbox({ environment: { webhookUrl: 'http://127.0.0.1:9/' }, store: countingStore })
      .start();
    await eventually(() => expect(succeeded).toBeGreaterThan(1));
    await connection.sever();
    const attempts = 1 + (2 * fastTimings.leaseRenewalMs) / fastTimings.storageRetryMs;
    await eventually(() => expect(failed).toBeGreaterThan(attempts));
    expect(getMessages()).toEqual([outageMessage]);
    await connection.restore();
    await eventually(() => expect(getMessages()).toEqual([outageMessage, 'The storage is available again']));
  });
});

test('a full disk counts as an outage although it can be read', async () => {
  await using harness = await createDeliveryHarness();
  const limitDatabase = (pages: number) =>
    harness.store.read((database) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database));
  const messages: string[] = [];
  const outageLog = createOutageLog(
    createLog('info', { write: (line) => messages.push(JSON.parse(line).msg) }),
  );
  await harness.submit('message', { channels: [] });
  await limitDatabase(1);
  const fields = { ...sampleFields.message, message: 'x'.repeat(100_000) };
  await harness.submit('message', { fields, channels: [] }).catch(outageLog.recordFailure);
  const uses = { writes: 0, reads: 0 };
  const countingStore: Store = {
    ...harness.store,
    write: (work) => harness.store.write(work).finally(() => uses.writes++),
    read: (work) => harness.store.read(work).finally(() => uses.reads++),
  };
  const timings = { ...fastTimings, alarmCheckMs: 50 };
  harness
    .createOutbox({
      environment: { webhookUrl: 'http://127.0.0.1:9/' },
      store: countingStore,
      outageLog,
      timings,
    })
    .start();
  await eventually(() => expect(Math.min(uses.writes, uses.reads)).toBeGreaterThan(20));
  expect(messages).toEqual([expect.stringMatching(/is unavailable/)]);
  await limitDatabase(1_000_000);
  await eventually(() => expect(messages).toEqual([expect.anything(), 'The storage is available again']));
});
