/** A server that is killed at random moments. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { auditDeliveries } from '#tests/support/outbox/delivery-audit.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import { isSoak, reportFigures, seed, soakTimeoutMs, testSizes } from '#tests/support/server/soak.ts';
import {
  createTestSubmission,
  sendSubmission,
  sendUntilAcknowledged,
  type TestSubmission,
} from '#tests/support/server/submission-sender.ts';
import { storages } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

/** Response time of the delivery targets, long enough for kills to happen in between. */
const targetDelayMs = 40;
const senderCount = 6;

describe.concurrent.each(storages)('on $name', (storage) => {
  const kills = storage.name === 'SQLite' ? testSizes.kills : testSizes.killsOnPostgres;

  test(`a server killed ${kills} times under load loses, changes and invents nothing`, {
    timeout: soakTimeoutMs,
  }, async ({ expect }) => {
    await using harness = await createFaultHarness({ storage, delay: targetDelayMs });
    const random = createRandom(seed);
    let server = await harness.startServer();
    const { origin } = server;
    const { port } = new URL(origin);

    const acknowledged: { submission: TestSubmission; id: string }[] = [];
    let tries = 0;
    let isStopping = false;
    const sender = async () => {
      while (!isStopping) {
        const submission = createTestSubmission();
        const response = await sendUntilAcknowledged(() => origin, submission);
        acknowledged.push({ submission, id: response.id });
        tries += response.tries;
      }
    };
    const senders = Promise.all(Array.from({ length: senderCount }, sender));
    const waitForAcknowledgement = () => {
      const before = acknowledged.length;
      return waitFor(() => expect(acknowledged.length).toBeGreaterThan(before));
    };
    for (let kill = 0; kill < kills; kill++) {
      await Promise.race([waitForAcknowledgement().then(() => pause(600 * random())), senders]);
      await server.kill();
      // The full run waits until the leases of interrupted deliveries end.
      if (!isSoak) await harness.expireLeases();
      server = await harness.startServer({ PORT: port });
    }
    await waitForAcknowledgement();
    isStopping = true;
    await senders;

    // A repeated key gets the first response again.
    for (const { submission, id } of acknowledged.slice(0, 20)) {
      const response = await sendSubmission(origin, submission);
      expect([response.status, await response.json()]).toEqual([201, { id }]);
    }

    const stored = await harness.waitUntilDelivered();
    for (const { submission, id } of acknowledged)
      expect(stored.findIdsByEmail(submission.email), `submissions with the key ${submission.key}`).toEqual([
        id,
      ]);
    expect(stored.submissions.length).toBe(acknowledged.length);
    const { problems, repeated } = auditDeliveries(stored, harness.targets);
    expect(problems).toEqual([]);
    reportFigures(`Kills on ${storage.name}`, {
      kills,
      'submissions acknowledged': acknowledged.length,
      tries,
      missing: 0,
      deliveries: stored.deliveries.length,
      'delivered more than once, with the same id': repeated,
    });
  });
});

/**
 * Creates a repeatable random generator, Mulberry32, whose numbers are from 0 to 1:
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
function createRandom(initialState: number): () => number {
  let state = initialState;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
