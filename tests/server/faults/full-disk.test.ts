/** A disk that is full, and one on which files may not grow. */
import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { openStore } from '#server/storage/store.ts';
import { createFaultHarness } from '#tests/support/fault-harness.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from '#tests/support/outage-expectations.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { auditStorage, type AuditedStorage } from '#tests/support/storage-audit.ts';
import { createTestSubmission, type TestSubmission, sendSubmission, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { copyDatabase, fillDisk, getMountCommand, getPathInServer } from './small-disk.ts';

/** Bytes: a few hundred submissions, some with a file. */
const room = 16 * 1024 * 1024;

interface Sent {
  /** References by address. */
  acknowledged: Map<string, string>;
  refused: TestSubmission[];
}

/** Sends until there have been refusals of every kind of form. */
async function sendUntilRefused(server: ServerProcess): Promise<Sent> {
  const acknowledged = new Map<string, string>();
  const refused: TestSubmission[] = [];
  while (new Set(refused.map(({ endpoint }) => endpoint)).size < 3) {
    const sending = createTestSubmission();
    const answer = await sendSubmission(server.origin, sending);
    if (answer.status === 201) acknowledged.set(sending.email, ((await answer.json()) as { id: string }).id);
    else {
      await expectUnavailable(answer);
      refused.push(sending);
    }
  }
  return { acknowledged, refused };
}

/** What was acknowledged is there, and what was refused is there only since it was sent again. */
async function expectEachOnce(
  read: () => Promise<AuditedStorage>,
  { origin }: ServerProcess,
  { acknowledged, refused }: Sent,
): Promise<void> {
  const byEmail = async () => new Map((await read()).submissions.map(({ email, id }) => [email, id]));
  expect(await byEmail()).toEqual(acknowledged);
  for (const sending of refused.slice(0, 9)) {
    const { id } = await sendUntilAcknowledged(() => origin, sending);
    acknowledged.set(sending.email, id);
  }
  expect(await byEmail()).toEqual(acknowledged);
}

test('on a full disk nothing is acknowledged, and nothing is half there', async ({ skip }) => {
  const disk =
    getMountCommand(room) ?? skip('This system lets nobody mount a small disk: unshare or mount failed.');
  await using scene = await createFaultHarness();
  const { dataDir } = scene.storage.options;
  const server = await scene.startServer({}, disk);
  const first = createTestSubmission();
  const { id } = await sendUntilAcknowledged(() => server.origin, first);
  const own = getPathInServer(server, dataDir);
  const empty = await fillDisk(own);

  const sent = await sendUntilRefused(server);
  sent.acknowledged.set(first.email, id);
  await expectNotReady(server);
  expect(await readdir(path.join(own, 'uploads'))).toEqual([]);

  await empty();
  await expectReadyAgain(server);
  const read = async () => {
    await using copy = await mkdtempDisposable(path.join(tmpdir(), 'website-copy-'));
    await copyDatabase(server, dataDir, copy.path);
    const store = openStore({ dataDir: copy.path });
    try {
      return await auditStorage(store, channels);
    } finally {
      await store.close();
    }
  };
  await expectEachOnce(read, server, sent);
});

test('where files may not grow any more, it is the same', async ({ skip }) => {
  const limit = (server: ServerProcess, bytes: string) =>
    promisify(execFile)('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
  await using scene = await createFaultHarness();
  const { dataDir } = scene.storage.options;
  const server = await scene.startServer();
  const first = createTestSubmission();
  const { id } = await sendUntilAcknowledged(() => server.origin, first);
  // Less than the database and its log have already.
  await limit(server, String(32 * 1024)).catch(() => skip('There is no prlimit on this system.'));

  const sent = await sendUntilRefused(server);
  sent.acknowledged.set(first.email, id);
  await expectNotReady(server);
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([]);

  await limit(server, 'unlimited');
  await expectReadyAgain(server);
  await expectEachOnce(scene.auditStorage, server, sent);
});
