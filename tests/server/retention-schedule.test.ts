/** When it runs, and what it says. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetention } from '#server/retention.ts';
import { storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const now = Date.UTC(2026, 10, 20, 12);
const environment = { retentionMonths: 24, retentionMonthsApplications: 6 };

const [sqlite] = storages;
let storage: TestStorage;
let lines: { level: string; msg: string; submissions?: number }[];
const log = pino(
  { formatters: { level: (level) => ({ level }) } },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  if (!sqlite) throw new Error('There is no SQLite.');
  storage = await sqlite.create();
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await storage[Symbol.asyncDispose]();
});

test('it runs at once and every hour, and says what went; stopped, it runs no more', async () => {
  await storeTestSubmission(storage, {}, 0);
  const housekeeping = createRetention({ store: storage.store, environment, log, now: () => now });
  housekeeping.start();
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 'info', submissions: 1 }]));
  await storeTestSubmission(storage, {}, 0);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  await housekeeping.stop();
  await storeTestSubmission(storage, {}, 0);
  vi.advanceTimersByTime(10 * 3_600_000);
  await housekeeping.stop();
  expect(lines).toHaveLength(2);
});

test('told to stop, it does not finish what is much', async () => {
  for (let count = 0; count < 3; count++) await storeTestSubmission(storage, {}, count);
  const housekeeping = createRetention({ store: storage.store, environment, log, now: () => now });
  housekeeping.start();
  await housekeeping.stop();
  const left = await storage.store.read((database) =>
    database.selectFrom('submissions').select('id').execute(),
  );
  expect(left).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a storage that cannot be used is said, and tried again', async () => {
  let broken = true;
  const store = {
    ...storage.store,
    change: ((work) =>
      broken
        ? Promise.reject(new Error('The disk is gone.'))
        : storage.store.write(work)) as typeof storage.store.write,
  };
  await storeTestSubmission(storage, {}, 0);
  const housekeeping = createRetention({ store, environment, log, now: () => now });
  housekeeping.start();
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 'error' }]));
  broken = false;
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(() => expect(lines[1]).toMatchObject({ level: 'info', submissions: 1 }));
  await housekeeping.stop();
});
