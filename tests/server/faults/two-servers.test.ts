/** Two servers on one storage, started at once on an empty one. */
import { describe, test } from 'vitest';
import { compareAnnouncements } from '#tests/support/delivery-audit.ts';
import { createScene } from '#tests/support/fault-harness.ts';
import { report } from '#tests/support/soak.ts';
import { newSending, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { storages } from '#tests/support/test-storages.ts';

const sendersOfEach = 4;
const submissionsOfEach = 8;

describe.each(storages)('on $name', (storage) => {
  test('both take submissions, lose none, and deliver each once', async ({ expect }) => {
    await using scene = await createScene({ storage });
    const servers = await Promise.all([scene.start(), scene.start()]);
    const ids = new Map<string, string>();
    let tries = 0;
    const sender = async (origin: string) => {
      for (let count = 0; count < submissionsOfEach; count++) {
        const sending = newSending();
        const answer = await sendUntilAcknowledged(() => origin, sending);
        ids.set(sending.email, answer.id);
        tries += answer.tries;
      }
    };
    // The same key at both: one of them is first.
    const contested = newSending();
    const both = Promise.all(servers.map(({ origin }) => sendUntilAcknowledged(() => origin, contested)));
    await Promise.all(
      servers.flatMap(({ origin }) => Array.from({ length: sendersOfEach }, () => sender(origin))),
    );
    const [one, other] = await both;
    expect(one?.id).toBe(other?.id);
    ids.set(contested.email, one?.id ?? '');

    const stored = await scene.delivered();
    expect(new Map(stored.submissions.map(({ email, id }) => [email, id]))).toEqual(ids);
    const { problems, repeated } = compareAnnouncements(stored, scene.peers);
    expect(problems).toEqual([]);
    expect(repeated).toBe(0);
    report(`Two servers on ${storage.name}`, { 'submissions acknowledged': ids.size, tries, repeated });
    for (const server of servers) expect(await server.stop()).toEqual({ code: 0, signal: null });
  });
});
