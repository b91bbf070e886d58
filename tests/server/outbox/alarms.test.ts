import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { sendDueAlarm } from '#server/outbox/alarms/alarms.ts';
import { repairClockSkew } from '#server/outbox/leases.ts';
import { createMailer } from '#server/outbox/mail/mailer.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { createWebhookClient } from '#server/outbox/webhook.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  webhookSecret,
} from '#tests/support/outbox/delivery-harness.ts';
import { type MailServer, startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const hourMs = 3_600_000;
const to = 'leads@fjellkode.example';

/** Runs the alarm check once, which the watcher runs every minute. */
function runAlarmCheck(
  harness: DeliveryHarness,
  { mail, webhook }: { mail?: MailServer; webhook?: WebhookServer },
) {
  const settings = (url: string) => ({ url, isTlsRequired: false, from: 'web@fjellkode.example', to });
  return sendDueAlarm(
    {
      store: harness.store,
      mail: mail && { mailer: createMailer(settings(mail.url), fastTimings.mail), to },
      webhook:
        webhook &&
        createWebhookClient({ url: webhook.url, secrets: [webhookSecret] }, fastTimings.webhook, harness.now),
      lateAfterMs: hourMs,
      log: createLog('debug', { write: (line) => harness.logLines.push(JSON.parse(line)) }),
      now: harness.now,
    },
    new AbortController().signal,
  );
}

const channels = ['webhook'] as const;
const getTexts = ({ mails }: MailServer) => mails.map(({ parsed }) => parsed.text ?? '');

describe.each(storages)('on $name', (kind) => {
  test('an alarm reports a dead letter once, by mail and webhook, without personal data', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const reference = await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await runAlarmCheck(harness, { mail, webhook });
    expect(getTexts(mail)).toEqual([expect.stringContaining(reference)]);
    expect(getTexts(mail)[0]).toContain('webhook: 1 delivery failed for the last time');
    expect(getTexts(mail)[0]).toContain('npm run enquiries -- retry');
    expect(mail.mails[0]?.to).toEqual([to]);
    expect(mail.mails[0]?.parsed.subject).toBe('Fjellkode website: 1 delivery is stuck');
    const bodies = webhook.calls.map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      {
        type: 'delivery.alarm',
        data: { dead: { webhook: { count: 1, references: [reference] } }, late: {} },
      },
    ]);
    expect(`${mail.mails[0]?.raw}${webhook.calls[0]?.body}`).not.toMatch(/kari|nordmann|turer/i);
    expect(await harness.readDelivery('webhook')).toMatchObject({ alarmed_at: harness.currentTime });
    harness.currentTime += 2 * hourMs;
    await runAlarmCheck(harness, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('an alarm reports a delivery after an hour, and again when it becomes a dead letter', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const reference = await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0, 7200]);
    harness.currentTime += hourMs - 1;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(0);
    harness.currentTime += 1;
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery pending and late')]);
    harness.currentTime += 2 * hourMs;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(1);
    await harness.failDueDeliveries([0, 7200]);
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)[1]).toContain('1 delivery failed for the last time');
    expect(getTexts(mail)[1]).toContain(reference);
  });

  test('an alarm reports a delivery again that becomes a dead letter while the alarm is sent', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0, 7200]);
    harness.currentTime += 2 * hourMs;
    webhook.respond = (response) =>
      void harness.failDueDeliveries([0, 7200]).then(() => response.writeHead(204).end());
    await runAlarmCheck(harness, { webhook });
    expect(await harness.readDelivery('webhook')).toMatchObject({ state: 'dead', alarmed_at: null });
    harness.currentTime += hourMs;
    await runAlarmCheck(harness, { webhook });
    expect(webhook.calls.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { late: { webhook: { count: 1 } }, dead: {} },
      { late: {}, dead: { webhook: { count: 1 } } },
    ]);
    expect((await harness.readDelivery('webhook')).alarmed_at).toBe(harness.currentTime);
  });

  test('a delivery received by a clock that was ahead is late an hour after its last attempt', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    harness.currentTime += 24 * hourMs;
    await harness.submit('enquiry', { channels });
    harness.currentTime -= 24 * hourMs;
    await repairClockSkew(harness.store, 'w', 15_000, harness.clock);
    await harness.failDueDeliveries([0, 7200]);
    harness.currentTime += hourMs - 1;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(0);
    harness.currentTime += 1;
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery pending and late')]);
  });

  test('an alarm reports a requeued delivery again when it fails again', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const id = await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await runAlarmCheck(harness, { mail });
    harness.currentTime += 3 * hourMs;
    await requeueDeliveries(harness.store, { id }, channels, harness.currentTime);
    // A delivery that was requeued just now is not late.
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(1);
    await harness.failDueDeliveries([0, 7200]);
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)[1]).toContain('1 delivery pending and late');
  });

  test('an alarm is sent at most once an hour and covers everything since the last', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await runAlarmCheck(harness, { mail });
    for (let index = 0; index < 60; index++) await harness.submit('message', { channels });
    await harness.failDueDeliveries([0]);
    harness.currentTime += hourMs - 1;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(1);
    harness.currentTime += 1;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(getTexts(mail)[1]).toContain('webhook: 60 deliveries failed for the last time');
    expect(getTexts(mail)[1]).toContain('and 10 more');
    harness.currentTime += hourMs;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('only one of several processes sends an alarm', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await Promise.all([
      runAlarmCheck(harness, { mail }),
      runAlarmCheck(harness, { mail }),
      runAlarmCheck(harness, { mail }),
    ]);
    expect(mail.mails).toHaveLength(1);
  });

  test('an alarm that cannot be sent is logged and retried', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    mail.onMail = () => ({ code: 451, text: 'later' });
    webhook.respond = (response) => response.writeHead(500).end();
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    for (const minute of [1, 2]) {
      await runAlarmCheck(harness, { mail, webhook });
      expect(harness.logLines.filter(({ level }) => level === 'error')).toHaveLength(minute);
      harness.currentTime += 60_000;
    }
    expect(harness.logLines.at(-1)).toMatchObject({ errors: ['EMESSAGE 451 DATA', 'HTTP 500'] });
    expect((await harness.readDelivery('webhook')).alarmed_at).toBeNull();
    mail.onMail = () => undefined;
    await runAlarmCheck(harness, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect((await harness.readDelivery('webhook')).alarmed_at).toBe(harness.currentTime);
  });

  test('an alarm reports submissions in quarantine after a day, except those that filled in the honeypot', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const quarantine = { status: 'quarantined', channels: [] } as const;
    const first = await harness.submit('enquiry', { ...quarantine, suspicions: ['links'] });
    await harness.submit('enquiry', { ...quarantine, suspicions: ['honeypot', 'links'] });
    harness.currentTime += 24 * hourMs - 1;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(0);
    const second = await harness.submit('enquiry', { ...quarantine, suspicions: ['phrases'] });
    harness.currentTime += 1;
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)).toEqual([
      expect.stringMatching(new RegExp(`1 submission in quarantine for over a day:\n${first}\n`)),
    ]);
    harness.currentTime += 24 * hourMs;
    await runAlarmCheck(harness, { mail });
    expect(getTexts(mail)[1]).toMatch(
      new RegExp(`1 submission in quarantine for over a day:\n${second}\n[^]*--status quarantined`),
    );
    harness.currentTime += 24 * hourMs;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('alarms are sent after the clock was set back', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    harness.currentTime += 24 * hourMs;
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await runAlarmCheck(harness, { mail });
    harness.currentTime -= 24 * hourMs;
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    harness.currentTime -= 25 * hourMs;
    const quarantine = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
    const quarantined = await harness.submit('enquiry', quarantine);
    harness.currentTime += 25 * hourMs;
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(getTexts(mail)[1]).toContain('1 delivery failed for the last time');
    expect(getTexts(mail)[1]).toContain(quarantined);
  });
});

test('the outbox checks for alarms by itself', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
  await harness.submit('enquiry', { channels });
  harness
    .createOutbox({
      environment: { webhookUrl: webhook.url, deliverySchedule: [0] },
      timings: { ...fastTimings, alarmCheckMs: 50 },
    })
    .start();
  await eventually(() => expect(webhook.calls[1]?.body).toContain('"delivery.alarm"'));
});

test('the log reports an alarm once if no channel is configured', async () => {
  await using harness = await createDeliveryHarness();
  const quarantine = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
  const reference = await harness.submit('enquiry', quarantine);
  harness.currentTime += 25 * hourMs;
  await runAlarmCheck(harness, {});
  harness.currentTime += 25 * hourMs;
  await runAlarmCheck(harness, {});
  expect(harness.logLines.filter(({ level }) => level === 'error')).toMatchObject([
    { quarantined: { count: 1, references: [reference] } },
  ]);
});
