import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRetention } from '#server/retention.ts';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import type { NewSubmission } from '#server/storage/submissions.ts';
import { measureDeletions } from '#tests/support/deletion-watcher.ts';
import { createAttachment, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const now = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;
const environment = { retentionMonths: 24, retentionMonthsApplications: 6 };
const silent = pino({ level: 'silent' });
const none = { submissions: 0, idempotencyKeys: 0, challenges: 0, consentTexts: 0 };

describe.each(storages)('on $name', ({ name, create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const housekeeping = (time = now, log = silent) =>
    createRetention({ store: storage.store, environment, log, now: () => time });
  const left = async () =>
    (await storage.store.read((database) => database.selectFrom('submissions').select('id').execute())).map(
      ({ id }) => id,
    );

  const application = { kind: 'application' } as const;
  const caught = { status: 'quarantined', suspicions: ['link', 'honeypot'] } as const;
  describe.each<[string, Partial<NewSubmission>, number]>([
    ['a message goes after 24 calendar months', {}, Date.UTC(2024, 10, 20, 12)],
    ['an application goes after 6', application, Date.UTC(2026, 4, 20, 12)],
    [
      'what is held goes after the same time',
      { status: 'quarantined', suspicions: ['link'] },
      Date.UTC(2024, 10, 20, 12),
    ],
    ['what only a bot sends goes after 30 days', caught, now - 30 * day],
    ['unless an operator has released it', { suspicions: ['honeypot'] }, Date.UTC(2024, 10, 20, 12)],
  ])('%s', (_, submission, lastKept) => {
    test('not earlier', async () => {
      const id = await storeTestSubmission(storage, submission, lastKept);
      expect((await housekeeping().run()).submissions).toBe(0);
      expect(await left()).toEqual([id]);
    });
    test('and not later', async () => {
      await storeTestSubmission(storage, submission, lastKept - 1);
      const kept = await storeTestSubmission(storage, {}, now);
      expect((await housekeeping().run()).submissions).toBe(1);
      expect(await left()).toEqual([kept]);
    });
  });

  test('with a submission goes all that belongs to it', async () => {
    await storeTestSubmission(storage, {}, 0);
    await housekeeping().run();
    const { store } = storage;
    expect(await store.read((database) => database.selectFrom('deliveries').selectAll().execute())).toEqual(
      [],
    );
    expect(
      await store.read((database) => database.selectFrom('idempotency_keys').selectAll().execute()),
    ).toEqual([]);
  });

  test('files go a few at a time, each with its submission, however large they are', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 4 * 1024 * 1024);
    for (let count = 0; count < 5; count++) await storeTestSubmission(storage, { kind: 'application', attachment }, count);
    const { store, largest } = measureDeletions(storage.store);
    const { submissions } = await createRetention({
      store,
      environment,
      log: silent,
      now: () => now,
    }).run();
    expect(submissions).toBe(5);
    // Of a quarter of a megabyte: two files.
    expect(largest()).toBe(32);
    expect(await left()).toEqual([]);
  });

  if (name === 'SQLite')
    test('nothing of it stays in the file beside the database', async () => {
      const log = `${getDatabasePath(storage.options.dataDir)}-wal`;
      await storeTestSubmission(storage, {}, 0);
      expect((await stat(log)).size).toBeGreaterThan(0);
      await housekeeping().run();
      expect((await stat(log)).size).toBe(0);
    });

  test('keys and challenges go an hour after they have expired', async () => {
    const hour = 3_600_000;
    const expiry = async (expiresAt: number) =>
      storeTestSubmission(
        storage,
        {
          idempotency: { key: `${expiresAt}`, digest: 'd', lifetime: 0 },
          challenge: { id: `${expiresAt}`, expiresAt },
        },
        expiresAt,
      );
    for (const time of [now + 1, now - hour, now - hour - 1]) await expiry(time);
    expect(await housekeeping().run()).toEqual({ ...none, idempotencyKeys: 1, challenges: 1 });
    const keys = await storage.store.read((database) =>
      database.selectFrom('idempotency_keys').select('key').execute(),
    );
    expect(keys.map(({ key }) => key).toSorted()).toEqual([`${now + 1}`, `${now - hour}`].toSorted());
  });

  describe('the words beside a form', () => {
    const words = async () =>
      (
        await storage.store.read((database) =>
          database.selectFrom('consent_texts').select('version').execute(),
        )
      ).map(({ version }) => version);
    const consent = { version: 'old', text: 'We keep it.' };

    test('stay with the last submission that was sent beside them', async () => {
      await storeTestSubmission(storage, { consent }, 0);
      await storeTestSubmission(storage, { consent }, now);
      expect(await housekeeping().run()).toEqual({ ...none, submissions: 1 });
      expect(await words()).toEqual(['old']);
    });
    test('go when there is none any more', async () => {
      await storeTestSubmission(storage, { consent }, 0);
      await storeTestSubmission(storage, { consent: { version: 'new', text: 'We keep it well.' } }, now);
      expect(await housekeeping().run()).toEqual({ ...none, submissions: 1, consentTexts: 1 });
      expect(await words()).toEqual(['new']);
    });
    test('stay while they may stand on a page that is open', async () => {
      await storage.store.write((changes) =>
        changes
          .insertInto('consent_texts')
          .values({ ...consent, kind: 'message', language: 'en', first_used_at: now })
          .execute(),
      );
      expect(await housekeeping().run()).toEqual(none);
      expect(await words()).toEqual(['old']);
    });

    // SQLite has one writer at a time.
    if (name === 'PostgreSQL')
      test('stay when somebody is just submitting beside them', async () => {
        await storeTestSubmission(storage, { consent }, 0);
        await housekeeping(0).run();
        await storage.store.write((changes) => changes.deleteFrom('submissions').execute());
        const { store } = storage;
        let running: Promise<unknown> = Promise.resolve();
        await store.write(async (changes) => {
          await changes
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
          await changes
            .insertInto('consent_texts')
            .values({ ...consent, kind: 'message', language: 'en', first_used_at: now })
            .onConflict((conflict) => conflict.column('version').doNothing())
            .execute();
          running = housekeeping().run();
          await vi.waitFor(async () => {
            const { rows } = await store.read((database) =>
              sql`select 1 from pg_locks where not granted and relation = 'consent_texts'::regclass`.execute(
                database,
              ),
            );
            expect(rows).toHaveLength(1);
          }, 5_000);
        });
        await running;
        expect(await words()).toEqual(['old']);
      });
  });

  describe('many', () => {
    const many = 350;
    beforeEach(() =>
      storage.store.write((changes) =>
        changes
          .insertInto('submissions')
          .values(
            Array.from({ length: many }, (_, index) => ({
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

    test('go in batches between which others have their turn', async () => {
      let turns = 0;
      let counting = setImmediate(function count() {
        turns++;
        counting = setImmediate(count);
      });
      expect((await housekeeping().run()).submissions).toBe(many);
      clearImmediate(counting);
      expect(turns).toBeGreaterThanOrEqual(3);
      expect(await left()).toEqual([]);
    });

    test('are deleted once by several at once', async () => {
      const counts = await Promise.all([housekeeping().run(), housekeeping().run()]);
      expect(await left()).toEqual([]);
      expect(counts.reduce((total, { submissions }) => total + submissions, 0)).toBe(many);
    });
  });

  test('a clock that has been put back deletes nothing', async () => {
    const id = await storeTestSubmission(storage, { challenge: { id: 'c', expiresAt: now } }, now);
    expect(await housekeeping(now - 3000 * day).run()).toEqual(none);
    expect(await left()).toEqual([id]);
  });
});
