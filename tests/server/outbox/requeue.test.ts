import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Channel } from '#server/outbox/channels.ts';
import { claimDueDeliveries } from '#server/outbox/claim.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { type DeliveryHarness, eventually, createDeliveryHarness } from '#tests/support/delivery-harness.ts';
import { storages } from '#tests/support/test-storages.ts';

const all: readonly Channel[] = ['company-mail', 'acknowledgement', 'webhook'];

const states = async (desk: DeliveryHarness, reference?: string) =>
  (await desk.readDeliveries(reference)).map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`);

const fresh = ['acknowledgement pending 0', 'company-mail pending 0', 'webhook pending 0'];

describe.each(storages)('on $name', (kind) => {
  test('dead letters start afresh, and only they', async () => {
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('enquiry', { channels: ['company-mail', 'webhook'] });
    await desk.failDueDeliveries([0]);
    const waiting = await desk.submit('message', { channels: ['webhook'] });
    await desk.failDueDeliveries([0, 300]);
    expect(await states(desk)).toEqual(['company-mail dead 1', 'webhook dead 1', 'webhook pending 1']);
    desk.currentTime += 60_000;
    expect(await requeueDeliveries(desk.store, {}, ['webhook'], desk.currentTime)).toBe(2);
    expect(await desk.readDelivery('company-mail')).toMatchObject({
      state: 'pending',
      attempts: 0,
      due_at: desk.currentTime,
      scheduled_at: desk.currentTime,
    });
    expect(await states(desk, waiting)).toEqual(['webhook pending 1']);
    expect(await requeueDeliveries(desk.store, {}, ['webhook'], desk.currentTime)).toBe(0);
  });

  test('one submission alone: what is dead, what waits, and what it lacks', async () => {
    await using desk = await createDeliveryHarness(kind);
    const dead = await desk.submit('enquiry', { channels: ['company-mail'] });
    await desk.failDueDeliveries([0]);
    const waiting = await desk.submit('enquiry', { channels: ['webhook'] });
    await desk.failDueDeliveries([0, 300]);
    expect(await requeueDeliveries(desk.store, { id: waiting }, all, desk.currentTime)).toBe(3);
    expect(await states(desk, waiting)).toEqual([
      'acknowledgement pending 0',
      'company-mail pending 0',
      'webhook pending 1',
    ]);
    for (const { due_at } of await desk.readDeliveries(waiting)) expect(due_at).toBe(desk.currentTime);
    expect(await states(desk, dead)).toEqual(['company-mail dead 1']);
    expect(await requeueDeliveries(desk.store, { id: dead }, ['company-mail'], desk.currentTime)).toBe(1);
    expect(await states(desk, dead)).toEqual(['company-mail pending 0']);
  });

  test('what is under way is left alone', async () => {
    await using desk = await createDeliveryHarness(kind);
    const id = await desk.submit('enquiry', { channels: ['webhook'] });
    const rooms = [{ channel: 'webhook', free: 1 }] as const;
    await claimDueDeliveries(desk.store, {
      worker: 'w',
      excludedIds: [],
      capacities: rooms,
      schedule: [0],
      leaseMs: 15_000,
      clock: desk.clock,
    });
    const before = await desk.readDeliveries();
    expect(await requeueDeliveries(desk.store, { id }, ['webhook'], desk.currentTime + 1)).toBe(0);
    expect(await desk.readDeliveries()).toEqual(before);
  });

  test('what came while a channel was not configured is announced there, unless somebody has been told', async () => {
    await using desk = await createDeliveryHarness(kind);
    const references: string[] = [];
    for (let each = 0; each < 5; each++) references.push(await desk.submit('message', { channels: [] }));
    const waiting = await desk.submit('message', { channels: ['webhook'] });
    const told = await desk.submit('message', { channels: ['webhook'] });
    await desk.store.write((changes) =>
      changes.updateTable('deliveries').set({ state: 'done' }).where('submission_id', '=', told).execute(),
    );
    const set = { status: 'quarantined', channels: [] } as const;
    const quarantined = await desk.submit('message', set);
    expect(await requeueDeliveries(desk.store, {}, all, desk.currentTime)).toBe(17);
    for (const reference of [...references, waiting]) expect(await states(desk, reference)).toEqual(fresh);
    expect(await states(desk, told)).toEqual(['webhook done 0']);
    expect(await states(desk, quarantined)).toEqual([]);
    expect(await requeueDeliveries(desk.store, { id: told }, all, desk.currentTime)).toBe(2);
  });

  test('by its reference, a submission is released from quarantine', async () => {
    await using desk = await createDeliveryHarness(kind);
    const set = { status: 'quarantined', suspicions: ['links'], channels: [] } as const;
    const id = await desk.submit('message', set);
    const other = await desk.submit('message', set);
    expect(await requeueDeliveries(desk.store, { id }, all, desk.currentTime)).toBe(3);
    expect(await states(desk, id)).toEqual(fresh);
    expect(await states(desk, other)).toEqual([]);
    const statuses = await desk.store.read((database) =>
      database.selectFrom('submissions').select(['id', 'status']).execute(),
    );
    expect(Object.fromEntries(statuses.map((row) => [row.id, row.status]))).toEqual({
      [id]: 'accepted',
      [other]: 'quarantined',
    });
  });

  test('an unknown reference changes nothing', async () => {
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('message', { channels: [] });
    expect(await requeueDeliveries(desk.store, { id: '0000-0000-0000' }, all, desk.currentTime)).toBe(0);
    expect(await desk.readDeliveries()).toEqual([]);
  });
});

test.each(storages.filter(({ name }) => name === 'PostgreSQL'))(
  'what is being erased is not announced ($name)',
  async (kind) => {
    await using desk = await createDeliveryHarness(kind);
    const id = await desk.submit('message', { channels: [] });
    const deleted = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const erasing = desk.openAnotherStore().write(async (changes) => {
      await changes.deleteFrom('submissions').where('id', '=', id).execute();
      deleted.resolve();
      await commit.promise;
    });
    await deleted.promise;
    const retried = expect(requeueDeliveries(desk.store, {}, all, desk.currentTime)).resolves.toBe(0);
    const activity = sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `;
    await eventually(async () =>
      expect((await desk.store.read((database) => activity.execute(database))).rows).toHaveLength(1),
    );
    commit.resolve();
    await Promise.all([erasing, retried]);
  },
);
