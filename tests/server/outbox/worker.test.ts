import { describe, expect, test } from 'vitest';
import type { Store } from '#server/storage/store.ts';
import { type DeliveryHarness, eventually, createDeliveryHarness, fastTimings } from '#tests/support/delivery-harness.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const channels = ['webhook'] as const;

const done = (desk: DeliveryHarness, count: number) =>
  eventually(async () =>
    expect((await desk.readDeliveries()).filter(({ state }) => state === 'done')).toHaveLength(count),
  );

test.each(storages)('two workers on $name deliver everything, and nothing twice', async (kind) => {
  await using mail = await startMailServer();
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness(kind);
  const environment = { smtpUrl: mail.url, webhookUrl: webhook.url };
  const shares = [0, 0];
  const workers = shares.map((_, index) =>
    desk.createOutbox({
      environment,
      store: desk.openAnotherStore(),
      onAttemptEnd: () => {
        shares[index] = (shares[index] ?? 0) + 1;
      },
    }),
  );
  for (let each = 0; each < 10; each++) await desk.submit('enquiry');
  for (const worker of workers) worker.start();
  for (let each = 0; each < 10; each++) {
    await desk.submit('message');
    for (const worker of workers) worker.notify();
  }
  await done(desk, 60);
  expect(mail.mails).toHaveLength(40);
  expect(new Set(mail.mails.map(({ parsed }) => parsed.messageId)).size).toBe(40);
  expect(webhook.calls).toHaveLength(20);
  expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect((await desk.readDeliveries()).map(({ attempts }) => attempts)).toEqual(Array(60).fill(1));
  for (const share of shares) expect(share).toBeGreaterThan(5);
});

test('what is new is delivered at once, the company first', async () => {
  await using mail = await startMailServer();
  await using desk = await createDeliveryHarness();
  const delivery = desk.createOutbox({
    environment: { smtpUrl: mail.url },
    timings: { ...fastTimings, pollMs: 60_000, storageRetryMs: 60_000 },
  });
  delivery.start();
  await desk.submit('message', { channels: ['acknowledgement'] });
  delivery.notify();
  await eventually(() => expect(mail.mails).toHaveLength(1));
  await desk.submit('enquiry');
  delivery.notify();
  await eventually(() => expect(mail.mails).toHaveLength(3));
  expect(mail.recipients.slice(1)).toEqual(['leads@fjellkode.example', 'kari@example.no']);
});

test('what is to be tried again is tried when it is due, without anybody waking it', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
  desk.currentTime = Date.now();
  await desk.submit('message', { channels });
  const environment = { webhookUrl: webhook.url, deliverySchedule: [0, 1] };
  desk.createOutbox({ environment, now: Date.now, timings: { ...fastTimings, pollMs: 60_000 } }).start();
  await done(desk, 1);
  expect(webhook.calls).toHaveLength(2);
});

test.each([1, 2, 3, 4])('what gets due while the worker looks is not overlooked (%s)', async (moment) => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  desk.currentTime += 500;
  await desk.submit('message', { channels });
  desk.currentTime -= 500;
  let asked = 0;
  const now = () => desk.currentTime + (asked++ < moment ? 0 : 1_000);
  desk.createOutbox({ environment: { webhookUrl: webhook.url }, now, timings: { ...fastTimings, pollMs: 60_000 } }).start();
  await done(desk, 1);
});

test('there is no busy loop, neither over what others have nor over what waits', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  webhook.respond = (response, index) => void (index === 0 ? undefined : response.writeHead(500).end());
  await desk.submit('message', { channels });
  desk.createOutbox({ environment: { webhookUrl: webhook.url }, store: desk.openAnotherStore() }).start();
  await eventually(() => expect(webhook.calls).toHaveLength(1));
  await desk.submit('message', { channels });
  let looks = 0;
  const counting: Store = {
    ...desk.store,
    write: (work) => {
      looks++;
      return desk.store.write(work);
    },
  };
  const started = performance.now();
  desk
    .createOutbox({
      environment: { webhookUrl: webhook.url },
      store: counting,
      timings: { ...fastTimings, pollMs: 100, leaseRenewalMs: 10_000 },
    })
    .start();
  await eventually(() => expect(looks).toBeGreaterThanOrEqual(8));
  // A look and the mending of times every poll, and an outcome now and then.
  expect(performance.now() - started).toBeGreaterThan(200);
});

test('a record that cannot be read holds up nothing else', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  const broken = await desk.submit('message', { channels });
  await desk.store.write((changes) =>
    changes.updateTable('submissions').set({ fields: '{ole@example.no' }).where('id', '=', broken).execute(),
  );
  await desk.submit('message', { channels });
  desk.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
  await done(desk, 1);
  const [row] = await desk.readDeliveries(broken);
  expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: 'SyntaxError' });
});

test('without channels nothing is touched', async () => {
  await using desk = await createDeliveryHarness();
  await desk.submit('message');
  const delivery = desk.createOutbox({});
  expect(delivery.channels).toEqual([]);
  delivery.start();
  delivery.notify();
  await delivery.stop();
  expect((await desk.readDeliveries()).map(({ state, attempts }) => ({ state, attempts }))).toEqual(
    Array(3).fill({ state: 'pending', attempts: 0 }),
  );
});

describe('when the server stops', () => {
  test('attempts under way finish, and nothing new is taken', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    webhook.respond = (response) => setTimeout(() => response.writeHead(204).end(), 400);
    for (let each = 0; each < 6; each++) await desk.submit('message', { channels });
    const delivery = desk.createOutbox({ environment: { webhookUrl: webhook.url } });
    delivery.start();
    await eventually(() => expect(webhook.calls).toHaveLength(4));
    await delivery.stop();
    const rows = await desk.readDeliveries();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(4);
    expect(rows.filter(({ attempts }) => attempts === 0)).toHaveLength(2);
    expect(webhook.calls).toHaveLength(4);
  });

  test('those that do not finish in time are given back, and do not count', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    webhook.respond = () => undefined;
    await desk.submit('message', { channels });
    const delivery = desk.createOutbox({
      environment: { webhookUrl: webhook.url },
      timings: { ...fastTimings, shutdownTimeoutMs: 200 },
    });
    delivery.start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await delivery.stop();
    expect(await desk.readDelivery('webhook')).toMatchObject({
      state: 'pending',
      attempts: 0,
      due_at: desk.currentTime,
      leased_by: null,
      leased_until: null,
    });
  });
});
