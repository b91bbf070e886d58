/** A PostgreSQL that is stopped, and started again. */
import { expect, test, vi } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { compareAnnouncements } from '#tests/support/delivery-audit.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from '#tests/support/outage-expectations.ts';
import { startRestartableCluster } from '#tests/support/postgres-cluster.ts';
import { audit } from '#tests/support/storage-audit.ts';
import { newSending, send, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { storageAt } from '#tests/support/test-storages.ts';
import { startWebsite } from '#tests/support/website-harness.ts';

test('submissions are refused meanwhile, and taken again without a restart', async () => {
  await using cluster = await startRestartableCluster();
  await using website = await startWebsite({ storage: { create: () => storageAt(cluster.url) } });
  const server = { origin: await website.listen() };
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

  const { storage, peers } = website;
  await vi.waitFor(
    async () => {
      const stored = await audit(storage.store, channels);
      expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
      expect(compareAnnouncements(stored, peers).problems).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
});
