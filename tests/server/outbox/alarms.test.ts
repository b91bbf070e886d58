import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { raiseAlarm } from '#server/outbox/alarms/alarms.ts';
import { mendTimes } from '#server/outbox/leases.ts';
import { createMailer } from '#server/outbox/mail/mailer.ts';
import { retryDeliveries } from '#server/outbox/requeue.ts';
import { createWebhook } from '#server/outbox/webhook.ts';
import { type Desk, eventually, openDesk, quick, secret } from '#tests/support/delivery-harness.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';

const hour = 3_600_000;
const to = 'leads@fjellkode.example';

/** Looks once, as the worker does every minute. */
function look(desk: Desk, { mail, webhook }: { mail?: MailServer; webhook?: WebhookServer }) {
  const settings = (url: string) => ({ url, from: 'web@fjellkode.example', to });
  return raiseAlarm(
    {
      store: desk.store,
      mail: mail && { mailer: createMailer(settings(mail.url), quick.mail), to },
      webhook: webhook && createWebhook({ url: webhook.url, secret }, quick.webhook, desk.now),
      late: hour,
      log: createLog('debug', { write: (line) => desk.log.push(JSON.parse(line)) }),
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
    await using desk = await openDesk(kind);
    const reference = await desk.submit('enquiry', { channels });
    await desk.fail([0]);
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
    expect(await desk.row('webhook')).toMatchObject({ alarmed_at: desk.time });
    desk.time += 2 * hour;
    await look(desk, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('a delivery is late after an hour, and told again when it is given up', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    const reference = await desk.submit('enquiry', { channels });
    await desk.fail([0, 7200]);
    desk.time += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    desk.time += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery not done yet, and late')]);
    desk.time += 2 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    await desk.fail([0, 7200]);
    await look(desk, { mail });
    expect(texts(mail)[1]).toContain('1 delivery given up');
    expect(texts(mail)[1]).toContain(reference);
  });

  test('what gives up while the alarm is sent is told again', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await openDesk(kind);
    await desk.submit('enquiry', { channels });
    await desk.fail([0, 7200]);
    desk.time += 2 * hour;
    webhook.answer = (response) => void desk.fail([0, 7200]).then(() => response.writeHead(204).end());
    await look(desk, { webhook });
    expect(await desk.row('webhook')).toMatchObject({ state: 'dead', alarmed_at: null });
    desk.time += hour;
    await look(desk, { webhook });
    expect(webhook.calls.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { late: { webhook: { count: 1 } }, dead: {} },
      { late: {}, dead: { webhook: { count: 1 } } },
    ]);
    expect((await desk.row('webhook')).alarmed_at).toBe(desk.time);
  });

  test('what was received by a clock that was ahead is late an hour after the last attempt', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    desk.time += 24 * hour;
    await desk.submit('enquiry', { channels });
    desk.time -= 24 * hour;
    await mendTimes(desk.store, 'w', 15_000, desk.clock);
    await desk.fail([0, 7200]);
    desk.time += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    desk.time += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([expect.stringContaining('webhook: 1 delivery not done yet, and late')]);
  });

  test('what was tried again and failed again is told again', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    const id = await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    await look(desk, { mail });
    desk.time += 3 * hour;
    await retryDeliveries(desk.store, { id }, channels, desk.time);
    // Tried again just now, it has not had its time.
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    await desk.fail([0, 7200]);
    await look(desk, { mail });
    expect(texts(mail)[1]).toContain('1 delivery not done yet, and late');
  });

  test('at most once an hour, then for all that has come together', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    await look(desk, { mail });
    for (let each = 0; each < 60; each++) await desk.submit('message', { channels });
    await desk.fail([0]);
    desk.time += hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(1);
    desk.time += 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(texts(mail)[1]).toContain('webhook: 60 deliveries given up');
    expect(texts(mail)[1]).toContain('and 10 more');
    desk.time += hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('of two processes one tells', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    await Promise.all([look(desk, { mail }), look(desk, { mail }), look(desk, { mail })]);
    expect(mail.mails).toHaveLength(1);
  });

  test('where nobody can be told it stays to be told, and the log says so each time', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using desk = await openDesk(kind);
    mail.onMail = () => ({ code: 451, text: 'later' });
    webhook.answer = (response) => response.writeHead(500).end();
    await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    for (const minute of [1, 2]) {
      await look(desk, { mail, webhook });
      expect(desk.log.filter(({ level }) => level === 'error')).toHaveLength(minute);
      desk.time += 60_000;
    }
    expect(desk.log.at(-1)).toMatchObject({ errors: ['EMESSAGE 451 DATA', 'HTTP 500'] });
    expect((await desk.row('webhook')).alarmed_at).toBeNull();
    mail.onMail = () => undefined;
    await look(desk, { mail, webhook });
    expect(mail.mails).toHaveLength(1);
    expect((await desk.row('webhook')).alarmed_at).toBe(desk.time);
  });

  test('submissions in quarantine are told after a day, but not what filled in the honeypot', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    const set = { status: 'quarantined', channels: [] } as const;
    const first = await desk.submit('enquiry', { ...set, suspicions: ['links'] });
    await desk.submit('enquiry', { ...set, suspicions: ['honeypot', 'links'] });
    desk.time += 24 * hour - 1;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(0);
    const second = await desk.submit('enquiry', { ...set, suspicions: ['phrases'] });
    desk.time += 1;
    await look(desk, { mail });
    expect(texts(mail)).toEqual([
      expect.stringMatching(new RegExp(`1 submission in quarantine for over a day:\n${first}\n`)),
    ]);
    desk.time += 24 * hour;
    await look(desk, { mail });
    expect(texts(mail)[1]).toMatch(
      new RegExp(`1 submission in quarantine for over a day:\n${second}\n[^]*--status quarantined`),
    );
    desk.time += 24 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
  });

  test('a clock that is put back does not keep alarms from being sent', async () => {
    await using mail = await startMailServer();
    await using desk = await openDesk(kind);
    desk.time += 24 * hour;
    await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    await look(desk, { mail });
    desk.time -= 24 * hour;
    await desk.submit('enquiry', { channels });
    await desk.fail([0]);
    desk.time -= 25 * hour;
    const set = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
    const quarantined = await desk.submit('enquiry', set);
    desk.time += 25 * hour;
    await look(desk, { mail });
    expect(mail.mails).toHaveLength(2);
    expect(texts(mail)[1]).toContain('1 delivery given up');
    expect(texts(mail)[1]).toContain(quarantined);
  });
});

test('the worker looks by itself', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await openDesk();
  webhook.answer = (response, index) => response.writeHead(index === 0 ? 500 : 204).end();
  await desk.submit('enquiry', { channels });
  desk
    .open({
      environment: { webhookUrl: webhook.url, deliverySchedule: [0] },
      timings: { ...quick, watch: 50 },
    })
    .start();
  await eventually(() => expect(webhook.calls[1]?.body).toContain('"delivery.alarm"'));
});

test('where no channel is configured, the log is told, once', async () => {
  await using desk = await openDesk();
  const set = { status: 'quarantined', channels: [], suspicions: ['links'] } as const;
  const reference = await desk.submit('enquiry', set);
  desk.time += 25 * hour;
  await look(desk, {});
  desk.time += 25 * hour;
  await look(desk, {});
  expect(desk.log.filter(({ level }) => level === 'error')).toMatchObject([
    { quarantined: { count: 1, references: [reference] } },
  ]);
});
