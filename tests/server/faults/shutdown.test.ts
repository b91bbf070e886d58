/** A server that is stopped while it receives submissions. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { pdf } from '#tests/support/server/cv-files.ts';
import { createFaultHarness, type FaultHarness } from '#tests/support/server/fault-harness.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { createTestSubmission, sendSubmission } from '#tests/support/server/submission-sender.ts';
import { waitFor } from '#tests/support/wait-for.ts';

/** Sends the first half of an upload. */
async function startUpload({ origin }: ServerProcess, email: string) {
  const { payload, headers } = await encodeFormData(
    { name: 'Ada Nordmann', email, language: 'en' },
    { name: 'cv.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(500_000, ' '), pdf]), type: 'application/pdf' },
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const response = text(socket).catch(() => '');
  await once(socket, 'connect');
  socket.write(
    [
      'POST /api/applications HTTP/1.1',
      'Host: localhost',
      'Accept: application/json',
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  const half = payload.length / 2;
  socket.write(payload.subarray(0, half));
  return {
    /** The response of the server, complete when the connection ends. */
    response,
    finish: () => socket.write(payload.subarray(half)),
    socket,
  };
}

const readUploads = ({ storage }: FaultHarness): Promise<string[]> =>
  readdir(path.join(storage.options.dataDir, 'uploads'));

const waitUntilUploading = (harness: FaultHarness): Promise<void> =>
  waitFor(async () => expect(await readUploads(harness)).toHaveLength(1));

const waitUntilRefused = ({ origin }: ServerProcess) =>
  vi.waitFor(
    async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      await expect(once(socket, 'connect').finally(() => socket.destroy())).rejects.toThrow();
    },
    { timeout: 30_000, interval: 10 },
  );

test.concurrent('everything acknowledged is stored, and a slow upload can finish', async () => {
  await using harness = await createFaultHarness();
  const server = await harness.startServer();
  const acknowledged: string[] = [];
  let isStopping = false;
  const sender = async () => {
    while (!isStopping) {
      const response = await sendSubmission(server.origin, createTestSubmission('messages')).catch(
        () => undefined,
      );
      if (response?.status === 201) acknowledged.push(((await response.json()) as { id: string }).id);
      // Later senders get 503 or no connection.
      else if (response) expect(response.status).toBe(503);
      else isStopping = true;
    }
  };
  const upload = await startUpload(server, 'slow@example.no');
  await waitUntilUploading(harness);
  const senders = Promise.all(Array.from({ length: 6 }, sender));
  await waitFor(() => expect(acknowledged.length).toBeGreaterThan(10));
  const exit = server.stop();
  await waitUntilRefused(server);
  upload.finish();
  const response = await upload.response;
  await senders;
  expect(await exit).toEqual({ code: 0, signal: null });

  expect(response).toMatch(/^HTTP\/1\.1 201 /);
  acknowledged.push(/"id":"([^"]+)"/.exec(response)?.[1] ?? '');
  const { submissions } = await harness.auditStorage();
  const ids = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
});

test.concurrent('an unfinished upload is not acknowledged and leaves nothing behind', async () => {
  await using harness = await createFaultHarness();
  const server = await harness.startServer();
  const { response } = await startUpload(server, 'stuck@example.no');
  await waitUntilUploading(harness);
  // The server refuses or closes the upload after ten seconds.
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(await response).not.toMatch(/ 201 /);
  expect(await readUploads(harness)).toEqual([]);
  expect((await harness.auditStorage()).submissions).toEqual([]);
});
