/** Two servers on one storage, started at once on an empty one. */
import { describe, test } from 'vitest';
import { auditDeliveries } from '#tests/support/delivery-audit.ts';
import { createFaultHarness } from '#tests/support/fault-harness.ts';
import { reportFigures } from '#tests/support/soak.ts';
import { createTestSubmission, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { storages } from '#tests/support/test-storages.ts';

const sendersOfEach = 4;
const submissionsOfEach = 8;

describe.each(storages)('on $name', (storage) => {
  test('both take submissions, lose none, and deliver each once', async ({ expect }) => {
    await using scene = await createFaultHarness({ storage });
    const servers = await Promise.all([scene.startServer(), scene.startServer()]);
    const ids = new Map<string, string>();
    let tries = 0;
    const sender = async (origin: string) => {
      for (let count = 0; count < submissionsOfEach; count++) {
        const sending = createTestSubmission();
        const answer = await sendUntilAcknowledged(() => origin, sending);
        ids.set(sending.email, answer.id);
        tries += answer.tries;
      }
    };
    // The same key at both: one of them is first.
    const contested = createTestSubmission();
    const both = Promise.all(servers.map(({ origin }) => sendUntilAcknowledged(() => origin, contested)));
    await Promise.all(
      servers.flatMap(({ origin }) => Array.from({ length: sendersOfEach }, () => sender(origin))),
    );
    const [one, other] = await both;
    expect(one?.id).toBe(other?.id);
    ids.set(contested.email, one?.id ?? '');

    const stored = await scene.waitUntilDelivered();
    expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
    const { problems, repeated } = auditDeliveries(stored, scene.targets);
    expect(problems).toEqual([]);
    expect(repeated).toBe(0);
    reportFigures(`Two servers on ${storage.name}`, { 'submissions acknowledged': ids.size, tries, repeated });
    for (const server of servers) expect(await server.stop()).toEqual({ code: 0, signal: null });
  });
});
