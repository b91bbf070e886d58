import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Timings } from '#server/outbox/timings.ts';
import { type DeliveryHarness, noTimeoutTimings, eventually, createDeliveryHarness, fastTimings } from '#tests/support/delivery-harness.ts';
import { acceptEnvelope, startMailServer, startRawServer } from '#tests/support/mail-server.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

/** What the company's mail has come to, once its first attempt has failed. */
async function failed(desk: DeliveryHarness) {
  return eventually(async () => {
    const row = await desk.readDelivery('company-mail');
    expect(row.last_error).not.toBeNull();
    return row;
  });
}

async function attempt(desk: DeliveryHarness, smtpUrl: string, timings = fastTimings) {
  await desk.submit('enquiry', { channels: ['company-mail'] });
  desk.createOutbox({ environment: { smtpUrl }, timings }).start();
  return failed(desk);
}

/** Nothing else ends an attempt. */
const only = (mail: Partial<Timings['mail']>): Timings => ({
  ...noTimeoutTimings,
  mail: { ...noTimeoutTimings.mail, ...mail },
});

const pending = (desk: DeliveryHarness, last_error: string) => ({
  state: 'pending',
  attempts: 1,
  leased_by: null,
  leased_until: null,
  due_at: desk.currentTime + 5_000,
  last_error,
});

test('a server that refuses for good is asked again all the same, and its words are not kept', async () => {
  await using mail = await startMailServer();
  await using desk = await createDeliveryHarness();
  mail.onRecipient = (address) => ({ code: 550, text: `<${address}> kari@example.no: no such user` });
  const row = await attempt(desk, mail.url);
  expect(row).toMatchObject(pending(desk, 'EENVELOPE 550 RCPT TO'));
  mail.onRecipient = () => undefined;
  desk.currentTime = row.due_at;
  await eventually(async () => expect((await desk.readDelivery('company-mail')).state).toBe('done'));
  expect(mail.mails[0]?.parsed.messageId).toBe(`<${row.id}@fjellkode.example>`);
});

