/** A data directory that is read-only, missing, or moved away for a while. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtempDisposable, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import {
  expectNotReady,
  expectReadyAgain,
  expectUnavailable,
} from '#tests/support/outbox/outage-expectations.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import {
  createTestSubmission,
  sendSubmission,
  sendUntilAcknowledged,
  type TestSubmission,
} from '#tests/support/server/submission-sender.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { auditStorage } from '#tests/support/storage/storage-audit.ts';

interface Server {
  origin: string;
}

const createOneOfEach = (): TestSubmission[] => [
  createTestSubmission('enquiries'),
  createTestSubmission('messages'),
  createTestSubmission('applications'),
];

/** References by the sender's address. */
type IdsByEmail = Map<string, string>;

async function sendAll({ origin }: Server, submissions: TestSubmission[]): Promise<IdsByEmail> {
  const ids: IdsByEmail = new Map();
  for (const submission of submissions)
    ids.set(submission.email, (await sendUntilAcknowledged(() => origin, submission)).id);
  return ids;
}

/** @returns the refused submissions. */
async function expectOutage(server: Server): Promise<TestSubmission[]> {
  const refused = [...createOneOfEach(), ...createOneOfEach()];
  for (const submission of refused) await expectUnavailable(await sendSubmission(server.origin, submission));
  await expectNotReady(server);
  return refused;
}

/** Expects that the running server recovers, accepts the refused submissions, and stores each once. */
async function expectRecovery(
  server: Server,
  refused: TestSubmission[],
  dataDir: string,
  before: IdsByEmail = new Map(),
): Promise<void> {
  await expectReadyAgain(server);
  const ids = new Map([...before, ...(await sendAll(server, refused))]);
  const store = openStore({ dataDir });
  const { submissions } = await auditStorage(store, channels);
  await store.close();
  expect(submissions.length).toBe(ids.size);
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([]);
  expect(new Map(submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
}

test('a server recovers from a read-only data directory and database', async ({ skip }) => {
  const wrapper =
    getUnprivilegedCommand() ?? skip('Root can write to every directory, and setpriv is missing.');
  await using harness = await createFaultHarness();
  const { dataDir } = harness.storage.options;
  await chmod(dataDir, 0o500);
  const first = await harness.startServer({}, wrapper);
  const refusedEarly = await expectOutage(first);
  await chmod(dataDir, 0o700);
  await expectRecovery(first, refusedEarly, dataDir);
  const ids = await sendAll(first, refusedEarly);
  await first.stop();

  await chmod(dataDir, 0o500);
  const second = await harness.startServer({}, wrapper);
  const refused = await expectOutage(second);
  await chmod(dataDir, 0o700);
  await expectRecovery(second, refused, dataDir, ids);
});

test('a server recovers when its data directory is created later', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'website-volume-'));
  const volume = path.join(folder.path, 'volume');
  await writeFile(volume, 'Not a directory yet.');
  const dataDir = path.join(volume, 'data');
  await using website = await createWebsiteHarness({ env: { DATA_DIR: dataDir } });
  const server = { origin: await website.listen() };
  const refused = await expectOutage(server);
  await rm(volume);
  await mkdir(volume);
  await expectRecovery(server, refused, dataDir);
});

test.each([
  ['database file', getDatabasePath],
  ['data directory', (dataDir: string) => dataDir],
])('a server recovers from a %s that is moved away and back', async (_name, getMovedPath) => {
  await using website = await createWebsiteHarness();
  const server = { origin: await website.listen() };
  const { dataDir } = website.storage.options;
  const movedPath = getMovedPath(dataDir);
  const ids = await sendAll(server, createOneOfEach());

  await rename(movedPath, `${movedPath}.away`);
  const refused = await expectOutage(server);
  await rename(`${movedPath}.away`, movedPath);
  await expectRecovery(server, refused, dataDir, ids);
});

/**
 * Returns a command that runs another without root's right to write everywhere; empty if this process is not root.
 * @returns undefined if this system does not allow it.
 */
function getUnprivilegedCommand(): string[] | undefined {
  if (process.getuid?.() !== 0) return [];
  const command = ['setpriv', '--bounding-set=-all', '--inh-caps=-all'];
  const [program = '', ...args] = [...command, 'true'];
  return spawnSync(program, args).status === 0 ? command : undefined;
}
