/** A webhook that answers 410 is switched off. */
import { describe, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  webhookSecret,
} from '#tests/support/outbox/delivery-harness.ts';
import { startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const channels = ['webhook'] as const;

const waitForRows = (harness: DeliveryHarness, expected: object[]) =>
  eventually(async () => expect(await harness.readDeliveries()).toMatchObject(expected));

const gone = { state: 'dead', attempts: 1, last_error: 'HTTP 410' };
const done = { state: 'done', attempts: 1 };

/** Submits one by one, because concurrent deliveries may all be answered with 410. */
async function submitInTurn(harness: DeliveryHarness, webhook: WebhookServer) {
  webhook.respond = (response) => response.writeHead(410).end();
  const outbox = harness.createOutbox({ environment: { webhookUrl: webhook.url } });
  outbox.start();
  await harness.submit('message', { channels });
  await waitForRows(harness, [gone]);
  await harness.submit('message', { channels });
  outbox.notify();
  await eventually(async () => {
    const errors = (await harness.readDeliveries()).map(({ last_error }) => last_error);
    expect(errors.toSorted()).toEqual(['HTTP 410', 'webhook disabled']);
  });
  expect(webhook.calls).toHaveLength(1);
  return outbox;
}

describe.each(storages)('on $name', (kind) => {
  test('410 is final, and the webhook is not called any more, also after a restart', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const outbox = await submitInTurn(harness, webhook);
    await outbox.stop();
    const restarted = harness.createOutbox({ environment: { webhookUrl: webhook.url } });
    restarted.start();
    await harness.submit('message', { channels });
    restarted.notify();
    await eventually(async () =>
      expect((await harness.readDeliveries()).filter(({ state }) => state === 'dead')).toHaveLength(3),
    );
    expect(webhook.calls).toHaveLength(1);
    expect(harness.logLines).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: expect.stringMatching(/^The webhook is off/) }),
    );
    const metrics = createMetrics({ store: harness.store, channels, now: harness.now });
    expect(await metrics.render()).toMatch(/^enquiries_webhook_disabled 1$/m);
  });

  test('another URL switches it on, and the dead letters can be retried', async () => {
    await using webhook = await startWebhookServer();
    await using other = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await (await submitInTurn(harness, webhook)).stop();
    const outbox = harness.createOutbox({ environment: { webhookUrl: other.url } });
    outbox.start();
    const env = { WEBHOOK_URL: other.url, WEBHOOK_SECRET: webhookSecret };
    const { stdout } = await runCommand(harness.storage, ['retry'], { env, now: harness.currentTime });
    expect(stdout).toMatch(/^2 deliveries are due/);
    outbox.notify();
    await waitForRows(harness, [done, done]);
    expect([webhook.calls.length, other.calls.length]).toEqual([1, 2]);
  });

  test('retry switches the same URL on', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const outbox = await submitInTurn(harness, webhook);
    webhook.respond = (response) => response.writeHead(204).end();
    const env = { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhookSecret };
    await runCommand(harness.storage, ['retry'], { env, now: harness.currentTime });
    outbox.notify();
    await waitForRows(harness, [done, done]);
    expect(webhook.calls).toHaveLength(3);
  });

  test('an alarm says once that it is off', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    webhook.respond = (response) => response.writeHead(410).end();
    await harness.submit('message', { channels });
    harness
      .createOutbox({
        environment: { smtpUrl: mail.url, webhookUrl: webhook.url },
        timings: { ...fastTimings, alarmCheckMs: 20 },
      })
      .start();
    await eventually(() => expect(mail.mails).toHaveLength(1));
    expect(mail.mails[0]?.parsed.subject).toMatch(
      /^Fjellkode website: the webhook is off(?:, 1 delivery is stuck)?$/,
    );
  });
});
