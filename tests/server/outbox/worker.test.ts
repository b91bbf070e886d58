import { describe, expect, test } from 'vitest';
import type { Store } from '#server/storage/store.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
} from '#tests/support/outbox/delivery-harness.ts';
import { startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const channels = ['webhook'] as const;

const waitUntilDone = (harness: DeliveryHarness, count: number) =>
  eventually(async () =>
    expect((await harness.readDeliveries()).filter(({ state }) => state === 'done')).toHaveLength(count),
  );

test.each(storages)('two workers on $name deliver everything once', async (kind) => {
  await using mail = await startMailServer();
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness(kind);
  const environment = { smtpUrl: mail.url, webhookUrl: webhook.url };
  const attemptCounts = [0, 0];
  const outboxes = attemptCounts.map((_, index) =>
    harness.createOutbox({
      environment,
      store: harness.openAnotherStore(),
      onAttemptEnd: () => {
        attemptCounts[index] = (attemptCounts[index] ?? 0) + 1;
      },
    }),
  );
  for (let index = 0; index < 10; index++) await harness.submit('enquiry');
  for (const outbox of outboxes) outbox.start();
  for (let index = 0; index < 10; index++) {
    await harness.submit('message');
    for (const outbox of outboxes) outbox.notify();
  }
  await waitUntilDone(harness, 60);
  expect(mail.mails).toHaveLength(40);
  expect(new Set(mail.mails.map(({ parsed }) => parsed.messageId)).size).toBe(40);
  expect(webhook.calls).toHaveLength(20);
  expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect((await harness.readDeliveries()).map(({ attempts }) => attempts)).toEqual(Array(60).fill(1));
  for (const count of attemptCounts) expect(count).toBeGreaterThan(5);
});

test('a new submission is delivered at once, to the company first', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  const outbox = harness.createOutbox({
    environment: { smtpUrl: mail.url },
    timings: { ...fastTimings, pollMs: 60_000, storageRetryMs: 60_000 },
  });
  outbox.start();
  await harness.submit('message', { channels: ['company-mail'] });
  outbox.notify();
  await eventually(() => expect(mail.mails).toHaveLength(1));
  await harness.submit('enquiry');
  outbox.notify();
  await eventually(() => expect(mail.mails).toHaveLength(3));
  expect(mail.recipients.slice(1)).toEqual(['leads@fjellkode.example', 'kari@example.no']);
});

test('a retry starts when it is due, without a call of notify', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
  harness.currentTime = Date.now();
  await harness.submit('message', { channels });
  const environment = { webhookUrl: webhook.url, deliverySchedule: [0, 1] };
  harness.createOutbox({ environment, now: Date.now, timings: { ...fastTimings, pollMs: 60_000 } }).start();
  await waitUntilDone(harness, 1);
  expect(webhook.calls).toHaveLength(2);
});

test.each([1, 2, 3, 4])(
  'a delivery that becomes due during a poll is not missed (clock reading %s)',
  async (moment) => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    harness.currentTime += 100;
    await harness.submit('message', { channels });
    harness.currentTime -= 100;
    let readings = 0;
    const now = () => harness.currentTime + (readings++ < moment ? 0 : 1_000);
    harness
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        now,
        timings: { ...fastTimings, pollMs: 60_000 },
      })
      .start();
    await waitUntilDone(harness, 1);
  },
);

test('the worker does not poll in a busy loop while deliveries are leased by others or waiting', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  webhook.respond = (response, index) => void (index === 0 ? undefined : response.writeHead(500).end());
  await harness.submit('message', { channels });
  harness
    .createOutbox({
      environment: { webhookUrl: webhook.url },
      store: harness.openAnotherStore(),
      // The first call is never answered.
      timings: { ...fastTimings, shutdownTimeoutMs: 100 },
    })
    .start();
  await eventually(() => expect(webhook.calls).toHaveLength(1));
  await harness.submit('message', { channels });
  let writes = 0;
  const countingStore: Store = {
    ...harness.store,
    write: (work) => {
      writes++;
      return harness.store.write(work);
    },
  };
  const started = performance.now();
  harness
    .createOutbox({
      environment: { webhookUrl: webhook.url },
      store: countingStore,
      timings: { ...fastTimings, pollMs: 100, leaseRenewalMs: 10_000 },
    })
    .start();
  await eventually(() => expect(writes).toBeGreaterThanOrEqual(8));
  // Each poll claims and repairs the clock; results of attempts are written in between.
  expect(performance.now() - started).toBeGreaterThan(200);
});

test('a corrupt submission delays no others', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  const corrupt = await harness.submit('message', { channels });
  await harness.store.write((transaction) =>
    transaction
      .updateTable('submissions')
      .set({ fields: '{ole@example.no' })
      .where('id', '=', corrupt)
      .execute(),
  );
  await harness.submit('message', { channels });
  harness.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
  await waitUntilDone(harness, 1);
  const [row] = await harness.readDeliveries(corrupt);
  expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: 'SyntaxError' });
});

test('nothing is attempted without channels', async () => {
  await using harness = await createDeliveryHarness();
  await harness.submit('message');
  const outbox = harness.createOutbox({});
  expect(outbox.channels).toEqual([]);
  outbox.start();
  outbox.notify();
  await outbox.stop();
  expect((await harness.readDeliveries()).map(({ state, attempts }) => ({ state, attempts }))).toEqual(
    Array(3).fill({ state: 'pending', attempts: 0 }),
  );
});

describe('when the server stops', () => {
  test('running attempts finish and nothing more is claimed', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    webhook.respond = (response) => setTimeout(() => response.writeHead(204).end(), 400);
    for (let index = 0; index < 6; index++) await harness.submit('message', { channels });
    const outbox = harness.createOutbox({ environment: { webhookUrl: webhook.url } });
    outbox.start();
    await eventually(() => expect(webhook.calls).toHaveLength(4));
    await outbox.stop();
    const rows = await harness.readDeliveries();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(4);
    expect(rows.filter(({ attempts }) => attempts === 0)).toHaveLength(2);
    expect(webhook.calls).toHaveLength(4);
  });

  test('attempts that do not finish in time are released and do not count', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    webhook.respond = () => undefined;
    await harness.submit('message', { channels });
    const outbox = harness.createOutbox({
      environment: { webhookUrl: webhook.url },
      timings: { ...fastTimings, shutdownTimeoutMs: 200 },
    });
    outbox.start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await outbox.stop();
    expect(await harness.readDelivery('webhook')).toMatchObject({
      state: 'pending',
      attempts: 0,
      due_at: harness.currentTime,
      leased_by: null,
      leased_until: null,
    });
  });
});
