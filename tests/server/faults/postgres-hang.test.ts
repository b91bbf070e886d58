/** A PostgreSQL that accepts connections and does not answer, as behind a network that drops packets. */
import { expect, test } from 'vitest';
import { openStore } from '#server/storage/store.ts';
import { expectReadyAgain, expectUnavailable } from '#tests/support/outbox/outage-expectations.ts';
import { createTestSubmission, sendSubmission } from '#tests/support/server/submission-sender.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { startPostgresProxy } from '#tests/support/storage/severable-connection.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const [, postgres] = storages;

async function measureSeconds<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}

test('a hanging PostgreSQL delays /readyz and submissions for seconds, and stores nothing', async () => {
  await using storage = await postgres.create();
  await using proxy = await startPostgresProxy(storage.options);
  const store = openStore(proxy.options);
  await using website = await createWebsiteHarness({
    storage: {
      create: async () => ({ options: proxy.options, store, [Symbol.asyncDispose]: () => store.close() }),
    },
  });
  const origin = await website.listen();
  const first = await sendSubmission(origin, createTestSubmission('messages'));
  expect(first.status).toBe(201);
  await expectReadyAgain({ origin });

  proxy.hang();
  const [check, ...submissions] = await Promise.all([
    measureSeconds(() => fetch(`${origin}/readyz`)),
    // More than the pool has connections.
    ...Array.from({ length: 15 }, () =>
      measureSeconds(() => sendSubmission(origin, createTestSubmission('messages'))),
    ),
  ]);
  expect(check.result.status).toBe(503);
  expect(check.result.headers.get('retry-after')).toBe('5');
  expect(check.seconds).toBeLessThan(5);
  for (const { result, seconds } of submissions) {
    await expectUnavailable(result);
    expect(seconds).toBeLessThan(20);
  }
  // The pause after an unanswered statement.
  const second = await measureSeconds(() => sendSubmission(origin, createTestSubmission('messages')));
  await expectUnavailable(second.result);
  expect(second.seconds).toBeLessThan(20);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  proxy.resume();
  await expectReadyAgain({ origin });
  expect((await sendSubmission(origin, createTestSubmission('messages'))).status).toBe(201);
  const stored = await storage.store.read((database) =>
    database.selectFrom('submissions').select('id').execute(),
  );
  expect(stored).toHaveLength(2);
});
