import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRetention, subtractMonths } from '#server/retention.ts';
import { readJobTime, recordJobTime } from '#server/storage/jobs.ts';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import type { NewSubmission } from '#server/storage/submissions.ts';
import { measureDeletions } from '#tests/support/storage/deletion-watcher.ts';
import { createAttachment, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const environment = { retentionMonths: 24, retentionMonthsApplications: 6 };
const silentLog = pino({ level: 'silent' });
const noCounts = { submissions: 0, idempotencyKeys: 0, challenges: 0, rateLimits: 0, consentTexts: 0 };

describe.each(storages)('on $name', ({ name, create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
    await recordJobTime(storage.store, 'retention', now - hourMs);
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const createRetentionJob = (time = now, log = silentLog) =>
    createRetention({ store: storage.store, environment, log, now: () => time, clock: async () => time });
  const deleteOutdated = async (time = now) => (await createRetentionJob(time).run()).counts;
  const readIds = async () =>
    (await storage.store.read((database) => database.selectFrom('submissions').select('id').execute())).map(
      ({ id }) => id,
    );

  const application = { kind: 'application' } as const;
  const withHoneypot = { status: 'quarantined', suspicions: ['link', 'honeypot'] } as const;
  test.each<[string, Partial<NewSubmission>, number]>([
    ['a message', {}, Date.UTC(2024, 10, 20, 12)],
    ['an application', application, Date.UTC(2026, 4, 20, 12)],
    ['a quarantined message', { status: 'quarantined', suspicions: ['link'] }, Date.UTC(2024, 10, 20, 12)],
    ['a message with a filled honeypot', withHoneypot, now - 30 * dayMs],
    ['a released message with a filled honeypot', { suspicions: ['honeypot'] }, Date.UTC(2024, 10, 20, 12)],
  ])('%s is deleted a millisecond after its retention period', async (_, submission, oldestKeptAt) => {
    const keptId = await storeTestSubmission(storage, submission, oldestKeptAt);
    await storeTestSubmission(storage, submission, oldestKeptAt - 1);
    expect((await deleteOutdated()).submissions).toBe(1);
    expect(await readIds()).toEqual([keptId]);
  });

  test('deliveries and idempotency keys are deleted with their submission', async () => {
    await storeTestSubmission(storage, {}, 0);
    await createRetentionJob().run();
    const { store } = storage;
    expect(await store.read((database) => database.selectFrom('deliveries').selectAll().execute())).toEqual(
      [],
    );
    expect(
      await store.read((database) => database.selectFrom('idempotency_keys').selectAll().execute()),
    ).toEqual([]);
  });

  test('large files are deleted a few at a time, each with its submission', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 4 * 1024 * 1024);
    for (let count = 0; count < 5; count++)
      await storeTestSubmission(storage, { kind: 'application', attachment }, count);
    const { store, getLargest } = measureDeletions(storage.store);
    const { counts } = await createRetention({
      store,
      environment,
      log: silentLog,
      now: () => now,
      clock: async () => now,
    }).run();
    expect(counts.submissions).toBe(5);
    // Chunks of a quarter of a megabyte, so two files.
    expect(getLargest()).toBe(32);
    expect(await readIds()).toEqual([]);
  });

  if (name === 'SQLite')
    test('no deleted row stays in the write-ahead log', async () => {
      const walFile = `${getDatabasePath(storage.options.dataDir)}-wal`;
      await storeTestSubmission(storage, {}, 0);
      expect((await stat(walFile)).size).toBeGreaterThan(0);
      await createRetentionJob().run();
      expect((await stat(walFile)).size).toBe(0);
    });

  test('counts of limits are deleted an hour after their time', async () => {
    await storage.store.write((transaction) =>
      transaction
        .insertInto('rate_limits')
        .values(
          [now, now - 3_600_000, now - 3_600_001].map((expire) => ({ key: `${expire}`, points: 1, expire })),
        )
        .execute(),
    );
    expect(await deleteOutdated()).toEqual({ ...noCounts, rateLimits: 1 });
  });

  test('keys and challenges are deleted an hour after they expire', async () => {
    const storeExpiring = async (expiresAt: number) =>
      storeTestSubmission(
        storage,
        {
          idempotency: { key: `${expiresAt}`, digest: 'd', lifetimeMs: 0 },
          challenge: { id: `${expiresAt}`, expiresAt },
        },
        expiresAt,
      );
    for (const time of [now + 1, now - hourMs, now - hourMs - 1]) await storeExpiring(time);
    expect(await deleteOutdated()).toEqual({ ...noCounts, idempotencyKeys: 1, challenges: 1 });
    const keys = await storage.store.read((database) =>
      database.selectFrom('idempotency_keys').select('key').execute(),
    );
    expect(keys.map(({ key }) => key).toSorted()).toEqual([`${now + 1}`, `${now - hourMs}`].toSorted());
  });

  describe('consent texts', () => {
    const readVersions = async () =>
      (
        await storage.store.read((database) =>
          database.selectFrom('consent_texts').select('version').execute(),
        )
      ).map(({ version }) => version);
    const consent = { version: 'old', text: 'We keep it.' };

    test('stay while a submission refers to them', async () => {
      await storeTestSubmission(storage, { consent }, 0);
      await storeTestSubmission(storage, { consent }, now);
      expect(await deleteOutdated()).toEqual({ ...noCounts, submissions: 1 });
      expect(await readVersions()).toEqual(['old']);
    });
    test('are deleted with the last submission', async () => {
      await storeTestSubmission(storage, { consent }, 0);
      await storeTestSubmission(storage, { consent: { version: 'new', text: 'We keep it well.' } }, now);
      expect(await deleteOutdated()).toEqual({ ...noCounts, submissions: 1, consentTexts: 1 });
      expect(await readVersions()).toEqual(['new']);
    });
    test('stay while a page that is still open may show them', async () => {
      await storage.store.write((transaction) =>
        transaction
          .insertInto('consent_texts')
          .values({ ...consent, kind: 'message', language: 'en', first_used_at: now })
          .execute(),
      );
      expect(await deleteOutdated()).toEqual(noCounts);
      expect(await readVersions()).toEqual(['old']);
    });

    // SQLite has one writer at a time.
    if (name === 'PostgreSQL')
      test('stay when a submission is being stored with them', async () => {
        await storeTestSubmission(storage, { consent }, 0);
        await createRetentionJob(0).run();
        await storage.store.write((transaction) => transaction.deleteFrom('submissions').execute());
        const { store } = storage;
        let running: Promise<unknown> = Promise.resolve();
        await store.write(async (transaction) => {
          await transaction
            .insertInto('submissions')
            .values({
              id: 'x',
              kind: 'message',
              language: 'en',
              received_at: now,
              status: 'accepted',
              suspicions: '[]',
              email: 'a@example.no',
              fields: '{}',
              consent: 'old',
            })
            .execute();
          await transaction
            .insertInto('consent_texts')
            .values({ ...consent, kind: 'message', language: 'en', first_used_at: now })
            .onConflict((conflict) => conflict.column('version').doNothing())
            .execute();
          running = createRetentionJob().run();
          await waitFor(async () => {
            const { rows } = await store.read((database) =>
              sql`select 1 from pg_locks where not granted and relation = 'consent_texts'::regclass`.execute(
                database,
              ),
            );
            expect(rows).toHaveLength(1);
          });
        });
        await running;
        expect(await readVersions()).toEqual(['old']);
      });
  });

  describe('many submissions', () => {
    const submissionCount = 350;
    beforeEach(() =>
      storage.store.write((transaction) =>
        transaction
          .insertInto('submissions')
          .values(
            Array.from({ length: submissionCount }, (_, index) => ({
              id: `old ${index}`,
              kind: 'message' as const,
              language: 'en' as const,
              received_at: index,
              status: 'accepted' as const,
              suspicions: '[]',
              email: 'a@example.no',
              fields: '{}',
              consent: 'v',
            })),
          )
          .execute(),
      ),
    );

    test('are deleted in batches that let other work run in between', async () => {
      let turnCount = 0;
      let counting = setImmediate(function count() {
        turnCount++;
        counting = setImmediate(count);
      });
      expect((await createRetentionJob().run({ isConfirmed: true })).counts.submissions).toBe(
        submissionCount,
      );
      clearImmediate(counting);
      expect(turnCount).toBeGreaterThanOrEqual(3);
      expect(await readIds()).toEqual([]);
    });

    test('are counted once when two jobs run at the same time', async () => {
      const runs = await Promise.all([0, 1].map(() => createRetentionJob().run({ isConfirmed: true })));
      expect(await readIds()).toEqual([]);
      expect(runs.reduce((total, { counts }) => total + counts.submissions, 0)).toBe(submissionCount);
    });
  });

  describe('a doubtful deletion', () => {
    const threeYearsMs = 3 * 365 * dayMs;
    const readLastRun = () => readJobTime(storage.store, 'retention');
    const storeMany = async (count: number, receivedAt: number) => {
      for (let index = 0; index < count; index++)
        await storeTestSubmission(storage, { channels: [] }, receivedAt + index);
    };

    test.each([
      ['after hourly runs', now - hourMs],
      ['on the first run of an older storage', undefined],
    ])('of a clock three years ahead deletes nothing %s', async (_, lastRun) => {
      await storage.store.write((transaction) => transaction.deleteFrom('jobs').execute());
      if (lastRun !== undefined) await recordJobTime(storage.store, 'retention', lastRun);
      await storeMany(44, now - 30 * dayMs);
      const job = createRetentionJob(now + threeYearsMs);
      for (let run = 0; run < 3; run++) {
        const { counts, plan } = await job.run();
        expect(counts).toEqual(noCounts);
        expect(plan).toMatchObject({ doubt: 'clock', dueCount: 44, submissionCount: 44 });
      }
      expect(await readIds()).toHaveLength(44);
      expect(await readLastRun()).toBe(lastRun);
      // With the right time again, nothing needs to be confirmed.
      if (lastRun !== undefined) expect((await createRetentionJob().plan()).doubt).toBeUndefined();
    });

    test('of the only submission is held back, too', async () => {
      await storeMany(1, now - 30 * dayMs);
      expect(await deleteOutdated(now + threeYearsMs)).toEqual(noCounts);
    });

    test('does not occur on a quiet site whose server runs every hour', async () => {
      await storeMany(3, now - 800 * dayMs);
      expect(await deleteOutdated()).toMatchObject({ submissions: 3 });
      expect(await readLastRun()).toBe(now);
    });

    test('of more than a tenth of the submissions leaves them, and deletes bots', async () => {
      await storeMany(11, now - 800 * dayMs);
      await storeMany(20, now - dayMs);
      await storeTestSubmission(storage, withHoneypot, now - 31 * dayMs);
      const { counts, plan } = await createRetentionJob().run();
      expect(plan).toMatchObject({ doubt: 'share', dueCount: 11, submissionCount: 32 });
      expect(counts.submissions).toBe(1);
      expect(await readIds()).toHaveLength(31);
    });

    test('is made after a confirmation, which sets the clock to compare with', async () => {
      await storeMany(12, now - 800 * dayMs);
      const later = now + threeYearsMs;
      const { counts } = await createRetentionJob(later).run({ isConfirmed: true });
      expect(counts.submissions).toBe(12);
      expect(await readLastRun()).toBe(later);
      expect((await createRetentionJob(later + hourMs).plan()).doubt).toBeUndefined();
    });

    if (name === 'PostgreSQL')
      test('does not happen with a wrong clock on one machine, because the clock is the database’s', async () => {
        const realTime = Date.now();
        await recordJobTime(storage.store, 'retention', realTime - hourMs);
        await storeMany(2, realTime - 30 * dayMs);
        const wrongClock = () => realTime + threeYearsMs;
        const job = createRetention({ store: storage.store, environment, log: silentLog, now: wrongClock });
        const { counts, plan } = await job.run();
        expect(counts.submissions).toBe(0);
        expect(plan).toMatchObject({ doubt: undefined, dueCount: 0 });
        expect(Math.abs(plan.now - realTime)).toBeLessThan(60_000);
      });
  });

  test('a clock that was set back deletes nothing', async () => {
    const id = await storeTestSubmission(storage, { challenge: { id: 'c', expiresAt: now } }, now);
    expect(await deleteOutdated(now - 3000 * dayMs)).toEqual(noCounts);
    expect(await readIds()).toEqual([id]);
  });
});

describe('subtracting months', () => {
  test.each([
    ['2026-11-20T12:34:56.789Z', 6, '2026-05-20T12:34:56.789Z'],
    ['2026-11-20T12:00:00.000Z', 24, '2024-11-20T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-08-31T23:59:59.999Z', 6, '2026-02-28T23:59:59.999Z'],
    ['2024-08-31T00:00:00.000Z', 6, '2024-02-29T00:00:00.000Z'],
    ['2026-02-28T00:00:00.000Z', 24, '2024-02-28T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 1, '2026-04-30T00:00:00.000Z'],
  ])('%s minus %i months is %s', (time, months, expected) => {
    expect(new Date(subtractMonths(Date.parse(time), months)).toISOString()).toBe(expected);
  });
});
