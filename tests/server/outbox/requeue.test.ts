import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Channel } from '#server/outbox/channels.ts';
import { claimDueDeliveries } from '#server/outbox/claim.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
} from '#tests/support/outbox/delivery-harness.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const allChannels: readonly Channel[] = ['company-mail', 'acknowledgement', 'webhook'];

const readStates = async (harness: DeliveryHarness, reference?: string) =>
  (await harness.readDeliveries(reference)).map(
    ({ channel, state, attempts }) => `${channel} ${state} ${attempts}`,
  );

const newStates = ['acknowledgement pending 0', 'company-mail pending 0', 'webhook pending 0'];

describe.each(storages)('on $name', (kind) => {
  test('only dead letters get all their attempts again', async () => {
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('enquiry', { channels: ['company-mail', 'webhook'] });
    await harness.failDueDeliveries([0]);
    const waiting = await harness.submit('message', { channels: ['webhook'] });
    await harness.failDueDeliveries([0, 300]);
    expect(await readStates(harness)).toEqual(['company-mail dead 1', 'webhook dead 1', 'webhook pending 1']);
    harness.currentTime += 60_000;
    expect(await requeueDeliveries(harness.store, {}, ['webhook'], harness.currentTime)).toBe(2);
    expect(await harness.readDelivery('company-mail')).toMatchObject({
      state: 'pending',
      attempts: 0,
      due_at: harness.currentTime,
      scheduled_at: harness.currentTime,
    });
    expect(await readStates(harness, waiting)).toEqual(['webhook pending 1']);
    expect(await requeueDeliveries(harness.store, {}, ['webhook'], harness.currentTime)).toBe(0);
  });

  test('an id requeues the dead, waiting and missing deliveries of that submission alone', async () => {
    await using harness = await createDeliveryHarness(kind);
    const dead = await harness.submit('enquiry', { channels: ['company-mail'] });
    await harness.failDueDeliveries([0]);
    const waiting = await harness.submit('enquiry', { channels: ['webhook'] });
    await harness.failDueDeliveries([0, 300]);
    expect(await requeueDeliveries(harness.store, { id: waiting }, allChannels, harness.currentTime)).toBe(3);
    expect(await readStates(harness, waiting)).toEqual([
      'acknowledgement pending 0',
      'company-mail pending 0',
      'webhook pending 1',
    ]);
    for (const { due_at } of await harness.readDeliveries(waiting)) expect(due_at).toBe(harness.currentTime);
    expect(await readStates(harness, dead)).toEqual(['company-mail dead 1']);
    expect(await requeueDeliveries(harness.store, { id: dead }, ['company-mail'], harness.currentTime)).toBe(
      1,
    );
    expect(await readStates(harness, dead)).toEqual(['company-mail pending 0']);
  });

  test('a running delivery is left alone', async () => {
    await using harness = await createDeliveryHarness(kind);
    const id = await harness.submit('enquiry', { channels: ['webhook'] });
    await claimDueDeliveries(harness.store, {
      workerId: 'worker',
      excludedIds: [],
      capacities: [{ channel: 'webhook', freeSlots: 1 }],
      schedule: [0],
      leaseMs: 15_000,
      clock: harness.clock,
    });
    const before = await harness.readDeliveries();
    expect(await requeueDeliveries(harness.store, { id }, ['webhook'], harness.currentTime + 1)).toBe(0);
    expect(await harness.readDeliveries()).toEqual(before);
  });

  test('submissions without a finished delivery are enqueued on configured channels', async () => {
    await using harness = await createDeliveryHarness(kind);
    const references: string[] = [];
    for (let index = 0; index < 5; index++)
      references.push(await harness.submit('message', { channels: [] }));
    const waiting = await harness.submit('message', { channels: ['webhook'] });
    const delivered = await harness.submit('message', { channels: ['webhook'] });
    await harness.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'done' })
        .where('submission_id', '=', delivered)
        .execute(),
    );
    const quarantine = { status: 'quarantined', channels: [] } as const;
    const quarantined = await harness.submit('message', quarantine);
    expect(await requeueDeliveries(harness.store, {}, allChannels, harness.currentTime)).toBe(17);
    for (const reference of [...references, waiting])
      expect(await readStates(harness, reference)).toEqual(newStates);
    expect(await readStates(harness, delivered)).toEqual(['webhook done 0']);
    expect(await readStates(harness, quarantined)).toEqual([]);
    expect(await requeueDeliveries(harness.store, { id: delivered }, allChannels, harness.currentTime)).toBe(
      2,
    );
  });

  test('an id releases a submission from quarantine', async () => {
    await using harness = await createDeliveryHarness(kind);
    const quarantine = { status: 'quarantined', suspicions: ['links'], channels: [] } as const;
    const id = await harness.submit('message', quarantine);
    const other = await harness.submit('message', quarantine);
    expect(await requeueDeliveries(harness.store, { id }, allChannels, harness.currentTime)).toBe(3);
    expect(await readStates(harness, id)).toEqual(newStates);
    expect(await readStates(harness, other)).toEqual([]);
    const statuses = await harness.store.read((database) =>
      database.selectFrom('submissions').select(['id', 'status']).execute(),
    );
    expect(Object.fromEntries(statuses.map((row) => [row.id, row.status]))).toEqual({
      [id]: 'accepted',
      [other]: 'quarantined',
    });
  });

  test('an unknown reference changes nothing', async () => {
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('message', { channels: [] });
    expect(
      await requeueDeliveries(harness.store, { id: '0000-0000-0000' }, allChannels, harness.currentTime),
    ).toBe(0);
    expect(await harness.readDeliveries()).toEqual([]);
  });
});

test.each(storages.filter(({ name }) => name === 'PostgreSQL'))(
  'a submission that is being erased is not enqueued ($name)',
  async (kind) => {
    await using harness = await createDeliveryHarness(kind);
    const id = await harness.submit('message', { channels: [] });
    const deleted = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const erasing = harness.openAnotherStore().write(async (transaction) => {
      await transaction.deleteFrom('submissions').where('id', '=', id).execute();
      deleted.resolve();
      await commit.promise;
    });
    await deleted.promise;
    const requeued = expect(
      requeueDeliveries(harness.store, {}, allChannels, harness.currentTime),
    ).resolves.toBe(0);
    const activity = sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `;
    await eventually(async () =>
      expect((await harness.store.read((database) => activity.execute(database))).rows).toHaveLength(1),
    );
    commit.resolve();
    await Promise.all([erasing, requeued]);
  },
);
