/** When retention runs, and what it logs. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetention } from '#server/retention.ts';
import { recordJobTime } from '#server/storage/jobs.ts';
import { storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const now = Date.UTC(2026, 10, 20, 12);
const environment = { retentionMonths: 24, retentionMonthsApplications: 6 };

let storage: TestStorage;
let lines: { level: string; msg: string; submissions?: number }[];
const log = pino(
  { formatters: { level: (level) => ({ level }) } },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  storage = await storages[0].create();
  await recordJobTime(storage.store, 'retention', now - 3_600_000);
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await storage[Symbol.asyncDispose]();
});

test('retention runs at the start and every hour, logs the counts, and stops', async () => {
  await storeTestSubmission(storage, {}, 0);
  const retention = createRetention({ store: storage.store, environment, log, now: () => now });
  retention.start();
  await waitFor(() => expect(lines).toMatchObject([{ level: 'info', submissions: 1 }]));
  await storeTestSubmission(storage, {}, 0);
  vi.advanceTimersByTime(3_600_000);
  await waitFor(() => expect(lines).toHaveLength(2));
  await retention.stop();
  await storeTestSubmission(storage, {}, 0);
  vi.advanceTimersByTime(10 * 3_600_000);
  await retention.stop();
  expect(lines).toHaveLength(2);
});

test('a stop ends the run after its batch', async () => {
  for (let count = 0; count < 3; count++) await storeTestSubmission(storage, {}, count);
  const retention = createRetention({ store: storage.store, environment, log, now: () => now });
  retention.start();
  await retention.stop();
  const remaining = await storage.store.read((database) =>
    database.selectFrom('submissions').select('id').execute(),
  );
  expect(remaining).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('an unavailable storage is logged and tried again an hour later', async () => {
  let isBroken = true;
  const store = {
    ...storage.store,
    write: ((work) =>
      isBroken
        ? Promise.reject(new Error('The disk is gone.'))
        : storage.store.write(work)) as typeof storage.store.write,
  };
  await storeTestSubmission(storage, {}, 0);
  const retention = createRetention({ store, environment, log, now: () => now });
  retention.start();
  await waitFor(() => expect(lines).toMatchObject([{ level: 'error' }]));
  isBroken = false;
  vi.advanceTimersByTime(3_600_000);
  await waitFor(() => expect(lines[1]).toMatchObject({ level: 'info', submissions: 1 }));
  await retention.stop();
});

test('a condition begins with a doubtful deletion, and ends with its confirmation', async () => {
  await storeTestSubmission(storage, {}, now - 86_400_000);
  let time = now;
  const retention = createRetention({ store: storage.store, environment, log, now: () => time });
  const runScheduled = async () => {
    retention.start();
    await retention.stop();
  };
  await runScheduled();
  expect(await retention.condition.check()).toBeUndefined();
  time = now + 3 * 365 * 86_400_000;
  await runScheduled();
  expect(await retention.condition.check()).toMatch(/^The clock is far ahead.* npm run doctor/s);
  const command = createRetention({ store: storage.store, environment, log, now: () => time });
  await command.run({ isConfirmed: true });
  expect(await retention.condition.check()).toBeUndefined();
});

test('a doubtful deletion is logged as an error every hour, and counted', async () => {
  await storeTestSubmission(storage, {}, now - 86_400_000);
  const withheld: number[] = [];
  const retention = createRetention({
    store: storage.store,
    environment,
    log,
    now: () => now + 3 * 365 * 86_400_000,
    onWithheld: (count) => withheld.push(count),
  });
  retention.start();
  await waitFor(() => expect(withheld).toEqual([1]));
  vi.advanceTimersByTime(3_600_000);
  await waitFor(() => expect(withheld).toEqual([1, 1]));
  await retention.stop();
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatchObject({
      level: 'error',
      due: 1,
      of: 1,
      msg: expect.stringContaining('npm run enquiries -- retention'),
    });
});
