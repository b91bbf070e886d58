/** Acknowledgements to somebody else's address. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import { channels } from '#server/outbox/channels.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { storeSubmission } from '#server/storage/submissions.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { type ApiServer, startApi, validForms } from '#tests/support/server/api-server.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const countDeliveries = ({ store }: Pick<TestStorage, 'store'>, channel: string): Promise<number> =>
  store.read(async (database) => {
    const rows = await database.selectFrom('deliveries').select('channel').execute();
    return rows.filter((row) => row.channel === channel).length;
  });

describe('from one client', () => {
  let api: ApiServer;
  beforeEach(async () => {
    api = await startApi({ rateLimit: 20, channels });
  });
  afterEach(() => api[Symbol.asyncDispose]());

  test('without a proof of work are limited, and the company is told of every submission', async () => {
    for (let count = 0; count < 20; count++) {
      const email = `somebody-${count}@example.org`;
      expect((await api.post('messages', { ...validForms.messages, email })).statusCode).toBe(201);
    }
    expect(await countDeliveries(api.storage, 'acknowledgement')).toBe(3);
    expect(await countDeliveries(api.storage, 'company-mail')).toBe(20);
    expect(await countDeliveries(api.storage, 'webhook')).toBe(20);
  });

  test('with a proof of work are limited by recipient', async () => {
    for (let count = 0; count < 10; count++) {
      const { challenge } = { challenge: (await api.app.inject('/api/challenge')).json() };
      const altcha = await solveProofOfWork(challenge);
      // Variants of one address lead to one mailbox.
      const email = ['victim@example.org', 'Victim@Example.org', `victim+${count}@example.org`][count % 3];
      const response = await api.post('messages', { ...validForms.messages, email, altcha, elapsed: '9000' });
      expect(response.statusCode).toBe(201);
    }
    expect(await countDeliveries(api.storage, 'acknowledgement')).toBe(3);
    expect(await countDeliveries(api.storage, 'company-mail')).toBe(10);
  });

  test('cost a visitor with script a challenge once the network has caused many', async () => {
    const message = { ...validForms.messages, elapsed: '9000' };
    const post = (email: string, altcha?: string) => api.post('messages', { ...message, email, altcha });
    for (let count = 0; count < 3; count++)
      expect((await post(`visitor-${count}@example.org`)).statusCode).toBe(201);
    const response = await post('visitor-3@example.org');
    expect(response.statusCode).toBe(403);
    const altcha = await solveProofOfWork(response.json().challenge);
    expect((await post('visitor-3@example.org', altcha)).statusCode).toBe(201);
    expect(await countDeliveries(api.storage, 'acknowledgement')).toBe(4);
  });

  test('never cost a second upload of a CV', async () => {
    const fields = { name: 'Ada Nordmann', email: 'ada@example.no', elapsed: '9000' };
    for (let count = 0; count < 5; count++) {
      const { payload, headers } = await encodeFormData(fields, { name: 'cv.pdf', bytes: pdf });
      const response = await api.post('applications', payload, { ...headers, accept: 'application/json' });
      expect(response.statusCode).toBe(201);
    }
    expect(await countDeliveries(api.storage, 'acknowledgement')).toBe(3);
  });

  test('that are left out are explained by `show`, and not sent by a retry of everything', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count++)
      ids.push((await api.post('messages', validForms.messages)).json().id);
    const { stdout } = await runCommand(api.storage, ['show', ids[3] ?? '']);
    expect(stdout).toMatch(/acknowledgement +left out\n +The network of the sender has caused many/);
    await requeueDeliveries(api.storage.store, {}, channels, Date.now());
    expect(await countDeliveries(api.storage, 'acknowledgement')).toBe(3);
  });
});

describe.each(storages)('to one address on $name', (kind) => {
  test('are limited per hour and per day, whichever server they come from', async () => {
    await using storage = await kind.create();
    const start = Date.UTC(2026, 10, 20, 12);
    const hourMs = 3_600_000;
    const submit = (now: number, email = 'victim@example.org') =>
      storeSubmission(
        storage.store,
        {
          kind: 'message',
          language: 'en',
          status: 'accepted',
          suspicions: [],
          fields: { fullName: 'Ada', email, message: 'Hello.' },
          consent: { version: 'v1', text: 'Words.' },
          channels,
          acknowledgement: 'limited',
        },
        now,
      );
    const countAfter = async (now: number) => {
      await Promise.all(Array.from({ length: 5 }, () => submit(now)));
      return countDeliveries(storage, 'acknowledgement');
    };
    expect(await countAfter(start)).toBe(3);
    expect(await countAfter(start + hourMs - 1)).toBe(3);
    expect(await countAfter(start + hourMs)).toBe(6);
    expect(await countAfter(start + 2 * hourMs)).toBe(6);
    expect(await countAfter(start + 26 * hourMs)).toBe(9);
    // A clock that was set back starts a new count instead of blocking for longer.
    expect(await countAfter(start - 48 * hourMs)).toBe(12);
    await submit(start, 'other@example.org');
    expect(await countDeliveries(storage, 'acknowledgement')).toBe(13);
    const rows = await storage.store.read((database) =>
      database.selectFrom('rate_limits').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('victim');
  });
});
