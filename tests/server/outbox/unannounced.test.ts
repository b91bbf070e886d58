/** Submissions that nobody was told of, because no channel was configured when they arrived. */
import { describe, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { Channel } from '#server/outbox/channels.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { announceUnannounced } from '#server/outbox/unannounced.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
} from '#tests/support/outbox/delivery-harness.ts';
import { startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const alarmMs = 60_000;

async function readGauge(harness: DeliveryHarness, channels: readonly Channel[]): Promise<number> {
  const text = await createMetrics({ store: harness.store, channels, now: harness.now }).render();
  return Number(/^enquiries_unannounced (\d+)$/m.exec(text)?.[1]);
}

const getReferences = async (harness: DeliveryHarness, state: string) =>
  (await harness.readDeliveries())
    .filter((row) => row.state === state)
    .map(({ channel, submission_id }) => `${channel} ${submission_id}`)
    .toSorted();

describe.each(storages)('on $name', (kind) => {
  test('submissions without a channel count, raise an alarm in the log, and are announced when there is one', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const references: string[] = [];
    for (let index = 0; index < 44; index++)
      references.push(await harness.submit(index % 2 ? 'enquiry' : 'message', { channels: [] }));
    expect(await readGauge(harness, [])).toBe(44);

    harness.currentTime += alarmMs;
    const timings = { ...fastTimings, alarmCheckMs: 20 };
    const silent = harness.createOutbox({ environment: { alarmAfter: 1 }, timings });
    silent.start();
    await eventually(() =>
      expect(harness.logLines).toMatchObject([
        { level: 'error', type: 'delivery.alarm', unannounced: { count: 44, references } },
      ]),
    );
    await silent.stop();

    harness
      .createOutbox({
        environment: { smtpUrl: mail.url, webhookUrl: webhook.url, alarmAfter: 1 },
        timings,
      })
      .start();
    await eventually(async () => expect(await getReferences(harness, 'done')).toHaveLength(88));
    expect(await getReferences(harness, 'done')).toEqual(
      references.flatMap((reference) => [`company-mail ${reference}`, `webhook ${reference}`]).toSorted(),
    );
    expect(mail.mails.map(({ to }) => to)).toEqual(Array(44).fill(['leads@fjellkode.example']));
    expect(webhook.calls).toHaveLength(44);
    expect(await readGauge(harness, ['webhook'])).toBe(0);
    expect(harness.logLines).toContainEqual(expect.objectContaining({ level: 'info', deliveries: 88 }));
    expect(harness.logLines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('only those are announced that nobody was told of or will be', async () => {
    await using harness = await createDeliveryHarness(kind);
    const missed = await harness.submit('enquiry', { channels: [] });
    const waitingElsewhere = await harness.submit('enquiry', { channels: ['company-mail'] });
    await harness.submit('enquiry', { channels: ['webhook'] });
    const withheld = await harness.submit('enquiry', { channels: [], status: 'quarantined' });
    await requeueDeliveries(harness.store, { id: withheld }, [], harness.currentTime);
    await harness.submit('enquiry', { channels: [], status: 'quarantined' });
    const told = await harness.submit('enquiry', { channels: ['company-mail'] });
    await harness.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'done' })
        .where('submission_id', '=', told)
        .execute(),
    );
    expect(await readGauge(harness, ['webhook'])).toBe(2);
    const announce = () => announceUnannounced(harness.store, ['webhook'], harness.currentTime);
    expect(await Promise.all([announce(), announce()])).toEqual(expect.arrayContaining([2, 0]));
    expect(await announce()).toBe(0);
    for (const reference of [missed, waitingElsewhere])
      expect(await getReferences(harness, 'pending')).toContain(`webhook ${reference}`);
    expect(await getReferences(harness, 'pending')).toHaveLength(4);
    expect(await readGauge(harness, ['webhook'])).toBe(0);
  });

  test('one whose deliveries are dead counts until a retry succeeds, and gets another channel', async () => {
    await using harness = await createDeliveryHarness(kind);
    const reference = await harness.submit('enquiry', { channels: ['webhook'] });
    await harness.failDueDeliveries([0]);
    expect(await readGauge(harness, ['webhook'])).toBe(1);
    expect(await announceUnannounced(harness.store, ['webhook'], harness.currentTime)).toBe(0);
    expect(await announceUnannounced(harness.store, ['company-mail', 'webhook'], harness.currentTime)).toBe(
      1,
    );
    expect(await getReferences(harness, 'pending')).toEqual([`company-mail ${reference}`]);
    expect(await getReferences(harness, 'dead')).toEqual([`webhook ${reference}`]);
  });
});
