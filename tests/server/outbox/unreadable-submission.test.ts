/** Deliveries whose submission cannot be read from the storage. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Database, Store } from '#server/storage/store.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
} from '#tests/support/outbox/delivery-harness.ts';
import { startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const cv = { name: 'CV.pdf', type: 'application/pdf', bytes: Buffer.alloc(700_001, '%PDF-') };

/** Wraps a store so that one table cannot be read while `isDown` is set. */
function withUnreadableTable(store: Store, table: string) {
  const state = { isDown: true };
  const read: Store['read'] = (work) =>
    store.read((database) => {
      const selectFrom = (from: 'submissions') => {
        if (state.isDown && from === table)
          throw new StorageUnavailableError('down', {
            cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }),
          });
        return database.selectFrom(from);
      };
      return work({ selectFrom } as Database);
    });
  return Object.assign(state, { store: { ...store, read } });
}

const findReleases = (harness: DeliveryHarness) =>
  harness.logLines.filter(({ outcome }) => outcome === 'released');

describe.each(storages)('on $name', (kind) => {
  test('an outage before an attempt does not use up the attempt', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('message', { channels: ['webhook'] });
    const failing = withUnreadableTable(harness.store, 'submissions');
    const environment = { webhookUrl: webhook.url, deliverySchedule: [0] };
    harness.createOutbox({ environment, store: failing.store }).start();
    await eventually(() => expect(findReleases(harness).length).toBeGreaterThan(2));
    expect(findReleases(harness)[0]).toMatchObject({ attempt: 1, error: 'ECONNRESET' });
    expect(await harness.readDelivery('webhook')).toMatchObject({
      state: 'pending',
      last_error: 'ECONNRESET',
    });
    failing.isDown = false;
    await eventually(async () =>
      expect(await harness.readDelivery('webhook')).toMatchObject({
        state: 'done',
        attempts: 1,
        last_error: null,
      }),
    );
    expect(webhook.calls).toHaveLength(1);
  });

  test('an outage while the CV is sent does not use up the attempt', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('application', { cv, channels: ['company-mail'] });
    const failing = withUnreadableTable(harness.store, 'attachment_chunks');
    const environment = { smtpUrl: mail.url, deliverySchedule: [0] };
    harness.createOutbox({ environment, store: failing.store }).start();
    await eventually(() => expect(findReleases(harness).length).toBeGreaterThan(1));
    expect(mail.mails).toEqual([]);
    failing.isDown = false;
    await eventually(async () =>
      expect(await harness.readDelivery('company-mail')).toMatchObject({ state: 'done', attempts: 1 }),
    );
    expect(mail.mails).toHaveLength(1);
  });

  test('unreadable submissions delay no others and are reported as late', async () => {
    await using webhook = await startWebhookServer();
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const failing = withUnreadableTable(harness.store, 'attachment_chunks');
    for (let index = 0; index < 5; index++)
      await harness.submit('application', { cv, channels: ['company-mail'] });
    const environment = { smtpUrl: mail.url, webhookUrl: webhook.url };
    harness
      .createOutbox({ environment, store: failing.store, timings: { ...fastTimings, alarmCheckMs: 100 } })
      .start();
    await eventually(() => expect(findReleases(harness).length).toBeGreaterThan(5));
    harness.currentTime += 1;
    const readable = await harness.submit('message', { channels: ['company-mail'] });
    // Its result must be recorded before the clock moves, or it would be late as well.
    await eventually(async () =>
      expect(await harness.readDeliveries(readable)).toMatchObject([{ state: 'done' }]),
    );
    expect(mail.mails).toHaveLength(1);
    harness.currentTime += 3_600_000;
    await eventually(() => expect(webhook.calls[0]?.body).toContain('"late":{"company-mail":{"count":5'));
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    ['a changed byte', (bytes) => Buffer.from(bytes).fill('x', 0, 1), /its SHA-256 is not/],
    ['a missing byte', (bytes) => bytes.subarray(1), /it has 700000 bytes, not 700001/],
  ])('a damaged CV is not sent: %s', async (_, damage, message) => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const id = await harness.submit('application', { cv, channels: ['company-mail'] });
    await harness.store.write(async (transaction) => {
      const last = await transaction
        .selectFrom('attachment_chunks')
        .selectAll()
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('attachment_chunks')
        .set({ bytes: damage(last.bytes) })
        .where('position', '=', last.position)
        .execute();
    });
    harness.createOutbox({ environment: { smtpUrl: mail.url, deliverySchedule: [0] } }).start();
    await eventually(async () =>
      expect(await harness.readDelivery('company-mail')).toMatchObject({ state: 'dead', attempts: 1 }),
    );
    expect(mail.mails).toEqual([]);
    const file = { size: cv.bytes.length, sha256: createHash('sha256').update(cv.bytes).digest('hex') };
    const error = await buffer(readAttachment(harness.store, id, file)).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AttachmentDamagedError);
    expect(String(error)).toMatch(message);
  });
});
