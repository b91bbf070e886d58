import { describe, expect, test } from 'vitest';
import { claimDueDeliveries } from '#server/outbox/claim.ts';
import { completeAttempt } from '#server/outbox/complete.ts';
import { findNextDueTime } from '#server/outbox/leases.ts';
import { defaultTimings } from '#server/outbox/timings.ts';
import type { Store } from '#server/storage/store.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  noTimeoutTimings,
} from '#tests/support/outbox/delivery-harness.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const channels = ['webhook'] as const;
const schedule = [0, 5, 300];
const hourMs = 3_600_000;

/** Claims due deliveries in the name of a worker. */
const claim = (harness: DeliveryHarness, workerId: string, store: Store = harness.store) =>
  claimDueDeliveries(store, {
    workerId,
    excludedIds: [],
    capacities: [{ channel: 'webhook', freeSlots: 4 }],
    schedule,
    leaseMs: 15_000,
    clock: harness.clock,
  });

/** Records that the first claimed delivery is done. */
const completeFirst = (
  harness: DeliveryHarness,
  workerId: string,
  { claims: [first] }: Awaited<ReturnType<typeof claim>>,
) => {
  if (!first) throw new Error('Nothing was claimed.');
  return completeAttempt(
    harness.store,
    first,
    { kind: 'done' },
    { workerId, schedule, random: 0.5, clock: harness.clock },
  );
};

const waitUntilDone = (harness: DeliveryHarness) =>
  eventually(async () => expect((await harness.readDelivery('webhook')).state).toBe('done'));

