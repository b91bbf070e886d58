/** A full disk, and a limit on the size of files. */
import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { openStore } from '#server/storage/store.ts';
import {
  expectNotReady,
  expectReadyAgain,
  expectUnavailable,
} from '#tests/support/outbox/outage-expectations.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import {
  createTestSubmission,
  sendSubmission,
  sendUntilAcknowledged,
  type TestSubmission,
} from '#tests/support/server/submission-sender.ts';
import { type AuditedStorage, auditStorage } from '#tests/support/storage/storage-audit.ts';
import { copyDatabase, fillDisk, getMountCommand, getPathInServer } from './small-disk.ts';

/** Size of the disk in bytes: enough for a few hundred submissions, some with attachments. */
const diskBytes = 16 * 1024 * 1024;

interface Sent {
  /** References by the sender's address. */
  acknowledged: Map<string, string>;
  refused: TestSubmission[];
}

/** Sends until a submission of every form has been refused. */
async function sendUntilRefused(server: ServerProcess): Promise<Sent> {
  const acknowledged = new Map<string, string>();
  const refused: TestSubmission[] = [];
  while (new Set(refused.map(({ endpoint }) => endpoint)).size < 3) {
    const submission = createTestSubmission();
    const response = await sendSubmission(server.origin, submission);
    if (response.status === 201)
      acknowledged.set(submission.email, ((await response.json()) as { id: string }).id);
    else {
      await expectUnavailable(response);
      refused.push(submission);
    }
  }
  return { acknowledged, refused };
}

/** Expects every acknowledged submission once, and refused ones only after they are sent again. */
async function expectEachOnce(
  read: () => Promise<AuditedStorage>,
  { origin }: ServerProcess,
  { acknowledged, refused }: Sent,
): Promise<void> {
  const readIdsByEmail = async () => new Map((await read()).submissions.map(({ email, id }) => [email, id]));
  expect(await readIdsByEmail()).toEqual(acknowledged);
  for (const submission of refused.slice(0, 9)) {
    const { id } = await sendUntilAcknowledged(() => origin, submission);
    acknowledged.set(submission.email, id);
  }
  expect(await readIdsByEmail()).toEqual(acknowledged);
}

test('submissions on a full disk are refused and leave nothing behind', async ({ skip }) => {
  const disk =
    getMountCommand(diskBytes) ?? skip('This system cannot mount a small disk: unshare or mount failed.');
  await using harness = await createFaultHarness();
  const { dataDir } = harness.storage.options;
  const server = await harness.startServer({}, disk);
  const first = createTestSubmission();
  const { id } = await sendUntilAcknowledged(() => server.origin, first);
  const serverDataDir = getPathInServer(server, dataDir);
  const freeSpace = await fillDisk(serverDataDir);

  const sent = await sendUntilRefused(server);
  sent.acknowledged.set(first.email, id);
  await expectNotReady(server);
  expect(await readdir(path.join(serverDataDir, 'uploads'))).toEqual([]);

  await freeSpace();
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

test('submissions that exceed the file size limit are refused and leave nothing behind', async ({ skip }) => {
  const limitFileSize = (server: ServerProcess, bytes: string) =>
    promisify(execFile)('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
  await using harness = await createFaultHarness();
  const { dataDir } = harness.storage.options;
  const server = await harness.startServer();
  const first = createTestSubmission();
  const { id } = await sendUntilAcknowledged(() => server.origin, first);
  // The limit is below the size of the database and its log.
  await limitFileSize(server, String(32 * 1024)).catch(() => skip('There is no prlimit on this system.'));

  const sent = await sendUntilRefused(server);
  sent.acknowledged.set(first.email, id);
  await expectNotReady(server);
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([]);

  await limitFileSize(server, 'unlimited');
  await expectReadyAgain(server);
  await expectEachOnce(harness.auditStorage, server, sent);
});
