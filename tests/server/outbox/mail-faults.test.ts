import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createMailer } from '#server/outbox/mail/mailer.ts';
import type { Timings } from '#server/outbox/timings.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  noTimeoutTimings,
} from '#tests/support/outbox/delivery-harness.ts';
import { acceptEnvelope, startMailServer, startRawServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';

/** Waits until the first attempt of the mail to the company has failed. */
async function waitUntilFailed(harness: DeliveryHarness) {
  return eventually(async () => {
    const row = await harness.readDelivery('company-mail');
    expect(row.last_error).not.toBeNull();
    return row;
  });
}

async function attempt(harness: DeliveryHarness, smtpUrl: string, timings = fastTimings) {
  await harness.submit('enquiry', { channels: ['company-mail'] });
  harness.createOutbox({ environment: { smtpUrl }, timings }).start();
  return waitUntilFailed(harness);
}

/** Returns timings with only the given timeouts. */
const withTimeouts = (mail: Partial<Timings['mail']>): Timings => ({
  ...noTimeoutTimings,
  mail: { ...noTimeoutTimings.mail, ...mail },
});

const expectedPending = (harness: DeliveryHarness, last_error: string) => ({
  state: 'pending',
  attempts: 1,
  leased_by: null,
  leased_until: null,
  due_at: harness.currentTime + 5_000,
  last_error,
});

test('a permanent refusal of the recipient is final, affects no other channel, and its text is not stored', async () => {
  await using mail = await startMailServer();
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  mail.onRecipient = (address) =>
    address.startsWith('kari@') ? { code: 550, text: `<${address}>: no such user` } : undefined;
  await harness.submit('enquiry');
  harness.createOutbox({ environment: { smtpUrl: mail.url, webhookUrl: webhook.url } }).start();
  await eventually(async () =>
    expect(await harness.readDeliveries()).toMatchObject([
      { channel: 'acknowledgement', state: 'dead', attempts: 1, last_error: 'EENVELOPE 550 RCPT TO' },
      { channel: 'company-mail', state: 'done', attempts: 1 },
      { channel: 'webhook', state: 'done', attempts: 1 },
    ]),
  );
  expect(mail.recipients.toSorted()).toEqual(['kari@example.no', 'leads@fjellkode.example']);
  expect(harness.logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each([
  ['a temporary refusal of the recipient', { rcpt: 450 }, 'EENVELOPE 450 RCPT TO'],
  ['a permanent refusal of the mail', { data: 554 }, 'EMESSAGE 554 DATA'],
] as const)('%s is retried', async (_, { rcpt, data }: { rcpt?: number; data?: number }, lastError) => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  mail.onRecipient = () => (rcpt ? { code: rcpt, text: 'no' } : undefined);
  mail.onMail = () => (data ? { code: data, text: 'no' } : undefined);
  const row = await attempt(harness, mail.url);
  expect(row).toMatchObject(expectedPending(harness, lastError));
  mail.onRecipient = () => undefined;
  mail.onMail = () => undefined;
  harness.currentTime = row.due_at;
  await eventually(async () => expect((await harness.readDelivery('company-mail')).state).toBe('done'));
  expect(mail.mails[0]?.parsed.messageId).toBe(`<${row.id}@fjellkode.example>`);
});

test('two recipients of which one is refused for now are both tried again', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  mail.onRecipient = (address) => ({ code: address.startsWith('gone@') ? 550 : 450, text: 'no' });
  await harness.submit('message', { channels: ['company-mail'] });
  const mailTo = 'leads@fjellkode.example, gone@fjellkode.example';
  harness.createOutbox({ environment: { smtpUrl: mail.url, mailTo } }).start();
  expect(await waitUntilFailed(harness)).toMatchObject(expectedPending(harness, 'EENVELOPE 450 RCPT TO'));
});

describe('while TLS is required', () => {
  const send = (url: string, isTlsRequired = true) =>
    createMailer(
      { url, isTlsRequired, from: 'web@fjellkode.example', to: 'leads@fjellkode.example' },
      fastTimings.mail,
    ).send(
      {
        id: '1-2',
        date: 0,
        to: 'leads@fjellkode.example',
        subject: 'Test',
        content: { language: 'en', title: 'Test', blocks: [] },
        autoSubmitted: 'auto-generated',
      },
      new AbortController().signal,
    );
  const withPassword = (url: string, parameters = '') =>
    `${url.replace('smtp://', 'smtp://user:hunter2@')}/${parameters}`;

  test('a server without TLS gets neither the password nor the mail', async () => {
    await using mail = await startMailServer({ hasAuth: true });
    await expect(send(withPassword(mail.url))).rejects.toMatchObject({ code: 'ETLS' });
    // Parameters of the URL do not override it.
    await expect(send(withPassword(mail.url, '?requireTLS=false&ignoreTLS=true'))).rejects.toMatchObject({
      code: 'ETLS',
    });
    expect([mail.logins, mail.recipients]).toEqual([[], []]);
  });

  test('a server in the middle that removes STARTTLS sees no password', async () => {
    await using server = await startRawServer((socket, getReceived) => {
      socket.write('220 ready\r\n');
      socket.on('data', () =>
        socket.write(
          getReceived().includes('STARTTLS') ? '502 no\r\n' : '250-here\r\n250 AUTH PLAIN LOGIN\r\n',
        ),
      );
    });
    await expect(send(withPassword(server.url))).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received.join()).not.toMatch(/AUTH|hunter2|MAIL FROM/);
    expect(server.received.join()).not.toContain(btoa('\0user\0hunter2'));
  });

  test('a server with TLS gets both encrypted', async () => {
    await using mail = await startMailServer({ hasTls: true, hasAuth: true });
    await send(withPassword(mail.url, '?tls.rejectUnauthorized=false'));
    expect(mail.logins).toEqual([{ user: 'user', password: 'hunter2', isEncrypted: true }]);
    expect(mail.mails).toMatchObject([{ isEncrypted: true }]);
  });

  test('a server with a self-signed certificate gets no password', async () => {
    await using mail = await startMailServer({ hasTls: true, hasAuth: true });
    await expect(send(withPassword(mail.url))).rejects.toMatchObject({ code: 'ESOCKET' });
    expect(mail.logins).toEqual([]);
  });

  test('otherwise a server without TLS gets the mail', async () => {
    await using mail = await startMailServer();
    await send(mail.url, false);
    expect(mail.mails).toMatchObject([{ isEncrypted: false }]);
  });
});

test('greylisting is retried with the same mail', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  const ids: string[] = [];
  mail.onMail = ({ parsed }) =>
    ids.push(`${parsed.messageId} ${parsed.date}`) === 1 ? { code: 451, text: 'later' } : undefined;
  const row = await attempt(harness, mail.url);
  expect(row).toMatchObject(expectedPending(harness, 'EMESSAGE 451 DATA'));
  harness.currentTime = row.due_at;
  await eventually(async () =>
    expect(await harness.readDelivery('company-mail')).toMatchObject({
      state: 'done',
      attempts: 2,
      last_error: null,
    }),
  );
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a refused address is logged, and the others get the mail', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  mail.onRecipient = (address) => (address.startsWith('gone@') ? { code: 550, text: 'gone' } : undefined);
  await harness.submit('message', { channels: ['company-mail'] });
  const mailTo = 'gone@fjellkode.example, leads@fjellkode.example';
  harness.createOutbox({ environment: { smtpUrl: mail.url, mailTo } }).start();
  await eventually(async () => expect((await harness.readDelivery('company-mail')).state).toBe('done'));
  expect(mail.mails.map(({ to }) => to)).toEqual([['leads@fjellkode.example']]);
  expect(harness.logLines).toContainEqual(expect.objectContaining({ level: 'warn', refused: 1 }));
});

