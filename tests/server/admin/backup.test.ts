import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { dumpStore } from '#tests/support/storage/database-dump.ts';
import { createAttachment, noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

describe.each(storages)('backup of $name', ({ create }) => {
  let storage: TestStorage;
  let file: string;
  beforeEach(async () => {
    storage = await create();
    file = path.join(storage.options.dataDir, 'copy.sqlite');
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const backup = (...args: string[]) => runCommand(storage, ['backup', ...args]);

  test.each(storages)('a backup restores every row of every table on $name', async (targetKind) => {
    await fillStorage(storage);
    expect((await backup(file)).code).toBe(0);
    await using target = await targetKind.create();
    expect(await runCommand(target, ['restore', file])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Restored 84 submissions from'),
    });
    const original = await dumpStore(storage.store);
    // An empty table would prove nothing.
    for (const [table, rows] of Object.entries(original)) expect(rows.length, table).toBeGreaterThan(0);
    expect(await dumpStore(target.store)).toEqual(original);
  });

  test('a backup is one complete SQLite file that only its owner can read', async () => {
    await storeTestSubmission(storage);
    const { code, stdout } = await backup(file, '--json');
    expect(code).toBe(0);
    const { size, mode } = await stat(file);
    expect(JSON.parse(stdout)).toEqual({ file, bytes: size, submissions: 1 });
    expect(mode & 0o777).toBe(0o600);
    const files = (await readdir(storage.options.dataDir)).filter((name) => name.includes('copy.sqlite'));
    expect(files).toEqual(['copy.sqlite']);
    using database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });

  test('a backup is a consistent snapshot while submissions arrive', async () => {
    let isStopped = false;
    let lastId = '';
    const senders = (async () => {
      // Writes to SQLite never yield to the event loop.
      for (; !isStopped; await yieldToEventLoop())
        lastId = await storeTestSubmission(storage, {}, Date.now());
    })();
    try {
      for (let index = 0; index < 3; index++) {
        const copy = `${file}.${index}`;
        expect((await backup(copy)).code).toBe(0);
        using database = new DatabaseSync(copy, { readOnly: true });
        const counts = database
          .prepare(
            `select (select count(*) from submissions) as submissions, (select count(*) from idempotency_keys) as keys,
            (select count(*) from deliveries) as deliveries`,
          )
          .get();
        expect(counts?.keys).toBe(counts?.submissions);
        expect(counts?.deliveries).toBe(3 * Number(counts?.submissions));
      }
    } finally {
      isStopped = true;
      await senders;
    }
    expect((await runCommand(storage, ['show', lastId])).code).toBe(0);
  });

  test('backup never overwrites a file', async () => {
    await storeTestSubmission(storage);
    await writeFile(file, 'precious');
    expect(await backup(file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists already'),
    });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('backup explains a missing folder', async () => {
    await storeTestSubmission(storage);
    expect(await backup(path.join(file, 'deeper'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be written'),
    });
  });
});

/**
 * Inserts rows into every table, more than one batch of a copy: attachments of one and of several chunks, texts in several
 * scripts, times, nulls and bytes.
 */
async function fillStorage(storage: TestStorage): Promise<void> {
  for (const size of [0, 1, 256 * 1024, 5_000_000]) {
    const { attachment } = await createAttachment(storage.options.dataDir, size);
    await storeTestSubmission(storage, {
      kind: 'application',
      language: 'no',
      fields: {
        name: `Åse "O'Hara" ${size} 王小明 👩‍👩‍👧`,
        email: `${size}@example.no`,
        message: `a\n\tb\\c%${size}`,
      },
      attachment: { ...attachment, name: 'søknad – "cv".pdf' },
      challenge: { id: `challenge ${size}`, expiresAt: noon },
      consent: { version: `words-${size}`, text: 'Vi lagrer det du sender.' },
    });
  }
  for (let index = 0; index < 80; index++)
    await storeTestSubmission(
      storage,
      { status: index % 9 === 0 ? 'quarantined' : 'accepted', suspicions: ['link'] },
      noon + index,
    );
  await storage.store.write(async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'challenges', value: 'c2VjcmV0' }).execute();
    await transaction.insertInto('rate_limits').values({ key: 'all', points: 1, expire: noon }).execute();
    await transaction
      .insertInto('alarms')
      .values({ name: 'delivery', sent_at: 0, taken_until: noon })
      .execute();
    await transaction
      .insertInto('rate_limits')
      .values({ key: 'address:a', points: 1, expire: noon })
      .execute();
    await transaction
      .insertInto('disabled_webhooks')
      .values({ url_hash: 'c0ffee', disabled_at: noon, alarmed_at: null })
      .execute();
    await transaction
      .insertInto('jobs')
      .values({ name: 'retention', finished_at: noon, taken_until: 0 })
      .execute();
    await transaction
      .insertInto('erasures')
      .values({ hash: 'hash', salt: 'salt', erased_at: noon })
      .execute();
    await transaction
      .updateTable('deliveries')
      .set({ state: 'dead', last_error: 'ETIMEDOUT', alarmed_at: noon, leased_by: 'x', leased_until: noon })
      .where('channel', '=', 'webhook')
      .execute();
  });
}
