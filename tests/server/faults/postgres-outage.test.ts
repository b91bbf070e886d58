/** A PostgreSQL that is stopped, and started again. */
import { expect, test } from 'vitest';
import { startRestartableCluster } from '../postgres-cluster.ts';
import { storageAt } from '../storages.ts';
import { compareAnnouncements } from './announcements.ts';
import { createScene } from './scene.ts';
import { newSending, send, sendUntilAcknowledged } from './sender.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from './unavailable.ts';

test('submissions are refused meanwhile, and taken again without a restart', async () => {
  await using cluster = await startRestartableCluster();
  await using scene = await createScene({ storage: { create: () => storageAt(cluster.url) } });
  const server = await scene.start();
  const ids = new Map<string, string>();
  const sendSome = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const sending = newSending();
      ids.set(sending.email, (await sendUntilAcknowledged(() => server.origin, sending)).id);
    }
  };
  await sendSome(6);
  // Some keep trying while it goes away and comes back.
  const persistent = Promise.all(Array.from({ length: 4 }, () => sendSome(3)));
  await cluster.stop();
  await expectUnavailable(await send(server.origin, newSending()));
  await expectNotReady(server);
  await cluster.start();
  await expectReadyAgain(server);
  await persistent;
  await sendSome(6);

  const stored = await scene.delivered();
  expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
  const { mail, webhook } = scene;
  expect(compareAnnouncements(stored, mail.mails, webhook.calls, 'example.no').problems).toEqual([]);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});
