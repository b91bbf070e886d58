import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
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

test('a permanent refusal is retried, and its text is not stored', async () => {
  await using mail = await startMailServer();
  await using harness = await createDeliveryHarness();
  mail.onRecipient = (address) => ({ code: 550, text: `<${address}> kari@example.no: no such user` });
  const row = await attempt(harness, mail.url);
  expect(row).toMatchObject(expectedPending(harness, 'EENVELOPE 550 RCPT TO'));
  mail.onRecipient = () => undefined;
  harness.currentTime = row.due_at;
  await eventually(async () => expect((await harness.readDelivery('company-mail')).state).toBe('done'));
  expect(mail.mails[0]?.parsed.messageId).toBe(`<${row.id}@fjellkode.example>`);
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
