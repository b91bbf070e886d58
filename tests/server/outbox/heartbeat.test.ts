import { expect, test } from 'vitest';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import { createDeliveryHarness, eventually, fastTimings } from '#tests/support/outbox/delivery-harness.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/outbox/webhook-server.ts';

const timings = { ...fastTimings, heartbeatMs: 20 };

/** Waits until the URL was requested twice more. */
async function waitForBeats({ calls }: WebhookServer): Promise<void> {
  const before = calls.length;
  await eventually(() => expect(calls.length).toBeGreaterThan(before + 1));
}

test('the outbox requests HEARTBEAT_URL regularly', async () => {
  await using server = await startWebhookServer();
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  const environment = { heartbeatUrl: server.url, webhookUrl: webhook.url };
  // The worker may poll late on a slow machine, and is alive nevertheless.
  const outbox = harness.createOutbox({ environment, timings: { ...timings, pollMs: 10_000 } });
  outbox.start();
  await waitForBeats(server);
  expect(server.calls[0]).toMatchObject({ method: 'GET', url: '/hook', body: '' });
  await outbox.stop();
  expect(harness.logLines.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('the heartbeat stops while the storage is unavailable', async () => {
  await using server = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  let isBroken = false;
  let checks = 0;
  const store: Store = {
    ...harness.store,
    check: async () => {
      checks++;
      if (isBroken) throw new StorageUnavailableError('The disk is gone.');
    },
  };
  const outbox = harness.createOutbox({ store, environment: { heartbeatUrl: server.url }, timings });
  outbox.start();
  await waitForBeats(server);
  isBroken = true;
  const stopLines = () => harness.logLines.filter(({ problem }) => problem === 'The storage is unavailable');
  await eventually(() => expect(stopLines()).toHaveLength(1));
  const [callsBefore, checksBefore] = [server.calls.length, checks];
  await eventually(() => expect(checks).toBeGreaterThan(checksBefore + 2));
  expect(server.calls).toHaveLength(callsBefore);
  isBroken = false;
  await eventually(() =>
    expect(harness.logLines.at(-1)).toMatchObject({ level: 'info', msg: 'The heartbeat is back' }),
  );
  expect(server.calls.length).toBeGreaterThan(callsBefore);
  expect(stopLines()).toHaveLength(1);
});

test('the heartbeat stops when the worker hangs', async () => {
  await using server = await startWebhookServer();
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  let isHanging = false;
  const resume = Promise.withResolvers<void>();
  const store: Store = {
    ...harness.store,
    write: async (work) => {
      if (isHanging) await resume.promise;
      return harness.store.write(work);
    },
  };
  const environment = { heartbeatUrl: server.url, webhookUrl: webhook.url };
  const outbox = harness.createOutbox({ store, environment, timings });
  outbox.start();
  await waitForBeats(server);
  isHanging = true;
  await eventually(() =>
    expect(harness.logLines.at(-1)).toMatchObject({
      level: 'warn',
      problem: 'The outbox worker has stopped',
    }),
  );
  isHanging = false;
  resume.resolve();
  await waitForBeats(server);
});

test('a URL that fails is logged once, and requested again', async () => {
  await using server = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  server.respond = (response, index) => response.writeHead(index < 3 ? 500 : 200).end();
  const lines = harness.logLines;
  const outbox = harness.createOutbox({ environment: { heartbeatUrl: server.url }, timings });
  outbox.start();
  await eventually(() => expect(lines).toHaveLength(2));
  expect(lines).toMatchObject([
    { level: 'warn', problem: 'HEARTBEAT_URL failed: HTTP 500' },
    { level: 'info', msg: 'The heartbeat is back' },
  ]);
});
