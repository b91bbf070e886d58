/** Invalid, slow and incomplete requests on real connections. */
import { readdir } from 'node:fs/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { RequestTimeouts } from '#server/app.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { reportFigures, seed, soakTimeoutMs, testSizes } from '#tests/support/server/soak.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/server/website-harness.ts';
import { auditStorage } from '#tests/support/storage/storage-audit.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { hostileStream, streamRegressions } from './byte-streams.ts';
import { findCanaries } from './canaries.ts';
import { openConnection, type RawResponse, sendSlowly } from './raw-connection.ts';
import { validFields } from './request.ts';

/** Timeouts of the server, shortened. */
const shortTimeouts: RequestTimeouts = { headers: 1_000, request: 4_000, idle: 2_000 };
/** Timeouts of the server in tests without a slow sender, in which only the machine is slow. */
const longTimeouts: RequestTimeouts = { headers: 60_000, request: 60_000, idle: 60_000 };
/** Time until the server checks its connections and this process notices. */
const toleranceMs = 15_000;
/** Timeouts of the server, shortened further for a test that waits for many of them. */
const shortestTimeouts: RequestTimeouts = { headers: 300, request: 600, idle: 400 };

let website: WebsiteHarness;
let port: number;
afterEach(() => website[Symbol.asyncDispose]());

async function startServer(timeouts = shortTimeouts): Promise<void> {
  website = await createWebsiteHarness({ timeouts });
  // Closes the connection of a sender that waits for more responses.
  Object.assign(website.app.server, { keepAliveTimeout: timeouts.idle, keepAliveTimeoutBuffer: 0 });
  port = Number(new URL(await website.listen()).port);
}

const buildRequest = (body: string | Buffer, headers: string[], endpoint = 'messages'): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        `POST /api/${endpoint} HTTP/1.1`,
        'Host: localhost',
        ...headers,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '\r\n',
      ].join('\r\n'),
    ),
    Buffer.from(body as string),
  ]);
const messageRequest = buildRequest(JSON.stringify(validFields.messages), ['Content-Type: application/json']);
const buildUpload = async (size: number): Promise<Buffer> => {
  const { payload, headers } = await encodeFormData(validFields.applications, {
    name: 'cv.pdf',
    bytes: Buffer.concat([pdf, Buffer.alloc(size, ' '), pdf]),
    type: 'application/pdf',
  });
  return buildRequest(
    payload,
    [`Content-Type: ${headers['content-type']}`, 'Accept: application/json'],
    'applications',
  );
};

const parseId = ({ body }: RawResponse): string => JSON.parse(body).id;

async function expectNextIsAccepted(): Promise<void> {
  const next = await fetch(`http://127.0.0.1:${port}/api/messages`, {
    method: 'POST',
    body: JSON.stringify(validFields.messages),
    headers: { 'content-type': 'application/json' },
  });
  expect(next.status).toBe(201);
}

/** Expects no partial data, no canary in the log, and that the next request is accepted. */
async function expectUnharmed(acknowledged: readonly string[]): Promise<void> {
  await expectNextIsAccepted();
  await waitFor(async () => expect(await readdir(website.uploadDir).catch(() => [])).toEqual([]));
  const { submissions } = await auditStorage(website.storage.store, website.submissionService.api.channels);
  const ids = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(
    website
      .getLog()
      .split('\n')
      .filter((line) => findCanaries(line).length > 0),
  ).toEqual([]);
}

test('hostile bytes get an error response or none', { timeout: soakTimeoutMs }, async () => {
  await startServer(shortestTimeouts);
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(hostileStream, async ({ pieces, end }) => {
      const connection = await openConnection(port);
      for (const piece of pieces) {
        connection.socket.write(piece);
        await yieldToEventLoop();
      }
      if (end === 'abort') connection.socket.destroy();
      else if (end === 'finish') connection.socket.end();
      await connection.closed;
      for (const response of connection.getResponses()) {
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        expect(response.status).toBeLessThan(500);
        if (response.status === 201) acknowledged.push(parseId(response));
        if (response.status >= 400)
          expect(response.headers).toMatch(/^content-type: (?:application\/problem\+json|text\/)/im);
      }
    }),
    { numRuns: testSizes.streams, seed, examples: streamRegressions.map((stream) => [stream]) },
  );
  reportFigures('Hostile streams, responses by status', statuses);
  await expectUnharmed(acknowledged);
});

