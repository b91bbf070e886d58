/** Two servers that are started at the same time on one empty storage. */
import { describe, test } from 'vitest';
import { auditDeliveries } from '#tests/support/outbox/delivery-audit.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import { reportFigures, testSizes } from '#tests/support/server/soak.ts';
import { createTestSubmission, sendUntilAcknowledged } from '#tests/support/server/submission-sender.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const sendersPerServer = 4;
const submissionsPerSender = testSizes.submissionsPerSender;

describe.each(storages)('on $name', (storage) => {
  test('both servers store submissions, lose none, and deliver each once', async ({ expect }) => {
    await using harness = await createFaultHarness({ storage: { create: storage.createEmpty } });
    const servers = await Promise.all([harness.startServer(), harness.startServer()]);
    const ids = new Map<string, string>();
    let tries = 0;
    const sender = async (origin: string) => {
      for (let count = 0; count < submissionsPerSender; count++) {
        const submission = createTestSubmission();
        const response = await sendUntilAcknowledged(() => origin, submission);
        ids.set(submission.email, response.id);
        tries += response.tries;
      }
    };
    // Both servers get a submission with the same key; one of them stores it.
    const contestedSubmission = createTestSubmission();
    const contestedResponses = Promise.all(
      servers.map(({ origin }) => sendUntilAcknowledged(() => origin, contestedSubmission)),
    );
    await Promise.all(
      servers.flatMap(({ origin }) => Array.from({ length: sendersPerServer }, () => sender(origin))),
    );
    const [one, other] = await contestedResponses;
    expect(one?.id).toBe(other?.id);
    ids.set(contestedSubmission.email, one?.id ?? '');

    const stored = await harness.waitUntilDelivered();
    expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
    const { problems, repeated } = auditDeliveries(stored, harness.targets);
    expect(problems).toEqual([]);
    expect(repeated).toBe(0);
    reportFigures(`Two servers on ${storage.name}`, {
      'submissions acknowledged': ids.size,
      tries,
      repeated,
    });
    const exits = await Promise.all(servers.map((server) => server.stop()));
    for (const exit of exits) expect(exit).toEqual({ code: 0, signal: null });
  });
});
