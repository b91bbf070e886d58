/** A PostgreSQL server that is stopped and started again. */
import { expect, test, vi } from 'vitest';
import { channels } from '#server/outbox/channels.ts';
import { auditDeliveries } from '#tests/support/outbox/delivery-audit.ts';
import {
  expectNotReady,
  expectReadyAgain,
  expectUnavailable,
} from '#tests/support/outbox/outage-expectations.ts';
import {
  createTestSubmission,
  sendSubmission,
  sendUntilAcknowledged,
} from '#tests/support/server/submission-sender.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { startRestartableCluster } from '#tests/support/storage/postgres-cluster.ts';
import { auditStorage } from '#tests/support/storage/storage-audit.ts';
import { openTestStorage } from '#tests/support/storage/test-storages.ts';

test('submissions are refused while PostgreSQL is stopped and stored after it has started', async () => {
  await using cluster = await startRestartableCluster();
  await using website = await createWebsiteHarness({
    storage: { create: () => openTestStorage(cluster.url) },
  });
  const server = { origin: await website.listen() };
  const ids = new Map<string, string>();
  const sendSome = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const submission = createTestSubmission();
      ids.set(submission.email, (await sendUntilAcknowledged(() => server.origin, submission)).id);
    }
  };
  await sendSome(6);
  // These senders retry during the outage.
  const retryingSenders = Promise.all(Array.from({ length: 4 }, () => sendSome(3)));
  await cluster.stop();
  await expectUnavailable(await sendSubmission(server.origin, createTestSubmission()));
  await expectNotReady(server);
  await cluster.start();
  await expectReadyAgain(server);
  await retryingSenders;
  await sendSome(6);

  const { storage, targets } = website;
  await vi.waitFor(
    async () => {
      const stored = await auditStorage(storage.store, channels);
      expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
      expect(auditDeliveries(stored, targets).problems).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
});
