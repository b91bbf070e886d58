/** Uploads that stall on purpose, from many addresses of few networks. */
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { openConnection } from './hostile/raw-connection.ts';

const buildStalledUpload = (address: string): string =>
  [
    'POST /api/applications HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    'Accept: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
    '',
    '--x',
    'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
    'Content-Type: application/pdf',
    '',
    '%PDF-1.7',
  ].join('\r\n');

test('stalled uploads block no CV of others, and leave no file behind', async () => {
  await using website = await createWebsiteHarness({ trustProxy: 1 });
  const origin = await website.listen();
  const connections = await Promise.all(
    Array.from({ length: 64 }, async (_, index) => {
      const connection = await openConnection(Number(new URL(origin).port));
      connection.socket.write(buildStalledUpload(`2001:db8:${index % 8}:${index}::1`));
      return connection;
    }),
  );
  await waitFor(async () => expect((await readdir(website.uploadDir)).length).toBe(32));
  const { payload, headers } = await encodeFormData(
    { name: 'Ada Nordmann', email: 'ada@example.no' },
    { name: 'cv.pdf', bytes: pdf },
  );
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const { statusCode } = await website.app.inject({
        method: 'POST',
        url: '/api/applications',
        payload,
        headers: { ...headers, accept: 'application/json', 'x-forwarded-for': `198.51.${index}.1` },
      });
      return statusCode;
    }),
  );
  expect(statuses).toEqual(statuses.map(() => 201));
  const answers = connections.flatMap((connection) => connection.getResponses().map(({ status }) => status));
  expect(new Set(answers)).toEqual(new Set([429]));
  for (const { socket } of connections) socket.destroy();
  await waitFor(async () => expect(await readdir(website.uploadDir)).toEqual([]));
});