describe.each(storages)('on $name', (kind) => {
  test('a delivery is claimed by only one worker', async () => {
    await using harness = await createDeliveryHarness(kind);
    for (let index = 0; index < 12; index++) await harness.submit('message', { channels });
    const stores = ['a', 'b', 'c', 'd'].map((workerId) => ({ workerId, store: harness.openAnotherStore() }));
    const ids: string[] = [];
    await eventually(async () => {
      const results = await Promise.all(stores.map(({ workerId, store }) => claim(harness, workerId, store)));
      ids.push(...results.flatMap(({ claims }) => claims.map(({ id }) => id)));
      expect(ids.length).toBeGreaterThanOrEqual(12);
    });
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  test('another worker claims a delivery when the lease of a crashed one expires', async () => {
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('message', { channels });
    expect((await claim(harness, 'crashed')).claims).toMatchObject([{ attempt: 1 }]);
    harness.currentTime += 14_000;
    expect(await findNextDueTime(harness.store, channels, harness.currentTime)).toBe(
      harness.currentTime + 1_000,
    );
    harness.currentTime += 999;
    expect((await claim(harness, 'other')).claims).toEqual([]);
    harness.currentTime += 1;
    expect((await claim(harness, 'other')).claims).toMatchObject([{ attempt: 2 }]);
  });

  test('only the worker that holds the lease records the result', async () => {
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('message', { channels });
    const slowClaim = await claim(harness, 'slow');
    harness.currentTime += 15_000;
    const otherClaim = await claim(harness, 'other');
    expect(await completeFirst(harness, 'slow', slowClaim)).toEqual({ state: 'lease-lost' });
    expect(await harness.readDelivery('webhook')).toMatchObject({
      state: 'pending',
      leased_by: 'other',
      attempts: 2,
    });
    expect(await completeFirst(harness, 'other', otherClaim)).toEqual({ state: 'done' });
    expect(await completeFirst(harness, 'other', otherClaim)).toEqual({ state: 'lease-lost' });
  });

  test('a delivery that crashes the server every time becomes a dead letter', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('message', { channels });
    for (const attempt of [1, 2, 3]) {
      expect((await claim(harness, 'crashing')).claims).toMatchObject([{ attempt }]);
      harness.currentTime += 15_000;
    }
    const outcomes: string[] = [];
    harness
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        onAttemptEnd: (...outcome) => outcomes.push(outcome.join(' ')),
      })
      .start();
    await eventually(async () =>
      expect(await harness.readDelivery('webhook')).toMatchObject({
        state: 'dead',
        attempts: 3,
        leased_by: null,
        last_error: 'interrupted',
      }),
    );
    expect(webhook.calls).toEqual([]);
    await eventually(() => expect(outcomes).toEqual(['webhook dead']));
  });

  test('a shortened schedule leaves each pending delivery one more attempt', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    webhook.respond = (response) => response.writeHead(503).end();
    await harness.submit('message', { channels });
    await harness.failDueDeliveries([0, 5, 300, 1800]);
    harness.currentTime += 5_000;
    await harness.failDueDeliveries([0, 5, 300, 1800]);
    harness.currentTime += 300_000;
    harness.createOutbox({ environment: { webhookUrl: webhook.url, deliverySchedule: [0, 5] } }).start();
    await eventually(async () =>
      expect(await harness.readDelivery('webhook')).toMatchObject({
        state: 'dead',
        attempts: 3,
        last_error: 'HTTP 503',
      }),
    );
    expect(webhook.calls).toHaveLength(1);
  });

  test('a lease is renewed for as long as its attempt runs', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const mayRespond = Promise.withResolvers<void>();
    webhook.respond = (response) => void mayRespond.promise.then(() => response.writeHead(204).end());
    await harness.submit('message', { channels });
    const environment = { webhookUrl: webhook.url };
    for (const store of [harness.store, harness.openAnotherStore()])
      harness.createOutbox({ environment, store }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    for (let index = 0; index < 4; index++) {
      harness.currentTime += fastTimings.leaseMs - 1;
      const leased_until = harness.currentTime + fastTimings.leaseMs;
      await eventually(async () =>
        expect((await harness.readDelivery('webhook')).leased_until).toBe(leased_until),
      );
    }
    mayRespond.resolve();
    await waitUntilDone(harness);
    expect(webhook.calls).toHaveLength(1);
    expect((await harness.readDelivery('webhook')).attempts).toBe(1);
  });

  test('a worker does not claim a delivery that it is attempting, even after its lease expired', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const responses: (() => void)[] = [];
    webhook.respond = (response) => responses.push(() => response.writeHead(204).end());
    await harness.submit('message', { channels });
    const outbox = harness.createOutbox({
      environment: { webhookUrl: webhook.url },
      timings: { ...fastTimings, leaseRenewalMs: 60_000 },
    });
    outbox.start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    harness.currentTime += fastTimings.leaseMs;
    await harness.submit('message', { channels });
    outbox.notify();
    await eventually(() => expect(webhook.calls).toHaveLength(2));
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    for (const respond of responses) respond();
    await eventually(async () =>
      expect((await harness.readDeliveries()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
        'done 1',
        'done 1',
      ]),
    );
  });

  test('an attempt is aborted when its submission is erased', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const closed = Promise.withResolvers<void>();
    webhook.respond = (response) => response.on('close', closed.resolve);
    const reference = await harness.submit('message', { channels });
    harness
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        timings: noTimeoutTimings,
      })
      .start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await harness.store.write((transaction) =>
      transaction.deleteFrom('submissions').where('id', '=', reference).execute(),
    );
    await closed.promise;
    await eventually(() =>
      expect(harness.logLines).toContainEqual(expect.objectContaining({ outcome: 'lease-lost' })),
    );
  });

  test('an attempt is aborted when another worker has claimed its delivery', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const closed = Promise.withResolvers<void>();
    webhook.respond = (response) => response.on('close', closed.resolve);
    await harness.submit('message', { channels });
    harness.createOutbox({ environment: { webhookUrl: webhook.url }, timings: noTimeoutTimings }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    const otherLease = { leased_by: 'other', leased_until: harness.currentTime + 1_000, attempts: 2 };
    await harness.store.write((transaction) =>
      transaction.updateTable('deliveries').set(otherLease).execute(),
    );
    await closed.promise;
    await eventually(() =>
      expect(harness.logLines).toContainEqual(expect.objectContaining({ outcome: 'lease-lost' })),
    );
    expect(await harness.readDelivery('webhook')).toMatchObject({
      ...otherLease,
      state: 'pending',
      last_error: null,
    });
  });

  test('a waiting delivery is not delayed when the clock is set back', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
    await harness.submit('message', { channels });
    harness.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
    await eventually(async () => expect((await harness.readDelivery('webhook')).last_error).toBe('HTTP 500'));
    harness.currentTime -= hourMs;
    await waitUntilDone(harness);
  });

  test('an old lease does not block a delivery when the clock is set back', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    harness.currentTime += hourMs;
    await harness.submit('message', { channels });
    await claim(harness, 'crashed');
    harness.currentTime -= hourMs;
    harness.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
    await waitUntilDone(harness);
    expect((await harness.readDelivery('webhook')).attempts).toBe(2);
  });
});

test.each(storages.filter(({ name }) => name === 'PostgreSQL'))(
  "servers whose clocks differ by hours respect one another's leases ($name)",
  async (kind) => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const responses: (() => void)[] = [];
    webhook.respond = (response) => responses.push(() => response.writeHead(204).end());
    for (let index = 0; index < 4; index++) await harness.submit('message', { channels });
    const environment = { webhookUrl: webhook.url };
    const timings = { ...defaultTimings, pollMs: 100, leaseRenewalMs: 100 };
    harness.createOutbox({ environment, timings, now: Date.now, clock: undefined }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(4));
    const getPollCounts = await Promise.all(
      [-2 * hourMs, 20_000, 2 * hourMs].map(async (offset) => {
        const store = harness.openAnotherStore();
        let count = 0;
        const write: Store['write'] = (work) => store.write(work).finally(() => count++);
        const now = () => Date.now() + offset;
        harness
          .createOutbox({ environment, timings, now, clock: undefined, store: { ...store, write } })
          .start();
        return () => count;
      }),
    );
    await eventually(() =>
      expect(Math.min(...getPollCounts.map((getCount) => getCount()))).toBeGreaterThan(6),
    );
    expect(webhook.calls).toHaveLength(4);
    for (const respond of responses) respond();
    await eventually(async () =>
      expect((await harness.readDeliveries()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
        Array(4).fill('done 1'),
      ),
    );
    expect(webhook.calls).toHaveLength(4);
  },
);
