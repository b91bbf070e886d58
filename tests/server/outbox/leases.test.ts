import { describe, expect, test } from 'vitest';
import { claimDueDeliveries } from '#server/outbox/claim.ts';
import { completeAttempt } from '#server/outbox/complete.ts';
import { findNextDueTime } from '#server/outbox/leases.ts';
import { defaultTimings } from '#server/outbox/timings.ts';
import type { Store } from '#server/storage/store.ts';
import { type DeliveryHarness, noTimeoutTimings, eventually, createDeliveryHarness, fastTimings } from '#tests/support/delivery-harness.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const channels = ['webhook'] as const;
const schedule = [0, 5, 300];
const hour = 3_600_000;

/** Takes what is due, as a worker of that name does. */
const take = async (desk: DeliveryHarness, worker: string, store: Store = desk.store) => {
  const rooms = [{ channel: 'webhook', free: 4 }] as const;
  const options = { worker, holding: [], rooms, schedule, lease: 15_000, clock: desk.clock };
  return claimDueDeliveries(store, options);
};

const record = (desk: DeliveryHarness, worker: string, taken: Awaited<ReturnType<typeof take>>) => {
  const [first] = taken.claims;
  if (!first) throw new Error('Nothing was taken.');
  return completeAttempt(desk.store, first, { kind: 'done' }, { worker, schedule, random: 0.5, clock: desk.clock });
};

const done = (desk: DeliveryHarness) => eventually(async () => expect((await desk.readDelivery('webhook')).state).toBe('done'));

