/** A data directory that cannot be written to, is not there yet, or is gone for a while. */
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { databaseFile } from '#server/store/sqlite.ts';
import { createScene, type Scene } from './scene.ts';
import { newSending, type Sending, send, sendUntilAcknowledged } from './sender.ts';
import type { ServerChild } from './server-child.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from './unavailable.ts';
import { unprivileged } from './unprivileged.ts';

const oneOfEach = (): Sending[] => [
  newSending('enquiries'),
  newSending('messages'),
  newSending('applications'),
];

async function expectOutage(server: ServerChild): Promise<Sending[]> {
  const refused = [...oneOfEach(), ...oneOfEach()];
  for (const sending of refused) await expectUnavailable(await send(server.origin, sending));
  await expectNotReady(server);
  return refused;
}

/** Without a restart, what was refused is taken now, and all is there once. */
async function expectRecovery(
  scene: Scene,
  server: ServerChild,
  refused: Sending[],
  before = 0,
): Promise<void> {
  await expectReadyAgain(server);
  const acknowledged = new Map<string, string>();
  for (const sending of refused)
    acknowledged.set(sending.email, (await sendUntilAcknowledged(() => server.origin, sending)).id);
  const stored = await scene.stored();
  for (const [email, id] of acknowledged) expect(stored.idsOf(email)).toEqual([id]);
  expect(stored.submissions.length).toBe(before + acknowledged.size);
}

test('a data directory that may only be read', async ({ skip }) => {
  const wrapper = unprivileged() ?? skip('As root, and without setpriv, every directory can be written to.');
  await using scene = await createScene();
  const { dataDir } = scene.storage.options;
  await chmod(dataDir, 0o500);
  const server = await scene.start({}, wrapper);
  const refused = await expectOutage(server);
  await chmod(dataDir, 0o700);
  await expectRecovery(scene, server, refused);
});

test('a database that may only be read', async ({ skip }) => {
  const wrapper = unprivileged() ?? skip('As root, and without setpriv, every file can be written to.');
  await using scene = await createScene();
  const { dataDir } = scene.storage.options;
  const earlier = await scene.start();
  await sendUntilAcknowledged(() => earlier.origin, newSending());
  await earlier.stop();
  await chmod(dataDir, 0o500);
  const server = await scene.start({}, wrapper);
  const refused = await expectOutage(server);
  await chmod(dataDir, 0o700);
  await expectRecovery(scene, server, refused, 1);
});

test('a data directory that is made later', async () => {
  await using scene = await createScene();
  const parent = path.join(scene.storage.options.dataDir, 'volume');
  await writeFile(parent, 'Not a directory yet.');
  const later = path.join(parent, 'data');
  const server = await scene.start({ DATA_DIR: later });
  const refused = await expectOutage(server);
  await rm(parent);
  await mkdir(parent);
  await expectReadyAgain(server);
  for (const sending of refused) await sendUntilAcknowledged(() => server.origin, sending);
});

test.each([
  ['database file', databaseFile],
  ['data directory', (dataDir: string) => dataDir],
])('a %s that is moved away and comes back', async (_name, movedOf) => {
  await using scene = await createScene();
  const { dataDir } = scene.storage.options;
  const moved = movedOf(dataDir);
  const server = await scene.start();
  const early = oneOfEach();
  const ids: string[] = [];
  for (const sending of early) ids.push((await sendUntilAcknowledged(() => server.origin, sending)).id);

  await rename(moved, `${moved}.away`);
  const refused = await expectOutage(server);
  await rename(`${moved}.away`, moved);
  await expectRecovery(scene, server, refused, early.length);
  const stored = await scene.stored();
  expect(early.map(({ email }) => stored.idsOf(email))).toEqual(ids.map((id) => [id]));
});
