/** While the storage is away. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createOutageLog } from '#server/storage/outage-log.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import { type DeliveryHarness, eventually, sampleFields, createDeliveryHarness, fastTimings } from '#tests/support/delivery-harness.ts';
import { createSeverableConnection } from '#tests/support/severable-connection.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const channels = ['webhook'] as const;
const done = (desk: DeliveryHarness) => eventually(async () => expect((await desk.readDelivery('webhook')).state).toBe('done'));

describe.each(storages)('on $name', (kind) => {
  test('while the storage is gone deliveries wait, and nothing that was delivered is forgotten', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    await using line = await createSeverableConnection(desk.storage.options);
    const store = desk.openAnotherStore(line.options);
    const answer = Promise.withResolvers<void>();
    webhook.respond = (response) => void answer.promise.then(() => response.writeHead(204).end());
    await desk.submit('message', { channels });
    desk
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        store,
      })
      .start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await line.sever();
    answer.resolve();
    const gone = () => desk.logLines.filter(({ msg }) => /cannot be used/.test(String(msg)));
    await eventually(() => expect(gone()).toHaveLength(1));
    await expect(store.check()).rejects.toThrow(StorageUnavailableError);
    await line.restore();
    await done(desk);
    await eventually(() =>
      expect(desk.logLines).toContainEqual(expect.objectContaining({ msg: 'The storage is back' })),
    );
    expect(gone()).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('that the storage is gone is said once, and that it is back only when it is', async () => {
    await using desk = await createDeliveryHarness(kind);
    await using line = await createSeverableConnection(desk.storage.options);
    const store = desk.openAnotherStore(line.options);
    let worked = 0;
    let failed = 0;
    const counting: Store = {
      ...store,
      write: (work) => {
        const changed = store.write(work);
        changed.then(
          () => worked++,
          () => failed++,
        );
        return changed;
      },
    };
    const said = () => desk.logLines.map(({ msg }) => String(msg)).filter((msg) => /^The storage/.test(msg));
    const gone = expect.stringMatching(/^The storage cannot be used/);
    desk.createOutbox({ environment: { webhookUrl: 'http://127.0.0.1:9/' }, store: counting }).start();
    await eventually(() => expect(worked).toBeGreaterThan(1));
    await line.sever();
    const tries = 1 + (2 * fastTimings.leaseRenewalMs) / fastTimings.storageRetryMs;
    await eventually(() => expect(failed).toBeGreaterThan(tries));
    expect(said()).toEqual([gone]);
    await line.restore();
    await eventually(() => expect(said()).toEqual([gone, 'The storage is back']));
  });
});

test('a disk that is full is not taken for one that is back because it can be read', async () => {
  await using desk = await createDeliveryHarness();
  const limit = (pages: number) =>
    desk.store.read((database) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database));
  const said: string[] = [];
  const outage = createOutageLog(createLog('info', { write: (line) => said.push(JSON.parse(line).msg) }));
  await desk.submit('message', { channels: [] });
  await limit(1);
  const fields = { ...sampleFields.message, message: 'x'.repeat(100_000) };
  await desk.submit('message', { fields, channels: [] }).catch(outage.recordFailure);
  const uses = { changes: 0, reads: 0 };
  const counting: Store = {
    ...desk.store,
    write: (work) => desk.store.write(work).finally(() => uses.changes++),
    read: (work) => desk.store.read(work).finally(() => uses.reads++),
  };
  const timings = { ...fastTimings, watch: 50 };
  desk.createOutbox({ environment: { webhookUrl: 'http://127.0.0.1:9/' }, store: counting, outageLog: outage, timings }).start();
  await eventually(() => expect(Math.min(uses.changes, uses.reads)).toBeGreaterThan(20));
  expect(said).toEqual([expect.stringMatching(/cannot be used/)]);
  await limit(1_000_000);
  await eventually(() => expect(said).toEqual([expect.anything(), 'The storage is back']));
});