test('a refused connection is retried', async () => {
  await using harness = await createDeliveryHarness();
  const server = await startRawServer(() => undefined);
  await server[Symbol.asyncDispose]();
  expect(await attempt(harness, server.url)).toMatchObject(
    expectedPending(harness, 'ESOCKET ECONNREFUSED CONN'),
  );
});

test('an unknown host is retried', async () => {
  await using harness = await createDeliveryHarness();
  const row = await attempt(harness, 'smtp://mail.nowhere.invalid:2525', withTimeouts({ connectMs: 600 }));
  expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  expect(row.last_error).toMatch(/^(?:EDNS|ETIMEDOUT)\b/);
});

test('a connection that is never accepted times out', async () => {
  await using harness = await createDeliveryHarness();
  await using full = await startFullServer();
  expect(await attempt(harness, full.url, withTimeouts({ connectMs: 600 }))).toMatchObject(
    expectedPending(harness, 'ETIMEDOUT CONNECT_TIMEOUT CONN'),
  );
});

test('a server that never greets times out', async () => {
  await using harness = await createDeliveryHarness();
  await using silent = await startRawServer(() => undefined);
  expect(await attempt(harness, silent.url, withTimeouts({ greetingMs: 600 }))).toMatchObject(
    expectedPending(harness, 'ETIMEDOUT GREETING_TIMEOUT CONN'),
  );
});

