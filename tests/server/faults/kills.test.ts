/** Killed at any moment, the server forgets nothing that it has acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, test, vi } from 'vitest';
import { auditDeliveries } from '#tests/support/delivery-audit.ts';
import { createFaultHarness } from '#tests/support/fault-harness.ts';
import { testSizes, soakTimeoutMs, reportFigures, seed } from '#tests/support/soak.ts';
import { createTestSubmission, type TestSubmission, sendSubmission, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { storages } from '#tests/support/test-storages.ts';
import { createRandom } from './random.ts';

/** Milliseconds that the other sides take: long enough that many a kill comes in between. */
const delay = 40;
const senders = 6;

describe.concurrent.each(storages)('on $name', (storage) => {
  const kills = storage.name === 'SQLite' ? testSizes.kills : testSizes.killsOnPostgres;

  test(`killed ${kills} times under load, it loses, changes and invents nothing`, {
    timeout: soakTimeoutMs,
  }, async ({ expect }) => {
    await using scene = await createFaultHarness({ storage, delay });
    const random = createRandom(seed);
    let server = await scene.startServer();
    const { origin } = server;
    const { port } = new URL(origin);

    const acknowledged: { sending: TestSubmission; id: string }[] = [];
    let tries = 0;
    let stopping = false;
    const sender = async () => {
      while (!stopping) {
        const sending = createTestSubmission();
        const answer = await sendUntilAcknowledged(() => origin, sending);
        acknowledged.push({ sending, id: answer.id });
        tries += answer.tries;
      }
    };
    const sent = Promise.all(Array.from({ length: senders }, sender));
    const atWork = () => {
      const before = acknowledged.length;
      return vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), { timeout: 30_000 });
    };
    for (let kill = 0; kill < kills; kill++) {
      await Promise.race([atWork().then(() => pause(600 * random())), sent]);
      await server.kill();
      server = await scene.startServer({ PORT: port });
    }
    await atWork();
    stopping = true;
    await sent;

    // A key that is used again, by a sender who did not hear the answer.
    for (const { sending, id } of acknowledged.slice(0, 20)) {
      const answer = await sendSubmission(origin, sending);
      expect([answer.status, await answer.json()]).toEqual([201, { id }]);
    }

    // What was under way at a kill is taken up when its lease has run out.
    const stored = await scene.waitUntilDelivered();
    for (const { sending, id } of acknowledged)
      expect(stored.findIdsByEmail(sending.email), `what was sent under ${sending.key}`).toEqual([id]);
    expect(stored.submissions.length).toBe(acknowledged.length);
    const { problems, repeated } = auditDeliveries(stored, scene.targets);
    expect(problems).toEqual([]);
    reportFigures(`Kills on ${storage.name}`, {
      kills,
      'submissions acknowledged': acknowledged.length,
      tries,
      missing: 0,
      deliveries: stored.deliveries.length,
      'delivered more than once, under one name': repeated,
    });
  });
});
