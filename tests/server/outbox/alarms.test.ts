import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { sendDueAlarm } from '#server/outbox/alarms/alarms.ts';
import { repairClockSkew } from '#server/outbox/leases.ts';
import { createMailer } from '#server/outbox/mail/mailer.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { createWebhookClient } from '#server/outbox/webhook.ts';
import { type DeliveryHarness, eventually, createDeliveryHarness, fastTimings, webhookSecret } from '#tests/support/delivery-harness.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';

const hour = 3_600_000;
const to = 'leads@fjellkode.example';

/** Looks once, as the worker does every minute. */
function look(desk: DeliveryHarness, { mail, webhook }: { mail?: MailServer; webhook?: WebhookServer }) {
  const settings = (url: string) => ({ url, from: 'web@fjellkode.example', to });
  return sendDueAlarm(
    {
      store: desk.store,
      mail: mail && { mailer: createMailer(settings(mail.url), fastTimings.mail), to },
      webhook: webhook && createWebhookClient({ url: webhook.url, secret: webhookSecret }, fastTimings.webhook, desk.now),
      lateAfterMs: hour,
      log: createLog('debug', { write: (line) => desk.logLines.push(JSON.parse(line)) }),
      now: desk.now,
    },
    new AbortController().signal,
  );
}

const channels = ['webhook'] as const;
const texts = ({ mails }: MailServer) => mails.map(({ parsed }) => parsed.text ?? '');

describe.each(storages)('on $name', (kind) => {
  test('a dead letter is told once, by mail and webhook, without personal data', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const reference = await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    await look(desk, { mail, webhook });
    expect(texts(mail)).toEqual([expect.stringContaining(reference)]);
    expect(texts(mail)[0]).toContain('webhook: 1 delivery given up');
    expect(texts(mail)[0]).toContain('npm run enquiries -- retry');
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
    expect(await desk.readDelivery('webhook')).toMatchObject({ alarmed_at: desk.currentTime });
    desk.currentTime += 2 * hour;
    await look(desk, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('a delivery is late after an hour, and told again when it is given up', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    const reference = await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0, 7200]);
    desk.currentTime += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    desk.currentTime += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery not done yet, and late')]);
    desk.currentTime += 2 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    await desk.failDueDeliveries([0, 7200]);
    await look(desk, { mail });
    expect(texts(mail)[1]).toContain('1 delivery given up');
    expect(texts(mail)[1]).toContain(reference);
  });

  test('what gives up while the alarm is sent is told again', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0, 7200]);
    desk.currentTime += 2 * hour;
    webhook.respond = (response) => void desk.failDueDeliveries([0, 7200]).then(() => response.writeHead(204).end());
    await look(desk, { webhook });
    expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'dead', alarmed_at: null });
    desk.currentTime += hour;
    await look(desk, { webhook });
    expect(webhook.calls.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { late: { webhook: { count: 1 } }, dead: {} },
      { late: {}, dead: { webhook: { count: 1 } } },
    ]);
    expect((await desk.readDelivery('webhook')).alarmed_at).toBe(desk.currentTime);
  });

  test('what was received by a clock that was ahead is late an hour after the last attempt', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    desk.currentTime += 24 * hour;
    await desk.submit('enquiry', { channels });
    desk.currentTime -= 24 * hour;
    await repairClockSkew(desk.store, 'w', 15_000, desk.clock);
    await desk.failDueDeliveries([0, 7200]);
    desk.currentTime += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    desk.currentTime += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery not done yet, and late')]);
  });

  test('what was tried again and failed again is told again', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    const id = await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    await look(desk, { mail });
    desk.currentTime += 3 * hour;
    await requeueDeliveries(desk.store, { id }, channels, desk.currentTime);
    // Tried again just now, it has not had its time.
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    await desk.failDueDeliveries([0, 7200]);
    await look(desk, { mail });
    expect(texts(mail)[1]).toContain('1 delivery not done yet, and late');
  });

  test('at most once an hour, then for all that has come together', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    await look(desk, { mail });
    for (let each = 0; each < 60; each++) await desk.submit('message', { channels });
    await desk.failDueDeliveries([0]);
    desk.currentTime += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    desk.currentTime += 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(texts(mail)[1]).toContain('webhook: 60 deliveries given up');
    expect(texts(mail)[1]).toContain('and 10 more');
    desk.currentTime += hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('of two processes one tells', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    await Promise.all([look(desk, { mail }), look(desk, { mail }), look(desk, { mail })]);
    expect(mail.mails).toHaveLength(1);
  });

  test('where nobody can be told it stays to be told, and the log says so each time', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    mail.onMail = () => ({ code: 451, text: 'later' });
    webhook.respond = (response) => response.writeHead(500).end();
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    for (const minute of [1, 2]) {
      await look(desk, { mail, webhook });
      expect(desk.logLines.filter(({ level }) => level === 'error')).toHaveLength(minute);
      desk.currentTime += 60_000;
    }
    expect(desk.logLines.at(-1)).toMatchObject({ errors: ['EMESSAGE 451 DATA', 'HTTP 500'] });
    expect((await desk.readDelivery('webhook')).alarmed_at).toBeNull();
    mail.onMail = () => undefined;
    await look(desk, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect((await desk.readDelivery('webhook')).alarmed_at).toBe(desk.currentTime);
  });

  test('submissions in quarantine are told after a day, but not what filled in the honeypot', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    const set = { status: 'quarantined', channels: [] } as const;
    const first = await desk.submit('enquiry', { ...set, suspicions: ['links'] });
    await desk.submit('enquiry', { ...set, suspicions: ['honeypot', 'links'] });
    desk.currentTime += 24 * hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    const second = await desk.submit('enquiry', { ...set, suspicions: ['phrases'] });
    desk.currentTime += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([
      expect.stringMatching(new RegExp(`1 submission in quarantine for over a day:\n${first}\n`)),
    ]);
    desk.currentTime += 24 * hour;
    await look(desk, { mail });
    expect(texts(mail)[1]).toMatch(
      new RegExp(`1 submission in quarantine for over a day:\n${second}\n[^]*--status quarantined`),
    );
    desk.currentTime += 24 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('a clock that is put back does not keep alarms from being sent', async () => {
    await using mail = await startMailServer();
    await using desk = await createDeliveryHarness(kind);
    desk.currentTime += 24 * hour;
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    await look(desk, { mail });
    desk.currentTime -= 24 * hour;
    await desk.submit('enquiry', { channels });
    await desk.failDueDeliveries([0]);
    desk.currentTime -= 25 * hour;
    const set = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
    const quarantined = await desk.submit('enquiry', set);
    desk.currentTime += 25 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(texts(mail)[1]).toContain('1 delivery given up');
    expect(texts(mail)[1]).toContain(quarantined);
  });
});

test('the worker looks by itself', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
  await desk.submit('enquiry', { channels });
  desk
    .createOutbox({
      environment: { webhookUrl: webhook.url, deliverySchedule: [0] },
      timings: { ...fastTimings, alarmCheckMs: 50 },
    })
    .start();
  await eventually(() => expect(webhook.calls[1]?.body).toContain('"delivery.alarm"'));
});

test('where no channel is configured, the log is told, once', async () => {
  await using desk = await createDeliveryHarness();
  const set = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
  const reference = await desk.submit('enquiry', set);
  desk.currentTime += 25 * hour;
  await look(desk, {});
  desk.currentTime += 25 * hour;
  await look(desk, {});
  expect(desk.logLines.filter(({ level }) => level === 'error')).toMatchObject([
    { quarantined: { count: 1, references: [reference] } },
  ]);
});