test('a server that wants to be asked later (greylisting) gets the same mail', async () => {
  await using mail = await startMailServer();
  await using desk = await createDeliveryHarness();
  const ids: string[] = [];
  mail.onMail = ({ parsed }) =>
    ids.push(`${parsed.messageId} ${parsed.date}`) === 1 ? { code: 451, text: 'later' } : undefined;
  const row = await attempt(desk, mail.url);
  expect(row).toMatchObject(pending(desk, 'EMESSAGE 451 DATA'));
  desk.currentTime = row.due_at;
  await eventually(async () =>
    expect(await desk.readDelivery('company-mail')).toMatchObject({ state: 'done', attempts: 2, last_error: null }),
  );
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('where one of several addresses is refused, the others have it, and the log says so', async () => {
  await using mail = await startMailServer();
  await using desk = await createDeliveryHarness();
  mail.onRecipient = (address) => (address.startsWith('gone@') ? { code: 550, text: 'gone' } : undefined);
  await desk.submit('message', { channels: ['company-mail'] });
  const mailTo = 'gone@fjellkode.example, leads@fjellkode.example';
  desk.createOutbox({ environment: { smtpUrl: mail.url, mailTo } }).start();
  await eventually(async () => expect((await desk.readDelivery('company-mail')).state).toBe('done'));
  expect(mail.mails.map(({ to }) => to)).toEqual([['leads@fjellkode.example']]);
  expect(desk.logLines).toContainEqual(expect.objectContaining({ level: 'warn', refused: 1 }));
});

test('nobody at the port', async () => {
  await using desk = await createDeliveryHarness();
  const server = await startRawServer(() => undefined);
  await server[Symbol.asyncDispose]();
  expect(await attempt(desk, server.url)).toMatchObject(pending(desk, 'ESOCKET ECONNREFUSED CONN'));
});

test('a name that nobody has', async () => {
  await using desk = await createDeliveryHarness();
  const row = await attempt(desk, 'smtp://mail.nowhere.invalid:2525', only({ connect: 600 }));
  expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  expect(row.last_error).toMatch(/^(?:EDNS|ETIMEDOUT)\b/);
});

test('a server that never takes the connection', async () => {
  await using desk = await createDeliveryHarness();
  await using full = await startFullServer();
  expect(await attempt(desk, full.url, only({ connect: 600 }))).toMatchObject(
    pending(desk, 'ETIMEDOUT CONNECT_TIMEOUT CONN'),
  );
});

test('a server that never greets', async () => {
  await using desk = await createDeliveryHarness();
  await using silent = await startRawServer(() => undefined);
  expect(await attempt(desk, silent.url, only({ greeting: 600 }))).toMatchObject(
    pending(desk, 'ETIMEDOUT GREETING_TIMEOUT CONN'),
  );
});

test('a server that falls silent in the middle of a mail', async () => {
  await using desk = await createDeliveryHarness();
  await using silent = await startRawServer((socket) => acceptEnvelope(socket, () => undefined));
  expect(await attempt(desk, silent.url, only({ silence: 600 }))).toMatchObject(
    pending(desk, 'ETIMEDOUT SOCKET_TIMEOUT CONN'),
  );
  expect(silent.received[0]).toContain('Subject: ');
});

test('a server that dies in the middle of a mail', async () => {
  await using desk = await createDeliveryHarness();
  await using dying = await startRawServer((socket) => acceptEnvelope(socket, () => socket.destroy()));
  expect((await attempt(desk, dying.url)).last_error).toMatch(/^(?:ECONNECTION|ESOCKET)/);
});

test('a server that drips is hung up on', async () => {
  await using desk = await createDeliveryHarness();
  await using dripping = await startRawServer((socket) => {
    socket.write('220');
    const drip = setInterval(() => socket.write('-'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  await desk.submit('enquiry', { channels: ['company-mail'] });
  desk.createOutbox({ environment: { smtpUrl: dripping.url }, timings: only({ overall: 700 }) }).start();
  expect(await failed(desk)).toMatchObject(pending(desk, 'ETIMEDOUT as a whole'));
  await eventually(() => expect(dripping.countConnections()).toBe(0));
});

test('a file that cannot be read to its end is not sent as a whole one', async () => {
  await using mail = await startRawServer((socket) => acceptEnvelope(socket, () => undefined));
  await using desk = await createDeliveryHarness();
  const cv = { name: 'CV.pdf', type: 'application/pdf', bytes: Buffer.alloc(900_000, '%PDF-') };
  const reference = await desk.submit('application', { cv, channels: ['company-mail'] });
  await desk.store.write((changes) =>
    changes
      .deleteFrom('attachment_chunks')
      .where('submission_id', '=', reference)
      .where('position', '=', 2)
      .execute(),
  );
  desk.createOutbox({ environment: { smtpUrl: mail.url } }).start();
  expect(await failed(desk)).toMatchObject({ state: 'pending', last_error: 'ESTREAM API' });
  await eventually(() => expect(mail.countConnections()).toBe(0));
  expect(mail.received[0]?.length).toBeGreaterThan(100_000);
  expect(mail.received[0]).not.toContain('\r\n.\r\n');
});

test('a mail server that hangs does not hold up the webhook', async () => {
  await using desk = await createDeliveryHarness();
  await using silent = await startRawServer(() => undefined);
  await using webhook = await startWebhookServer();
  for (let each = 0; each < 6; each++) await desk.submit('enquiry');
  const environment = { smtpUrl: silent.url, webhookUrl: webhook.url };
  desk.createOutbox({ environment, timings: { ...fastTimings, shutdownTimeoutMs: 100 } }).start();
  await eventually(() => expect(webhook.calls).toHaveLength(6));
  // Four connections for each kind of mail, and not one more.
  await eventually(() => expect(silent.received).toHaveLength(8));
});

/** Listens, but takes no connection: further ones wait for the queue to get shorter. */
async function startFullServer(): Promise<AsyncDisposable & { url: string }> {
  const script = `
    const { createServer } = require('node:net');
    const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      process.send(server.address().port, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  const sockets: Socket[] = [];
  let taken = true;
  while (taken) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    taken = await Promise.race([once(socket, 'connect').then(() => true), pause(300, false)]);
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
