/** A data directory that cannot be written to, is not there yet, or is gone for a while. */
import { chmod, mkdir, mkdtempDisposable, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { createFaultHarness } from '#tests/support/fault-harness.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from '#tests/support/outage-expectations.ts';
import { auditStorage } from '#tests/support/storage-audit.ts';
import { createTestSubmission, type TestSubmission, sendSubmission, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { createWebsiteHarness } from '#tests/support/website-harness.ts';
import { getUnprivilegedCommand } from './unprivileged.ts';

/** A server, wherever it runs. */
interface Server {
  origin: string;
}

const oneOfEach = (): TestSubmission[] => [
  createTestSubmission('enquiries'),
  createTestSubmission('messages'),
  createTestSubmission('applications'),
];

/** References by address. */
type Ids = Map<string, string>;

async function sendAll({ origin }: Server, sendings: TestSubmission[]): Promise<Ids> {
  const ids: Ids = new Map();
  for (const sending of sendings)
    ids.set(sending.email, (await sendUntilAcknowledged(() => origin, sending)).id);
  return ids;
}

/** @returns what was refused. */
async function expectOutage(server: Server): Promise<TestSubmission[]> {
  const refused = [...oneOfEach(), ...oneOfEach()];
  for (const sending of refused) await expectUnavailable(await sendSubmission(server.origin, sending));
  await expectNotReady(server);
  return refused;
}

/** Without a restart, what was refused is taken now, and all is there once. */
async function expectRecovery(
  server: Server,
  refused: TestSubmission[],
  dataDir: string,
  before: Ids = new Map(),
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

test('a data directory and a database that may only be read', async ({ skip }) => {
  const wrapper = getUnprivilegedCommand() ?? skip('As root, and without setpriv, every directory can be written to.');
  await using scene = await createFaultHarness();
  const { dataDir } = scene.storage.options;
  await chmod(dataDir, 0o500);
  const first = await scene.startServer({}, wrapper);
  const early = await expectOutage(first);
  await chmod(dataDir, 0o700);
  await expectRecovery(first, early, dataDir);
  const ids = await sendAll(first, early);
  await first.stop();

  await chmod(dataDir, 0o500);
  const second = await scene.startServer({}, wrapper);
  const refused = await expectOutage(second);
  await chmod(dataDir, 0o700);
  await expectRecovery(second, refused, dataDir, ids);
});

test('a data directory that is made later', async () => {
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
])('a %s that is moved away and comes back', async (_name, movedOf) => {
  await using website = await createWebsiteHarness();
  const server = { origin: await website.listen() };
  const { dataDir } = website.storage.options;
  const moved = movedOf(dataDir);
  const ids = await sendAll(server, oneOfEach());

  await rename(moved, `${moved}.away`);
  const refused = await expectOutage(server);
  await rename(`${moved}.away`, moved);
  await expectRecovery(server, refused, dataDir, ids);
});
