import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { Timings } from '#server/outbox/timings.ts';
import { createWebhookClient } from '#server/outbox/webhook.ts';
import {
  createDeliveryHarness,
  type DeliveryHarness,
  eventually,
  fastTimings,
  noTimeoutTimings,
  sampleFields,
  webhookSecret,
} from '#tests/support/outbox/delivery-harness.ts';
import { startRawServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const channels = ['webhook'] as const;

function startOutbox(harness: DeliveryHarness, { url }: { url: string }, timings = fastTimings) {
  harness.createOutbox({ environment: { webhookUrl: url }, timings }).start();
}

/** Returns timings with only the given timeouts. */
const withTimeouts = (webhook: Partial<Timings['webhook']>): Timings => ({
  ...noTimeoutTimings,
  webhook: { ...noTimeoutTimings.webhook, ...webhook },
});

const waitUntilAttempted = (harness: DeliveryHarness, attempts = 1) =>
  eventually(async () => {
    const row = await harness.readDelivery('webhook');
    expect(row).toMatchObject({ attempts, leased_by: null });
    return row;
  });

const verifyCalls = ({ calls }: WebhookServer) =>
  calls.map(({ headers, body }) =>
    new Webhook(webhookSecret).verify(body, headers as Record<string, string>),
  );

describe.each(storages)('on $name', (kind) => {
  test('the signed event of an application has the metadata of its file', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const bytes = randomBytes(300_000);
    const cv = { name: 'CV.pdf', type: 'application/pdf', bytes };
    const id = await harness.submit('application', { cv, channels, language: 'no' });
    startOutbox(harness, webhook);
    await waitUntilAttempted(harness);
    const receivedAt = new Date(harness.currentTime).toISOString();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(verifyCalls(webhook)).toEqual([
      {
        type: 'application.received',
        timestamp: receivedAt,
        data: {
          id,
          kind: 'application',
          language: 'no',
          receivedAt,
          ...sampleFields.application,
          attachment: { name: 'CV.pdf', type: 'application/pdf', size: bytes.length, sha256 },
        },
      },
    ]);
    expect(webhook.calls[0]).toMatchObject({ method: 'POST', url: '/hook' });
    expect(webhook.calls[0]?.headers['content-type']).toBe('application/json');
  });
});

test('every attempt has the same id and bytes, and a signature for its own time', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index < 2 ? 500 : 200).end('{}');
  await harness.submit('message', { channels });
  // The library accepts signatures within five minutes of its own clock.
  const environment = { webhookUrl: webhook.url, deliverySchedule: [0, 5, 200] };
  harness.createOutbox({ environment }).start();
  const { id } = await waitUntilAttempted(harness);
  harness.currentTime += 5_000;
  await waitUntilAttempted(harness, 2);
  expect(await harness.readDelivery('webhook')).toMatchObject({ state: 'pending', last_error: 'HTTP 500' });
  harness.currentTime += 200_000;
  expect(await waitUntilAttempted(harness, 3)).toMatchObject({ state: 'done', last_error: null });
  expect(verifyCalls(webhook)).toHaveLength(3);
  expect(new Set(webhook.calls.map(({ body }) => body)).size).toBe(1);
  expect(webhook.calls.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(3).fill(`msg_${id.replaceAll('-', '')}`),
  );
  const [first, ...later] = webhook.calls.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(later.map((time) => time - (first ?? 0))).toEqual([5, 205]);
});

test('during a change of secrets, each event is signed with both', async () => {
  await using webhook = await startWebhookServer();
  const secrets = [1, 2].map(() => `whsec_${randomBytes(32).toString('base64')}`);
  const client = createWebhookClient({ url: webhook.url, secrets }, fastTimings.webhook, Date.now);
  await client.post('1-2', '{"a":1}', new AbortController().signal);
  await client.close();
  const [call] = webhook.calls;
  expect(call?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  for (const secret of secrets)
    expect(new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)).toEqual({
      a: 1,
    });
  expect(() =>
    new Webhook(webhookSecret).verify(call?.body ?? '', call?.headers as Record<string, string>),
  ).toThrow();
});

