import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/admin-cli.ts';
import { dumpStore } from '#tests/support/database-dump.ts';
import { storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';
import { fill } from './full-storage.ts';

describe.each(storages)('backup of $name', ({ create }) => {
  let storage: TestStorage;
  let file: string;
  beforeEach(async () => {
    storage = await create();
    file = path.join(storage.options.dataDir, 'copy.sqlite');
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const backup = (...words: string[]) => runCommand(storage, ['backup', ...words]);

  test.each(storages)('every row of every table comes back on $name, byte for byte', async (other) => {
    await fill(storage);
    expect((await backup(file)).code).toBe(0);
    await using target = await other.create();
    expect(await runCommand(target, ['restore', file])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Restored 84 submissions from'),
    });
    const original = await dumpStore(storage.store);
    // So that an empty table cannot pass for a copied one.
    for (const [table, rows] of Object.entries(original)) expect(rows.length, table).toBeGreaterThan(0);
    expect(await dumpStore(target.store)).toEqual(original);
  });

  test('it is one whole SQLite file for its owner alone, and says what is in it', async () => {
    await storeTestSubmission(storage);
    const { code, stdout } = await backup(file, '--json');
    expect(code).toBe(0);
    const { size, mode } = await stat(file);
    expect(JSON.parse(stdout)).toEqual({ file, bytes: size, submissions: 1 });
    expect(mode & 0o777).toBe(0o600);
    const beside = (await readdir(storage.options.dataDir)).filter((name) => name.includes('copy.sqlite'));
    expect(beside).toEqual(['copy.sqlite']);
    using database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });

  test('while submissions come in, it is as all of them were at one moment', async () => {
    let stopped = false;
    let last = '';
    const flood = (async () => {
      // SQLite is done before it gives anybody else a turn.
      for (; !stopped; await turn()) last = await storeTestSubmission(storage, {}, Date.now());
    })();
    try {
      for (let count = 0; count < 3; count++) {
        const copy = `${file}.${count}`;
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
      stopped = true;
      await flood;
    }
    expect((await runCommand(storage, ['show', last])).code).toBe(0);
  });

  test('it overwrites nothing', async () => {
    await storeTestSubmission(storage);
    await writeFile(file, 'precious');
    expect(await backup(file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('a folder that is not there is refused in words', async () => {
    await storeTestSubmission(storage);
    expect(await backup(path.join(file, 'deeper'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be written'),
    });
  });
});
