import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { Timings } from '#server/outbox/timings.ts';
import { createWebhookClient } from '#server/outbox/webhook.ts';
import {
  type DeliveryHarness,
  noTimeoutTimings,
  eventually,
  sampleFields,
  createDeliveryHarness,
  fastTimings,
  webhookSecret,
} from '#tests/support/delivery-harness.ts';
import { startRawServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer, type WebhookServer } from '#tests/support/webhook-server.ts';

const channels = ['webhook'] as const;

function open(desk: DeliveryHarness, { url }: { url: string }, timings = fastTimings) {
  const delivery = desk.createOutbox({ environment: { webhookUrl: url }, timings });
  delivery.start();
  return delivery;
}

/** Nothing else ends an attempt. */
const only = (webhook: Partial<Timings['webhook']>): Timings => ({
  ...noTimeoutTimings,
  webhook: { ...noTimeoutTimings.webhook, ...webhook },
});

const ended = (desk: DeliveryHarness, attempts = 1) =>
  eventually(async () => {
    const row = await desk.readDelivery('webhook');
    expect(row).toMatchObject({ attempts, leased_by: null });
    return row;
  });

const verified = ({ calls }: WebhookServer) =>
  calls.map(({ headers, body }) => new Webhook(webhookSecret).verify(body, headers as Record<string, string>));

describe.each(storages)('on $name', (kind) => {
  test('an application is told with the facts of its file, signed', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const bytes = randomBytes(300_000);
    const cv = { name: 'CV.pdf', type: 'application/pdf', bytes };
    const id = await desk.submit('application', { cv, channels, language: 'no' });
    open(desk, webhook);
    await ended(desk);
    const receivedAt = new Date(desk.currentTime).toISOString();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(verified(webhook)).toEqual([
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

test('every attempt has the same id and the same bytes, and a signature of its own time', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  webhook.respond = (response, index) => response.writeHead(index < 2 ? 500 : 200).end('{}');
  await desk.submit('message', { channels });
  // The library takes a signature for five minutes from its own clock.
  const environment = { webhookUrl: webhook.url, deliverySchedule: [0, 5, 200] };
  desk.createOutbox({ environment }).start();
  const { id } = await ended(desk);
  desk.currentTime += 5_000;
  await ended(desk, 2);
  expect(await desk.readDelivery('webhook')).toMatchObject({ state: 'pending', last_error: 'HTTP 500' });
  desk.currentTime += 200_000;
  expect(await ended(desk, 3)).toMatchObject({ state: 'done', last_error: null });
  expect(verified(webhook)).toHaveLength(3);
  expect(new Set(webhook.calls.map(({ body }) => body)).size).toBe(1);
  expect(webhook.calls.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(3).fill(`msg_${id.replaceAll('-', '')}`),
  );
  const [first, ...later] = webhook.calls.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(later.map((time) => time - (first ?? 0))).toEqual([5, 205]);
});

describe('what is no success is tried again', () => {
  test.each<[string, number, Record<string, string>, number]>([
    ['an error of the server', 500, {}, 5_000],
    ['an error of ours', 400, {}, 5_000],
    ['gone', 410, {}, 5_000],
    ['too many requests', 429, { 'retry-after': '90' }, 90_000],
    ['too many requests, for less time than we wait', 429, { 'retry-after': '2' }, 5_000],
    ['unavailable for longer than a day', 503, { 'retry-after': '999999999' }, 24 * 3_600_000],
    ['a wait that nobody understands', 503, { 'retry-after': 'soon' }, 5_000],
    ['not modified', 304, {}, 5_000],
  ])('%s', async (_, status, headers, wait) => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    webhook.respond = (response) => response.writeHead(status, headers).end();
    await desk.submit('message', { channels });
    open(desk, webhook);
    expect(await ended(desk)).toMatchObject({
      state: 'pending',
      due_at: desk.currentTime + wait,
      last_error: `HTTP ${status}`,
    });
  });

  test('a date before which not to ask again', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    desk.currentTime = Date.parse('2026-11-21T12:00:00Z');
    const headers = { 'retry-after': 'Sat, 21 Nov 2026 13:00:00 GMT' };
    webhook.respond = (response) => response.writeHead(503, headers).end();
    await desk.submit('message', { channels });
    open(desk, webhook);
    expect((await ended(desk)).due_at).toBe(Date.parse('2026-11-21T13:00:00Z'));
  });

  test('a redirect, which is not followed', async () => {
    await using elsewhere = await startWebhookServer();
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    webhook.respond = (response) => response.writeHead(302, { location: elsewhere.url }).end();
    await desk.submit('message', { channels });
    open(desk, webhook);
    expect(await ended(desk)).toMatchObject({ state: 'pending', last_error: 'HTTP 302' });
    expect(elsewhere.calls).toEqual([]);
  });

  test('nobody at the port', async () => {
    await using desk = await createDeliveryHarness();
    const server = await startRawServer(() => undefined);
    await server[Symbol.asyncDispose]();
    await desk.submit('message', { channels });
    open(desk, { url: server.url.replace('smtp:', 'http:') });
    expect(await ended(desk)).toMatchObject({ state: 'pending', last_error: 'ECONNREFUSED' });
  });

  test('silence after the request', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness();
    webhook.respond = () => undefined;
    await desk.submit('message', { channels });
    open(desk, webhook, only({ headers: 600 }));
    expect(await ended(desk)).toMatchObject({ state: 'pending', last_error: 'UND_ERR_HEADERS_TIMEOUT' });
  });

  test('headers that drip', async () => {
    await using dripping = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      const drip = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    await using desk = await createDeliveryHarness();
    await desk.submit('message', { channels });
    const webhookUrl = dripping.url.replace('smtp:', 'http:');
    desk.createOutbox({ environment: { webhookUrl }, timings: only({ overall: 500 }) }).start();
    expect(await ended(desk)).toMatchObject({ state: 'pending', last_error: 'ETIMEDOUT as a whole' });
    await eventually(() => expect(dripping.countConnections()).toBe(0));
  });
});

/** Writes until the connection is gone. */
function pour(response: ServerResponse, poured: (bytes: number) => void): void {
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1024);
  const more = () => {
    while (!response.destroyed) {
      poured(chunk.length);
      if (!response.write(chunk)) return void response.once('drain', more);
    }
  };
  more();
}

test('an answer without end counts by its status, and is not read for long', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  let poured = 0;
  const gone = Promise.withResolvers<void>();
  webhook.respond = (response) => {
    response.on('close', gone.resolve);
    pour(response, (bytes) => {
      poured += bytes;
    });
  };
  await desk.submit('message', { channels });
  open(desk, webhook);
  expect((await ended(desk)).state).toBe('done');
  await gone.promise;
  // What the sockets hold between the two is not read by anyone.
  expect(poured).toBeLessThan(20_000_000);
});

test('an answer whose body never comes counts by its status', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  webhook.respond = (response) => response.writeHead(200, { 'content-length': '10' }).flushHeaders();
  await desk.submit('message', { channels });
  open(desk, webhook, only({ body: 600 }));
  expect((await ended(desk)).state).toBe('done');
});

test('the name and password of the address are sent as such', async () => {
  await using webhook = await startWebhookServer();
  const url = webhook.url.replace('http://', 'http://me:p%40ss@');
  const hook = createWebhookClient({ url, secret: webhookSecret }, fastTimings.webhook, Date.now);
  await hook.post('1-2', '{}', new AbortController().signal);
  await hook.close();
  expect(webhook.calls[0]?.headers.authorization).toBe(`Basic ${btoa('me:p@ss')}`);
});
