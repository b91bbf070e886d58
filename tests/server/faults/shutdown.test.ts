/** Told to stop while submissions are under way. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { pdf } from '#tests/support/cv-files.ts';
import { createFaultHarness, type FaultHarness } from '#tests/support/fault-harness.ts';
import { formData } from '#tests/support/form-data.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { createTestSubmission, sendSubmission } from '#tests/support/submission-sender.ts';

/** An upload that is sent bit by bit. */
async function beginUpload({ origin }: ServerProcess, email: string) {
  const { payload, headers } = await formData(
    { name: 'Ada Nordmann', email, language: 'en' },
    { name: 'cv.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(500_000, ' '), pdf]), type: 'application/pdf' },
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const answer = text(socket).catch(() => '');
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
    /** Everything that the server says. */
    answer,
    finish: () => socket.write(payload.subarray(half)),
    socket,
  };
}

const uploadsIn = ({ storage }: FaultHarness): Promise<string[]> =>
  readdir(path.join(storage.options.dataDir, 'uploads'));

const isUnderWay = (scene: FaultHarness): Promise<void> =>
  vi.waitFor(async () => expect(await uploadsIn(scene)).toHaveLength(1), { timeout: 30_000 });

const isRefused = ({ origin }: ServerProcess) =>
  vi.waitFor(
    async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      await expect(once(socket, 'connect').finally(() => socket.destroy())).rejects.toThrow();
    },
    { timeout: 10_000, interval: 10 },
  );

test.concurrent('what is acknowledged is stored, and a slow upload may finish', async () => {
  await using scene = await createFaultHarness();
  const server = await scene.startServer();
  const acknowledged: string[] = [];
  let stopping = false;
  const sender = async () => {
    while (!stopping) {
      const answer = await sendSubmission(server.origin, createTestSubmission('messages')).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
      // Whoever comes too late is told so, or finds nobody.
      else if (answer) expect(answer.status).toBe(503);
      else stopping = true;
    }
  };
  const upload = await beginUpload(server, 'slow@example.no');
  await isUnderWay(scene);
  const senders = Promise.all(Array.from({ length: 6 }, sender));
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), { timeout: 30_000 });
  const exit = server.stop();
  await isRefused(server);
  upload.finish();
  const answer = await upload.answer;
  await senders;
  expect(await exit).toEqual({ code: 0, signal: null });

  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  acknowledged.push(/"id":"([^"]+)"/.exec(answer)?.[1] ?? '');
  const { submissions } = await scene.auditStorage();
  const ids = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
});

test.concurrent('an upload that does not finish is not acknowledged, and leaves nothing', async () => {
  await using scene = await createFaultHarness();
  const server = await scene.startServer();
  const { answer } = await beginUpload(server, 'stuck@example.no');
  await isUnderWay(scene);
  // It is told so, or cut off, after ten seconds.
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(await answer).not.toMatch(/ 201 /);
  expect(await uploadsIn(scene)).toEqual([]);
  expect((await scene.auditStorage()).submissions).toEqual([]);
});