describe('every failure is retried', () => {
  test.each<[string, number, Record<string, string>, number]>([
    ['a server error', 500, {}, 5_000],
    ['a client error', 400, {}, 5_000],
    ['too many requests', 429, { 'retry-after': '90' }, 90_000],
    ['too many requests with a shorter delay than the schedule', 429, { 'retry-after': '2' }, 5_000],
    ['unavailable for longer than a day', 503, { 'retry-after': '999999999' }, 24 * 3_600_000],
    ['an invalid delay', 503, { 'retry-after': 'soon' }, 5_000],
    ['not modified', 304, {}, 5_000],
  ])('%s', async (_, status, headers, delay) => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    webhook.respond = (response) => response.writeHead(status, headers).end();
    await harness.submit('message', { channels });
    startOutbox(harness, webhook);
    expect(await waitUntilAttempted(harness)).toMatchObject({
      state: 'pending',
      due_at: harness.currentTime + delay,
      last_error: `HTTP ${status}`,
    });
  });

  test('Retry-After with a date', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    harness.currentTime = Date.parse('2026-11-21T12:00:00Z');
    const headers = { 'retry-after': 'Sat, 21 Nov 2026 13:00:00 GMT' };
    webhook.respond = (response) => response.writeHead(503, headers).end();
    await harness.submit('message', { channels });
    startOutbox(harness, webhook);
    expect((await waitUntilAttempted(harness)).due_at).toBe(Date.parse('2026-11-21T13:00:00Z'));
  });

  test('a redirect is not followed', async () => {
    await using elsewhere = await startWebhookServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    webhook.respond = (response) => response.writeHead(302, { location: elsewhere.url }).end();
    await harness.submit('message', { channels });
    startOutbox(harness, webhook);
    expect(await waitUntilAttempted(harness)).toMatchObject({ state: 'pending', last_error: 'HTTP 302' });
    expect(elsewhere.calls).toEqual([]);
  });

  test('a refused connection', async () => {
    await using harness = await createDeliveryHarness();
    const server = await startRawServer(() => undefined);
    await server[Symbol.asyncDispose]();
    await harness.submit('message', { channels });
    startOutbox(harness, { url: server.url.replace('smtp:', 'http:') });
    expect(await waitUntilAttempted(harness)).toMatchObject({ state: 'pending', last_error: 'ECONNREFUSED' });
  });

  test('a response that never starts', async () => {
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness();
    webhook.respond = () => undefined;
    await harness.submit('message', { channels });
    startOutbox(harness, webhook, withTimeouts({ headersMs: 600 }));
    expect(await waitUntilAttempted(harness)).toMatchObject({
      state: 'pending',
      last_error: 'UND_ERR_HEADERS_TIMEOUT',
    });
  });

  test('headers that arrive byte by byte', async () => {
    await using dripping = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      const drip = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    await using harness = await createDeliveryHarness();
    await harness.submit('message', { channels });
    const webhookUrl = dripping.url.replace('smtp:', 'http:');
    harness.createOutbox({ environment: { webhookUrl }, timings: withTimeouts({ totalMs: 500 }) }).start();
    expect(await waitUntilAttempted(harness)).toMatchObject({
      state: 'pending',
      last_error: 'ETIMEDOUT overall',
    });
    await eventually(() => expect(dripping.countConnections()).toBe(0));
  });
});

/** Writes until the connection is closed. */
function writeEndlessly(response: ServerResponse, onWrite: (bytes: number) => void): void {
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1024);
  const writeMore = () => {
    while (!response.destroyed) {
      onWrite(chunk.length);
      if (!response.write(chunk)) return void response.once('drain', writeMore);
    }
  };
  writeMore();
}

test('an endless response counts by its status and is not read for long', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  let writtenBytes = 0;
  const closed = Promise.withResolvers<void>();
  webhook.respond = (response) => {
    response.on('close', closed.resolve);
    writeEndlessly(response, (bytes) => {
      writtenBytes += bytes;
    });
  };
  await harness.submit('message', { channels });
  startOutbox(harness, webhook);
  expect((await waitUntilAttempted(harness)).state).toBe('done');
  await closed.promise;
  // Buffers of the sockets add to what the client reads.
  expect(writtenBytes).toBeLessThan(20_000_000);
});

test('a response whose body never arrives counts by its status', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  webhook.respond = (response) => response.writeHead(200, { 'content-length': '10' }).flushHeaders();
  await harness.submit('message', { channels });
  startOutbox(harness, webhook, withTimeouts({ bodyMs: 600 }));
  expect((await waitUntilAttempted(harness)).state).toBe('done');
});

test('user name and password of the URL are sent as basic authentication', async () => {
  await using webhook = await startWebhookServer();
  const url = webhook.url.replace('http://', 'http://me:p%40ss@');
  const client = createWebhookClient({ url, secrets: [webhookSecret] }, fastTimings.webhook, Date.now);
  await client.post('1-2', '{}', new AbortController().signal);
  await client.close();
  expect(webhook.calls[0]?.headers.authorization).toBe(`Basic ${btoa('me:p@ss')}`);
});
