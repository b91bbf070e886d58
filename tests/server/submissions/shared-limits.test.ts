/** Rate limits of two servers on one PostgreSQL. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSharedCounters } from '#server/submissions/rate-counters.ts';
import { createRateLimits } from '#server/submissions/rate-limit.ts';
import { validForms } from '#tests/support/server/api-server.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { startPostgresProxy } from '#tests/support/storage/severable-connection.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const [, postgres] = storages;
let storage: TestStorage;
let databaseUrl: string;
beforeEach(async () => {
  storage = await postgres.create();
  databaseUrl = storage.options.databaseUrl ?? '';
});
afterEach(() => storage[Symbol.asyncDispose]());

/** Creates the limits of a server. */
function createServerLimits(perMinute: number, url = databaseUrl) {
  const counters = createSharedCounters(url, storage.store);
  return { ...createRateLimits(perMinute, counters), [Symbol.asyncDispose]: () => counters.close() };
}

test('two servers share the limit of an address', async () => {
  const kept = { create: async () => ({ ...storage, [Symbol.asyncDispose]: async () => undefined }) };
  const env = { RATE_LIMIT: '6' };
  await using first = await createWebsiteHarness({ storage: kept, env });
  await using second = await createWebsiteHarness({ storage: kept, env });
  const statuses: number[] = [];
  for (let count = 0; count < 10; count++) {
    const { app } = count % 2 === 0 ? first : second;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: validForms.messages,
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429, 429, 429]);
});

test('two servers share refunds and the limit of a network', async () => {
  await using first = createServerLimits(1);
  await using second = createServerLimits(1);
  await (await first.countSubmission('192.0.2.1')).refund();
  const kinds: string[] = [];
  for (let index = 1; index <= 7; index++) {
    const { kind } = await (index % 2 ? first : second).countSubmission(`192.0.2.${index}`);
    kinds.push(kind);
  }
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'allowed'), 'proof-required', 'proof-required']);
});

test('addresses are stored as salted hashes', async () => {
  await using limits = createServerLimits(1);
  await limits.countSubmission('192.0.2.1');
  const rows = await storage.store.read((database) =>
    database.selectFrom('rate_limits').selectAll().execute(),
  );
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
});

test('a server counts for itself within a second while the database does not answer', async () => {
  await using connection = await startPostgresProxy(storage.options);
  await using limits = createServerLimits(2, connection.options.databaseUrl);
  expect(await limits.countSubmission('192.0.2.1')).toMatchObject({ kind: 'allowed' });
  connection.hang();
  const startedAt = performance.now();
  const kinds: string[] = [];
  for (let count = 0; count < 4; count++) kinds.push((await limits.countSubmission('192.0.2.9')).kind);
  expect(performance.now() - startedAt).toBeLessThan(3_500);
  expect(kinds).toEqual(['allowed', 'allowed', 'refused', 'refused']);
});
