import { describe, expect, test } from 'vitest';
import type { Channel } from '#server/delivery/channels.ts';
import { claim } from '#server/delivery/claim.ts';
import { retryDeliveries } from '#server/delivery/retry.ts';
import { settle } from '#server/delivery/settle.ts';
import { storages } from '../storages.ts';
import { type Desk, openDesk } from './desk.ts';

const all: readonly Channel[] = ['company-mail', 'acknowledgement', 'webhook'];

/** One attempt on everything that is due, which fails; after so many there are no more. */
async function fail(desk: Desk, schedule: number[]): Promise<void> {
  const rooms = all.map((channel) => ({ channel, free: 100 }));
  const lease = 15_000;
  const taken = await claim(desk.store, { worker: 'w', holding: [], rooms, schedule, lease, now: desk.time });
  for (const each of taken.claims)
    await settle(
      desk.store,
      each,
      { kind: 'failed', reason: 'HTTP 500' },
      { worker: 'w', schedule, random: 0.5, now: desk.time },
    );
}

const states = async (desk: Desk, reference?: string) =>
  (await desk.rows(reference)).map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`);

const fresh = ['acknowledgement pending 0', 'company-mail pending 0', 'webhook pending 0'];

describe.each(storages)('on $name', (kind) => {
  test('dead letters start afresh, and only they', async () => {
    await using desk = await openDesk(kind);
    await desk.submit('enquiry', { channels: ['company-mail', 'webhook'] });
    await fail(desk, [0]);
    const waiting = await desk.submit('message', { channels: ['webhook'] });
    await fail(desk, [0, 300]);
    expect(await states(desk)).toEqual(['company-mail dead 1', 'webhook dead 1', 'webhook pending 1']);
    desk.time += 60_000;
    expect(await retryDeliveries(desk.store, {}, all, desk.time)).toBe(2);
    expect(await desk.row('company-mail')).toMatchObject({
      state: 'pending',
      attempts: 0,
      due_at: desk.time,
      scheduled_at: desk.time,
    });
    expect(await states(desk, waiting)).toEqual(['webhook pending 1']);
    expect(await retryDeliveries(desk.store, {}, all, desk.time)).toBe(0);
  });

  test('one submission alone: what is dead, what waits, and what it lacks', async () => {
    await using desk = await openDesk(kind);
    const dead = await desk.submit('enquiry', { channels: ['company-mail'] });
    await fail(desk, [0]);
    const waiting = await desk.submit('enquiry', { channels: ['webhook'] });
    await fail(desk, [0, 300]);
    expect(await retryDeliveries(desk.store, { id: waiting }, all, desk.time)).toBe(3);
    expect(await states(desk, waiting)).toEqual([
      'acknowledgement pending 0',
      'company-mail pending 0',
      'webhook pending 1',
    ]);
    for (const { due_at } of await desk.rows(waiting)) expect(due_at).toBe(desk.time);
    expect(await states(desk, dead)).toEqual(['company-mail dead 1']);
    expect(await retryDeliveries(desk.store, { id: dead }, ['company-mail'], desk.time)).toBe(1);
    expect(await states(desk, dead)).toEqual(['company-mail pending 0']);
  });

  test('what is under way is left alone', async () => {
    await using desk = await openDesk(kind);
    const id = await desk.submit('enquiry', { channels: ['webhook'] });
    const rooms = [{ channel: 'webhook', free: 1 }] as const;
    await claim(desk.store, {
      worker: 'w',
      holding: [],
      rooms,
      schedule: [0],
      lease: 15_000,
      now: desk.time,
    });
    const before = await desk.rows();
    expect(await retryDeliveries(desk.store, { id }, ['webhook'], desk.time + 1)).toBe(0);
    expect(await desk.rows()).toEqual(before);
  });

  test('what came while nothing was configured is announced', async () => {
    await using desk = await openDesk(kind);
    const references: string[] = [];
    for (let each = 0; each < 5; each++) references.push(await desk.submit('message', { channels: [] }));
    const announced = await desk.submit('message', { channels: ['webhook'] });
    const set = { status: 'quarantined', channels: [] } as const;
    const quarantined = await desk.submit('message', set);
    expect(await retryDeliveries(desk.store, {}, all, desk.time)).toBe(15);
    for (const reference of references) expect(await states(desk, reference)).toEqual(fresh);
    expect(await states(desk, announced)).toEqual(['webhook pending 0']);
    expect(await states(desk, quarantined)).toEqual([]);
  });

  test('by its reference, a submission is released from quarantine', async () => {
    await using desk = await openDesk(kind);
    const set = { status: 'quarantined', suspicions: ['links'], channels: [] } as const;
    const id = await desk.submit('message', set);
    const other = await desk.submit('message', set);
    expect(await retryDeliveries(desk.store, { id }, all, desk.time)).toBe(3);
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
    await using desk = await openDesk(kind);
    await desk.submit('message', { channels: [] });
    expect(await retryDeliveries(desk.store, { id: '0000-0000-0000' }, all, desk.time)).toBe(0);
    expect(await desk.rows()).toEqual([]);
  });
});