describe.each(storages)('on $name', (kind) => {
  test('what one has taken, no other takes', async () => {
    await using desk = await createDeliveryHarness(kind);
    for (let each = 0; each < 12; each++) await desk.submit('message', { channels });
    const stores = ['a', 'b', 'c', 'd'].map((worker) => ({ worker, store: desk.openAnotherStore() }));
    const ids: string[] = [];
    await eventually(async () => {
      const taken = await Promise.all(stores.map(({ worker, store }) => take(desk, worker, store)));
      ids.push(...taken.flatMap(({ claims }) => claims.map(({ id }) => id)));
      expect(ids.length).toBeGreaterThanOrEqual(12);
    });
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  test('after a crash, another goes on as soon as the lease is over', async () => {
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('message', { channels });
    expect((await take(desk, 'crashed')).claims).toMatchObject([{ attempt: 1 }]);
    desk.currentTime += 14_000;
    expect(await findNextDueTime(desk.store, channels, desk.currentTime)).toBe(desk.currentTime + 1_000);
    desk.currentTime += 999;
    expect((await take(desk, 'other')).claims).toEqual([]);
    desk.currentTime += 1;
    expect((await take(desk, 'other')).claims).toMatchObject([{ attempt: 2 }]);
  });

  test('only who holds a delivery records what became of it', async () => {
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('message', { channels });
    const slow = await take(desk, 'slow');
    desk.currentTime += 15_000;
    const other = await take(desk, 'other');
    expect(await record(desk, 'slow', slow)).toEqual({ state: 'lost' });
    expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'pending', leased_by: 'other', attempts: 2 });
    expect(await record(desk, 'other', other)).toEqual({ state: 'done' });
    expect(await record(desk, 'other', other)).toEqual({ state: 'lost' });
  });

  test('what crashes the server each time is given up in the end', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('message', { channels });
    for (const attempt of [1, 2, 3]) {
      expect((await take(desk, 'crashing')).claims).toMatchObject([{ attempt }]);
      desk.currentTime += 15_000;
    }
    const ends: string[] = [];
    desk
      .createOutbox({ environment: { webhookUrl: webhook.url }, onAttemptEnd: (...end) => ends.push(end.join(' ')) })
      .start();
    await eventually(async () =>
      expect(await desk.readDelivery('webhook')).toMatchObject({
        state: 'dead',
        attempts: 3,
        leased_by: null,
        last_error: 'cut off',
      }),
    );
    expect(webhook.calls).toEqual([]);
    await eventually(() => expect(ends).toEqual(['webhook dead']));
  });

  test('a schedule that became shorter gives up nothing untried', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    webhook.respond = (response) => response.writeHead(503).end();
    await desk.submit('message', { channels });
    await desk.failDueDeliveries([0, 5, 300, 1800]);
    desk.currentTime += 5_000;
    await desk.failDueDeliveries([0, 5, 300, 1800]);
    desk.currentTime += 300_000;
    desk.createOutbox({ environment: { webhookUrl: webhook.url, deliverySchedule: [0, 5] } }).start();
    await eventually(async () =>
      expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'dead', attempts: 3, last_error: 'HTTP 503' }),
    );
    expect(webhook.calls).toHaveLength(1);
  });

  test('a lease lasts as long as its attempt', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const answer = Promise.withResolvers<void>();
    webhook.respond = (response) => void answer.promise.then(() => response.writeHead(204).end());
    await desk.submit('message', { channels });
    const environment = { webhookUrl: webhook.url };
    for (const store of [desk.store, desk.openAnotherStore()]) desk.createOutbox({ environment, store }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    for (let each = 0; each < 4; each++) {
      desk.currentTime += fastTimings.leaseMs - 1;
      const leased_until = desk.currentTime + fastTimings.leaseMs;
      await eventually(async () => expect((await desk.readDelivery('webhook')).leased_until).toBe(leased_until));
    }
    answer.resolve();
    await done(desk);
    expect(webhook.calls).toHaveLength(1);
    expect((await desk.readDelivery('webhook')).attempts).toBe(1);
  });

  test('an attempt that outlives its lease is not begun again beside itself', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const answers: (() => void)[] = [];
    webhook.respond = (response) => answers.push(() => response.writeHead(204).end());
    await desk.submit('message', { channels });
    const delivery = desk.createOutbox({
      environment: { webhookUrl: webhook.url },
      timings: { ...fastTimings, leaseRenewalMs: 60_000 },
    });
    delivery.start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    desk.currentTime += fastTimings.leaseMs;
    await desk.submit('message', { channels });
    delivery.notify();
    await eventually(() => expect(webhook.calls).toHaveLength(2));
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    for (const answer of answers) answer();
    await eventually(async () =>
      expect((await desk.readDeliveries()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
        'done 1',
        'done 1',
      ]),
    );
  });

  test('an attempt is broken off when its submission has been erased', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const closed = Promise.withResolvers<void>();
    webhook.respond = (response) => response.on('close', closed.resolve);
    const reference = await desk.submit('message', { channels });
    desk
      .createOutbox({
        environment: { webhookUrl: webhook.url },
        timings: noTimeoutTimings,
      })
      .start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await desk.store.write((changes) =>
      changes.deleteFrom('submissions').where('id', '=', reference).execute(),
    );
    await closed.promise;
    await eventually(() => expect(desk.logLines).toContainEqual(expect.objectContaining({ outcome: 'lost' })));
  });

  test('an attempt is broken off when another worker has taken it over', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const closed = Promise.withResolvers<void>();
    webhook.respond = (response) => response.on('close', closed.resolve);
    await desk.submit('message', { channels });
    desk.createOutbox({ environment: { webhookUrl: webhook.url }, timings: noTimeoutTimings }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    const takenOver = { leased_by: 'other', leased_until: desk.currentTime + 1_000, attempts: 2 };
    await desk.store.write((changes) => changes.updateTable('deliveries').set(takenOver).execute());
    await closed.promise;
    await eventually(() => expect(desk.logLines).toContainEqual(expect.objectContaining({ outcome: 'lost' })));
    expect(await desk.readDelivery('webhook')).toMatchObject({ ...takenOver, state: 'pending', last_error: null });
  });

  test('a clock that is put back makes nothing wait for the time it showed', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
    await desk.submit('message', { channels });
    desk.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
    await eventually(async () => expect((await desk.readDelivery('webhook')).last_error).toBe('HTTP 500'));
    desk.currentTime -= hour;
    await done(desk);
  });

  test('nor for the end of a lease of that time', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    desk.currentTime += hour;
    await desk.submit('message', { channels });
    await take(desk, 'crashed');
    desk.currentTime -= hour;
    desk.createOutbox({ environment: { webhookUrl: webhook.url } }).start();
    await done(desk);
    expect((await desk.readDelivery('webhook')).attempts).toBe(2);
  });
});

test.each(storages.filter(({ name }) => name === 'PostgreSQL'))(
  'servers whose clocks differ by hours leave one another their leases ($name)',
  async (kind) => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const answers: (() => void)[] = [];
    webhook.respond = (response) => answers.push(() => response.writeHead(204).end());
    for (let each = 0; each < 4; each++) await desk.submit('message', { channels });
    const environment = { webhookUrl: webhook.url };
    const timings = { ...defaultTimings, poll: 100, renewal: 100 };
    desk.createOutbox({ environment, timings, now: Date.now, clock: undefined }).start();
    await eventually(() => expect(webhook.calls).toHaveLength(4));
    const looks = await Promise.all(
      [-2 * hour, 20_000, 2 * hour].map(async (ahead) => {
        const store = desk.openAnotherStore();
        let count = 0;
        const change: Store['write'] = (work) => store.write(work).finally(() => count++);
        const now = () => Date.now() + ahead;
        desk.createOutbox({ environment, timings, now, clock: undefined, store: { ...store, write: change } }).start();
        return () => count;
      }),
    );
    await eventually(() => expect(Math.min(...looks.map((count) => count()))).toBeGreaterThan(6));
    expect(webhook.calls).toHaveLength(4);
    for (const answer of answers) answer();
    await eventually(async () =>
      expect((await desk.readDeliveries()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
        Array(4).fill('done 1'),
      ),
    );
    expect(webhook.calls).toHaveLength(4);
  },
);