test('a server that falls silent in the middle of a mail times out', async () => {
  await using harness = await createDeliveryHarness();
  await using silent = await startRawServer((socket) => acceptEnvelope(socket, () => undefined));
  expect(await attempt(harness, silent.url, withTimeouts({ idleMs: 600 }))).toMatchObject(
    expectedPending(harness, 'ETIMEDOUT SOCKET_TIMEOUT CONN'),
  );
  expect(silent.received[0]).toContain('Subject: ');
});

test('a connection lost in the middle of a mail is retried', async () => {
  await using harness = await createDeliveryHarness();
  await using dying = await startRawServer((socket) => acceptEnvelope(socket, () => socket.destroy()));
  expect((await attempt(harness, dying.url)).last_error).toMatch(/^(?:ECONNECTION|ESOCKET)/);
});

test('a server that sends a byte now and then times out', async () => {
  await using harness = await createDeliveryHarness();
  await using dripping = await startRawServer((socket) => {
    socket.write('220');
    const drip = setInterval(() => socket.write('-'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  await harness.submit('enquiry', { channels: ['company-mail'] });
  harness
    .createOutbox({ environment: { smtpUrl: dripping.url }, timings: withTimeouts({ totalMs: 700 }) })
    .start();
  expect(await waitUntilFailed(harness)).toMatchObject(expectedPending(harness, 'ETIMEDOUT overall'));
  await eventually(() => expect(dripping.countConnections()).toBe(0));
});

test('a mail whose attachment cannot be read completely is never finished', async () => {
  await using mail = await startRawServer((socket) => acceptEnvelope(socket, () => undefined));
  await using harness = await createDeliveryHarness();
  const cv = { name: 'CV.pdf', type: 'application/pdf', bytes: Buffer.alloc(900_000, '%PDF-') };
  const reference = await harness.submit('application', { cv, channels: ['company-mail'] });
  await harness.store.write((transaction) =>
    transaction
      .deleteFrom('attachment_chunks')
      .where('submission_id', '=', reference)
      .where('position', '=', 2)
      .execute(),
  );
  harness.createOutbox({ environment: { smtpUrl: mail.url } }).start();
  expect(await waitUntilFailed(harness)).toMatchObject({ state: 'pending', last_error: 'ESTREAM API' });
  await eventually(() => expect(mail.countConnections()).toBe(0));
  expect(mail.received[0]?.length).toBeGreaterThan(100_000);
  expect(mail.received[0]).not.toContain('\r\n.\r\n');
});

test('a mail server that hangs does not delay the webhook', async () => {
  await using harness = await createDeliveryHarness();
  await using silent = await startRawServer(() => undefined);
  await using webhook = await startWebhookServer();
  for (let index = 0; index < 6; index++) await harness.submit('enquiry');
  const environment = { smtpUrl: silent.url, webhookUrl: webhook.url };
  harness.createOutbox({ environment, timings: { ...fastTimings, shutdownTimeoutMs: 100 } }).start();
  await eventually(() => expect(webhook.calls).toHaveLength(6));
  // Each of the two mail channels has four slots.
  await eventually(() => expect(silent.received).toHaveLength(8));
});

/** Starts a server that accepts no connection, because its backlog is full. */
async function startFullServer(): Promise<AsyncDisposable & { url: string }> {
  const script = `
    const { createServer } = require('node:net');
    const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      process.send(server.address().port, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  const sockets: Socket[] = [];
  let isAccepted = true;
  while (isAccepted) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    isAccepted = await Promise.race([once(socket, 'connect').then(() => true), pause(300, false)]);
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
