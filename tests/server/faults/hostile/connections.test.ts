/** What comes over the wire that is no proper request, or comes slowly, or not in full. */
import { readdir } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { pdf } from '#tests/support/cv-files.ts';
import { formData } from '#tests/support/form-data.ts';
import { testSizes, soakTimeoutMs, reportFigures, seed } from '#tests/support/soak.ts';
import { auditStorage } from '#tests/support/storage-audit.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/website-harness.ts';
import { hostileStream, onceMisanswered } from './byte-streams.ts';
import { canariesIn } from './canaries.ts';
import { type Answer, drip, openStream } from './raw-connection.ts';
import { wellMeant } from './request.ts';

/** Milliseconds: those of the server, in short. */
const timeouts = { headers: 1_000, request: 4_000, silence: 2_000 };
/** Until the server looks, and this process hears of it. */
const slack = 2_500;
/** And in very short, where many are waited for. */
const hasty = { headers: 300, request: 600, silence: 400 };

let website: WebsiteHarness;
let port: number;
afterEach(() => website[Symbol.asyncDispose]());

async function listen(times = timeouts): Promise<void> {
  website = await createWebsiteHarness({ timeouts: times });
  // A sender who waits for more is let go.
  Object.assign(website.app.server, { keepAliveTimeout: times.silence, keepAliveTimeoutBuffer: 0 });
  port = Number(new URL(await website.listen()).port);
}

const request = (body: string | Buffer, headers: string[], endpoint = 'messages'): Buffer =>
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
const message = request(JSON.stringify(wellMeant.messages), ['Content-Type: application/json']);
const upload = async (size: number): Promise<Buffer> => {
  const { payload, headers } = await formData(wellMeant.applications, {
    name: 'cv.pdf',
    bytes: Buffer.concat([pdf, Buffer.alloc(size, ' '), pdf]),
    type: 'application/pdf',
  });
  return request(
    payload,
    [`Content-Type: ${headers['content-type']}`, 'Accept: application/json'],
    'applications',
  );
};

const idOf = ({ body }: Answer): string => JSON.parse(body).id;

async function expectNextIsTaken(): Promise<void> {
  const next = await fetch(`http://127.0.0.1:${port}/api/messages`, {
    method: 'POST',
    body: JSON.stringify(wellMeant.messages),
    headers: { 'content-type': 'application/json' },
  });
  expect(next.status).toBe(201);
}

/** Nothing is half there, nothing has been said, and the next one is served. */
async function expectSound(acknowledged: readonly string[]): Promise<void> {
  await expectNextIsTaken();
  await vi.waitFor(async () => expect(await readdir(website.uploadDir).catch(() => [])).toEqual([]), {
    timeout: 10_000,
  });
  const { submissions } = await auditStorage(website.storage.store, website.enquiries.api.channels);
  const ids = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(
    website
      .log()
      .split('\n')
      .filter((line) => canariesIn(line).length > 0),
  ).toEqual([]);
}

test('hostile bytes are answered as what they are, or not at all', { timeout: soakTimeoutMs }, async () => {
  await listen(hasty);
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(hostileStream, async ({ pieces, end }) => {
      const stream = await openStream(port);
      for (const piece of pieces) {
        stream.socket.write(piece);
        await turn();
      }
      if (end === 'abort') stream.socket.destroy();
      else if (end === 'finish') stream.socket.end();
      await stream.closed;
      for (const answer of stream.answers()) {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 201) acknowledged.push(idOf(answer));
        if (answer.status >= 400)
          expect(answer.headers).toMatch(/^content-type: (?:application\/problem\+json|text\/)/im);
      }
    }),
    { numRuns: testSizes.streams, seed, examples: onceMisanswered.map((stream) => [stream]) },
  );
  reportFigures('Hostile streams, answers by status', statuses);
  await expectSound(acknowledged);
});

test('many requests at once on one connection are answered in their order', async () => {
  await listen();
  const stream = await openStream(port);
  stream.socket.write(Buffer.concat(Array.from({ length: 40 }, () => message)));
  await vi.waitFor(() => expect(stream.answers().length).toBe(40), { timeout: 20_000 });
  stream.socket.destroy();
  const answers = stream.answers();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(idOf)).size).toBe(40);
  await expectSound(answers.map(idOf));
});

test('an answer that comes early does not hold up the next request', async () => {
  await listen();
  const { payload, headers } = await formData(
    { ...wellMeant.applications, message: 'x'.repeat(600_000) },
    { name: 'cv.pdf', bytes: Buffer.alloc(5_000_000), type: 'application/pdf' },
  );
  const stream = await openStream(port);
  stream.socket.write(
    request(
      payload,
      [`Content-Type: ${headers['content-type']}`, 'Accept: application/json'],
      'applications',
    ),
  );
  stream.socket.write(message);
  await vi.waitFor(() => expect(stream.answers().map(({ status }) => status)).toEqual([413, 201]), {
    timeout: 10_000,
  });
  stream.socket.destroy();
  await expectSound([]);
});

test('senders that go away in the middle leave nothing behind', async () => {
  await listen();
  const whole = await upload(300_000);
  for (let part = 1; part <= 20; part++) {
    const stream = await openStream(port);
    stream.socket.write(whole.subarray(0, Math.floor((whole.length * part) / 21)));
    await turn();
    if (part % 2 === 0) stream.socket.destroy();
    else stream.socket.resetAndDestroy();
    await stream.closed;
  }
  await expectSound([]);
});

test('slow senders are given up in time, and hold up nobody', { timeout: soakTimeoutMs }, async () => {
  await listen();
  const whole = await upload(50_000);
  const start = performance.now();
  /** Sends the rest of it after `at` a byte at a time; `bound` is when it should be given up. */
  const slow = async (bytes: Buffer, at: number, interval: number, bound: number) => {
    const stream = await openStream(port);
    stream.socket.write(bytes.subarray(0, at));
    void drip(stream, bytes.subarray(at), interval);
    await stream.closed;
    return [stream, performance.now() - start, bound] as const;
  };
  const half = whole.length / 2;
  const never = 60_000;
  const senders = Promise.all([
    ...Array.from({ length: 20 }, () => slow(message, 0, 50, timeouts.headers)),
    ...Array.from({ length: 20 }, () => slow(message, message.length - 90, 50, timeouts.request)),
    ...Array.from({ length: 20 }, () => slow(whole, half, 50, timeouts.request)),
    ...Array.from({ length: 20 }, () => slow(whole, half, never, timeouts.silence)),
  ]);
  for (let count = 0; count < 10; count++) {
    const begun = performance.now();
    await expectNextIsTaken();
    expect(performance.now() - begun).toBeLessThan(timeouts.request);
  }
  for (const [stream, after, bound] of await senders) {
    expect(stream.answers().filter(({ status }) => status < 400)).toEqual([]);
    expect(after).toBeLessThan(bound + slack);
  }
  await expectSound([]);
});
