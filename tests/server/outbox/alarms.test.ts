import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMailRoute, createUrlRoute, createWebhookRoute } from '#server/outbox/alarms/alarm-routes.ts';
import { type AlarmOptions, sendDueAlarm, sendDueDigest } from '#server/outbox/alarms/alarms.ts';
import type { AlarmCondition } from '#server/outbox/alarms/conditions.ts';
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

interface AlarmTargets {
  mail?: MailServer;
  webhook?: WebhookServer;
  /** Server at ALARM_URL. */
  url?: WebhookServer;
  isSilent?: boolean;
  conditions?: readonly AlarmCondition[];
}

/** Runs the check for alarms and digests once, which the watcher runs every minute. */
async function runAlarmCheck(
  harness: DeliveryHarness,
  { mail, webhook, url, isSilent = false, conditions = [] }: AlarmTargets,
) {
  const settings = (url: string) => ({ url, isTlsRequired: false, from: 'web@fjellkode.example', to });
  const webhookClient =
    webhook &&
    createWebhookClient({ url: webhook.url, secrets: [webhookSecret] }, fastTimings.webhook, harness.now);
  const options: AlarmOptions = {
    store: harness.store,
    routes: [
      ...(mail ? [createMailRoute(createMailer(settings(mail.url), fastTimings.mail), to)] : []),
      ...(webhookClient ? [createWebhookRoute(webhookClient)] : []),
      ...(url ? [createUrlRoute(url.url, 'https://www.fjellkode.example', fastTimings.webhook)] : []),
    ],
    conditions,
    lateAfterMs: hourMs,
    isSilent,
    log: createLog('debug', { write: (line) => harness.logLines.push(JSON.parse(line)) }),
    now: harness.now,
  };
  const { signal } = new AbortController();
  await sendDueAlarm(options, signal);
  await sendDueDigest(options, signal);
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

  test('an alarm reports a condition when it begins, daily while it lasts, and when it begins again', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    let message: string | undefined;
    const disk = { name: 'disk', title: 'the disk is nearly full', check: async () => message };
    const otherServer = { ...disk, check: async () => undefined };
    const pass = async (ms: number) => {
      const end = harness.currentTime + ms;
      for (; harness.currentTime < end; harness.currentTime += 20 * 60_000) {
        await runAlarmCheck(harness, { webhook, conditions: [disk] });
        await runAlarmCheck(harness, { webhook, conditions: [otherServer] });
      }
      return webhook.calls.length;
    };
    expect(await pass(hourMs)).toBe(0);
    message = 'Enlarge the disk.';
    expect(await pass(24 * hourMs)).toBe(1);
    expect(JSON.parse(webhook.calls[0]?.body ?? '')).toMatchObject({
      type: 'delivery.alarm',
      data: { conditions: [{ name: 'disk', message }] },
    });
    expect(await pass(2 * hourMs)).toBe(2);
    message = undefined;
    expect(await pass(2 * hourMs)).toBe(2);
    message = 'Enlarge the disk.';
    expect(await pass(2 * hourMs)).toBe(3);
    // A server that was restarted, or another one that sees the same, reports nothing new.
    await runAlarmCheck(harness, { webhook, conditions: [{ ...disk }] });
    expect(webhook.calls).toHaveLength(3);
  });

  test('a condition waits for an hour after another alarm, and its mail says what to do', async () => {
    await using mail = await startMailServer();
    await using harness = await createDeliveryHarness(kind);
    const create = (name: string): AlarmCondition => ({
      name,
      title: `${name} needs care`,
      check: async () => `Care for the ${name}.`,
    });
    await runAlarmCheck(harness, { mail, conditions: [create('disk')] });
    await runAlarmCheck(harness, { mail, conditions: [create('disk'), create('backup')] });
    expect(mail.mails).toHaveLength(1);
    for (let minutes = 0; minutes < 60; minutes += 30) {
      harness.currentTime += hourMs / 2;
      await runAlarmCheck(harness, { mail, conditions: [create('disk'), create('backup')] });
    }
    expect(mail.mails.map(({ parsed }) => parsed.subject)).toEqual([
      'Fjellkode website: disk needs care',
      'Fjellkode website: backup needs care',
    ]);
    expect(getTexts(mail)[1]).toContain('Care for the backup.');
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

  test('a digest reports new submissions in quarantine once a day, without personal data', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using url = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const targets = { mail, webhook, url };
    const quarantine = { status: 'quarantined', channels: [] } as const;
    // Those that filled in the honeypot alone cause no digest.
    await harness.submit('enquiry', { ...quarantine, suspicions: ['honeypot', 'links'] });
    await runAlarmCheck(harness, targets);
    expect(mail.mails).toHaveLength(0);
    const first = [
      await harness.submit('enquiry', { ...quarantine, suspicions: ['links'] }),
      await harness.submit('message', { ...quarantine, suspicions: ['links'] }),
    ];
    await runAlarmCheck(harness, targets);
    const second = await harness.submit('application', { ...quarantine, suspicions: ['phrases'] });
    harness.currentTime += 24 * hourMs - 1;
    await runAlarmCheck(harness, targets);
    expect(mail.mails.map(({ parsed }) => parsed.subject)).toEqual([
      'Fjellkode website: 2 new submissions in quarantine',
    ]);
    expect(getTexts(mail)[0]).toContain(
      `enquiry: 1\nmessage: 1\n\n2 submissions suspected of being spam:\n${first.join(', ')}\n`,
    );
    expect(getTexts(mail)[0]).toContain('1 other submission filled in the hidden field');
    expect(getTexts(mail)[0]).toContain('npm run enquiries -- list --status quarantined');
    harness.currentTime += 1;
    await runAlarmCheck(harness, targets);
    harness.currentTime += 48 * hourMs;
    await runAlarmCheck(harness, targets);
    expect(webhook.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'quarantine.digest',
        data: { count: 2, references: first, kinds: { enquiry: 1, message: 1 }, honeypot: 1 },
      },
      {
        type: 'quarantine.digest',
        data: { count: 1, references: [second], kinds: { application: 1 }, honeypot: 0 },
      },
    ]);
    const everything = [...mail.mails.map(({ raw }) => raw), ...webhook.calls, ...url.calls];
    expect(everything).toHaveLength(6);
    expect(JSON.stringify(everything)).not.toMatch(/kari|ola@|nordmann|\bada\b|turer|ring meg/i);
  });

  test('an alarm reports submissions that nobody was told of, once, unless that is on purpose', async () => {
    await using url = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const reference = await harness.submit('enquiry', { channels: [] });
    await harness.submit('enquiry', { channels: [], status: 'quarantined', suspicions: ['honeypot'] });
    const withheld = await harness.submit('enquiry', { channels: [], status: 'quarantined' });
    await requeueDeliveries(harness.store, { id: withheld }, [], harness.currentTime);
    harness.currentTime += hourMs - 1;
    await runAlarmCheck(harness, { url });
    expect(url.calls).toEqual([]);
    harness.currentTime += 1;
    await runAlarmCheck(harness, { isSilent: true });
    await runAlarmCheck(harness, { url });
    harness.currentTime += 2 * hourMs;
    await runAlarmCheck(harness, { url });
    expect(url.calls).toHaveLength(1);
    const { type, site, text } = JSON.parse(url.calls[0]?.body ?? '');
    expect({ type, site }).toEqual({ type: 'delivery.alarm', site: 'https://www.fjellkode.example' });
    expect(text).toMatch(/^Fjellkode website: nobody was told of 1 submission\n/);
    expect(text).toContain(`1 submission that nobody was told of:\n${reference}\n`);
    expect(text).toContain('Set SMTP_URL or WEBHOOK_URL and restart the server');
  });

  test('an acknowledgement that fails raises no alarm', async () => {
    await using url = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    await harness.submit('enquiry', { channels: ['acknowledgement'] });
    await harness.failDueDeliveries([0]);
    const other = await harness.submit('message', { channels: ['acknowledgement', 'company-mail'] });
    await harness.failDueDeliveries([0, 7200]);
    harness.currentTime += hourMs;
    await runAlarmCheck(harness, { url, isSilent: true });
    expect(url.calls.map(({ body }) => JSON.parse(body).text)).toEqual([
      expect.stringMatching(/^Fjellkode website: 1 delivery is stuck\n/),
    ]);
    expect(url.calls[0]?.body).toContain(other);
  });

  test('ALARM_URL gets an alarm that mail and webhook refuse', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using url = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    mail.onRecipient = () => ({ code: 550, text: 'no' });
    webhook.respond = (response) => response.writeHead(500).end();
    await harness.submit('enquiry', { channels });
    await harness.failDueDeliveries([0]);
    await runAlarmCheck(harness, { mail, webhook, url });
    expect(url.calls).toMatchObject([{ method: 'POST', headers: { 'content-type': 'application/json' } }]);
    expect(harness.logLines).toMatchObject([
      { level: 'warn', type: 'delivery.alarm', errors: ['EENVELOPE 550 RCPT TO', 'HTTP 500'] },
    ]);
    expect((await harness.readDelivery('webhook')).alarmed_at).toBe(harness.currentTime);
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
    await runAlarmCheck(harness, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(getTexts(mail)[1]).toContain('1 delivery failed for the last time');
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
  for (let check = 0; check < 2; check++) {
    await runAlarmCheck(harness, {});
    harness.currentTime += 25 * hourMs;
  }
  expect(harness.logLines).toMatchObject([
    { level: 'error', type: 'quarantine.digest', count: 1, references: [reference] },
  ]);
});