test('many requests at once on one connection are answered in their order', async () => {
  await startServer(longTimeouts);
  const connection = await openConnection(port);
  connection.socket.write(Buffer.concat(Array.from({ length: 40 }, () => messageRequest)));
  await waitFor(() => expect(connection.getResponses().length).toBe(40));
  connection.socket.destroy();
  const responses = connection.getResponses();
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(responses.map(parseId)).size).toBe(40);
  await expectUnharmed(responses.map(parseId));
});

test('an early response does not block the next request', async () => {
  await startServer(longTimeouts);
  const { payload, headers } = await encodeFormData(
    { ...validFields.applications, message: 'x'.repeat(600_000) },
    { name: 'cv.pdf', bytes: Buffer.alloc(5_000_000), type: 'application/pdf' },
  );
  const connection = await openConnection(port);
  connection.socket.write(
    buildRequest(
      payload,
      [`Content-Type: ${headers['content-type']}`, 'Accept: application/json'],
      'applications',
    ),
  );
  connection.socket.write(messageRequest);
  await waitFor(() => expect(connection.getResponses().map(({ status }) => status)).toEqual([413, 201]));
  connection.socket.destroy();
  await expectUnharmed([]);
});

test('aborted uploads leave no file behind', async () => {
  await startServer();
  const upload = await buildUpload(300_000);
  for (let part = 1; part <= 20; part++) {
    const connection = await openConnection(port);
    connection.socket.write(upload.subarray(0, Math.floor((upload.length * part) / 21)));
    await yieldToEventLoop();
    if (part % 2 === 0) connection.socket.destroy();
    else connection.socket.resetAndDestroy();
    await connection.closed;
  }
  await expectUnharmed([]);
});

test('slow requests time out and block nobody', { timeout: soakTimeoutMs }, async () => {
  await startServer();
  const upload = await buildUpload(50_000);
  const startedAt = performance.now();
  /** Sends the bytes after `start` one at a time, until the timeout of `limitMs` ends the connection. */
  const sendSlowlyFrom = async (bytes: Buffer, start: number, intervalMs: number, limitMs: number) => {
    const connection = await openConnection(port);
    connection.socket.write(bytes.subarray(0, start));
    void sendSlowly(connection, bytes.subarray(start), intervalMs);
    await connection.closed;
    return [connection, performance.now() - startedAt, limitMs] as const;
  };
  const half = upload.length / 2;
  const never = 60_000;
  const slowRequests = Promise.all([
    ...Array.from({ length: 20 }, () => sendSlowlyFrom(messageRequest, 0, 50, shortTimeouts.headers)),
    ...Array.from({ length: 20 }, () =>
      sendSlowlyFrom(messageRequest, messageRequest.length - 90, 50, shortTimeouts.request),
    ),
    ...Array.from({ length: 20 }, () => sendSlowlyFrom(upload, half, 50, shortTimeouts.request)),
    ...Array.from({ length: 20 }, () => sendSlowlyFrom(upload, half, never, shortTimeouts.idle)),
  ]);
  for (let count = 0; count < 10; count++) {
    const sentAt = performance.now();
    await expectNextIsAccepted();
    expect(performance.now() - sentAt).toBeLessThan(shortTimeouts.request);
  }
  for (const [connection, elapsedMs, limitMs] of await slowRequests) {
    expect(connection.getResponses().filter(({ status }) => status < 400)).toEqual([]);
    expect(elapsedMs).toBeLessThan(limitMs + toleranceMs);
  }
  await expectUnharmed([]);
});
