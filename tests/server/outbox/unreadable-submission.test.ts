/** What is to be delivered cannot be read from the storage. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Database, Store } from '#server/storage/store.ts';
import { type DeliveryHarness, eventually, createDeliveryHarness, fastTimings } from '#tests/support/delivery-harness.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const cv = { name: 'CV.pdf', type: 'application/pdf', bytes: Buffer.alloc(700_001, '%PDF-') };

/** A storage that gives nothing of a table while it is away. */
function losing(store: Store, table: string) {
  const state = { away: true };
  const read: Store['read'] = (work) =>
    store.read((database) => {
      const selectFrom = (from: 'submissions') => {
        if (state.away && from === table)
          throw new StorageUnavailableError('away', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
        return database.selectFrom(from);
      };
      return work({ selectFrom } as Database);
    });
  return Object.assign(state, { store: { ...store, read } });
}

const released = (desk: DeliveryHarness) => desk.logLines.filter(({ outcome }) => outcome === 'released');

describe.each(storages)('on $name', (kind) => {
  test('the last attempt is not used up by a storage that was away', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('message', { channels: ['webhook'] });
    const lost = losing(desk.store, 'submissions');
    const environment = { webhookUrl: webhook.url, deliverySchedule: [0] };
    desk.createOutbox({ environment, store: lost.store }).start();
    await eventually(() => expect(released(desk).length).toBeGreaterThan(2));
    expect(released(desk)[0]).toMatchObject({ attempt: 1, error: 'ECONNRESET' });
    expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'pending', last_error: 'ECONNRESET' });
    lost.away = false;
    await eventually(async () =>
      expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'done', attempts: 1, last_error: null }),
    );
    expect(webhook.calls).toHaveLength(1);
  });

  test('nor by one that goes away while the CV is sent', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('application', { cv, channels: ['company-mail'] });
    const lost = losing(desk.store, 'attachment_chunks');
    const environment = { smtpUrl: mail.url, deliverySchedule: [0] };
    desk.createOutbox({ environment, store: lost.store }).start();
    await eventually(() => expect(released(desk).length).toBeGreaterThan(1));
    expect(mail.mails).toEqual([]);
    lost.away = false;
    await eventually(async () =>
      expect(await desk.readDelivery('company-mail')).toMatchObject({ state: 'done', attempts: 1 }),
    );
    expect(mail.mails).toHaveLength(1);
  });

  test('what can never be read holds up nothing else, and is late in the end', async () => {
    await using webhook = await startWebhookServer();
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    const lost = losing(desk.store, 'attachment_chunks');
    for (let each = 0; each < 5; each++) await desk.submit('application', { cv, channels: ['company-mail'] });
    const environment = { smtpUrl: mail.url, webhookUrl: webhook.url };
    desk.createOutbox({ environment, store: lost.store, timings: { ...fastTimings, alarmCheckMs: 100 } }).start();
    await eventually(() => expect(released(desk).length).toBeGreaterThan(5));
    desk.currentTime += 1;
    await desk.submit('message', { channels: ['company-mail'] });
    await eventually(() => expect(mail.mails).toHaveLength(1));
    desk.currentTime += 3_600_000;
    await eventually(() => expect(webhook.calls[0]?.body).toContain('"late":{"company-mail":{"count":5'));
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    ['another byte', (bytes) => Buffer.from(bytes).fill('x', 0, 1), /its SHA-256 is not/],
    ['a byte less', (bytes) => bytes.subarray(1), /it has 700000 bytes, not 700001/],
  ])('a CV that is damaged is not sent: %s', async (_, damage, words) => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    const id = await desk.submit('application', { cv, channels: ['company-mail'] });
    await desk.store.write(async (changes) => {
      const last = await changes
        .selectFrom('attachment_chunks')
        .selectAll()
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await changes
        .updateTable('attachment_chunks')
        .set({ bytes: damage(last.bytes) })
        .where('position', '=', last.position)
        .execute();
    });
    desk.createOutbox({ environment: { smtpUrl: mail.url, deliverySchedule: [0] } }).start();
    await eventually(async () =>
      expect(await desk.readDelivery('company-mail')).toMatchObject({ state: 'dead', attempts: 1 }),
    );
    expect(mail.mails).toEqual([]);
    const file = { size: cv.bytes.length, sha256: createHash('sha256').update(cv.bytes).digest('hex') };
    const damaged = await buffer(readAttachment(desk.store, id, file)).catch((error: unknown) => error);
    expect(damaged).toBeInstanceOf(AttachmentDamagedError);
    expect(String(damaged)).toMatch(words);
  });
});
