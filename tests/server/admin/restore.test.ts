import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { runCommand } from '#tests/support/admin-cli.ts';
import { dumpStore } from '#tests/support/database-dump.ts';
import { readContents, migrateWithData, migrationNames } from '#tests/support/legacy-database.ts';
import { noon, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

describe.each(storages)('restore into $name', ({ name, create }) => {
  let storage: TestStorage;
  let source: TestStorage;
  let file: string;
  beforeEach(async () => {
    storage = await create();
    const [sqlite] = storages;
    if (!sqlite) throw new Error('There is no SQLite.');
    source = await sqlite.create();
    await storeTestSubmission(source, { fields: { fullName: 'From the backup', email: 'b@example.no' } });
    file = path.join(source.options.dataDir, 'copy.sqlite');
    await runCommand(source, ['backup', file]);
  });
  afterEach(async () => {
    await storage[Symbol.asyncDispose]();
    await source[Symbol.asyncDispose]();
  });

  const restore = (...words: string[]) => runCommand(storage, ['restore', ...words]);

  test('a storage that holds submissions is left alone', async () => {
    await storeTestSubmission(storage);
    const before = await dumpStore(storage.store);
    expect(await restore(file)).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') });
    expect(await dumpStore(storage.store)).toEqual(before);
  });

  test('with --replace the backup takes its place', async () => {
    await storeTestSubmission(storage);
    expect(JSON.parse((await restore(file, '--replace', '--json')).stdout)).toEqual({
      restored: 1,
      replaced: 1,
    });
    expect(await dumpStore(storage.store)).toEqual(await dumpStore(source.store));
  });

  if (name === 'SQLite')
    test('nothing of what was replaced stays on the disk', async () => {
      const message = 'unmistakable-words '.repeat(300);
      await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'k@example.no', message } });
      expect((await restore(file, '--replace')).code).toBe(0);
      const { dataDir } = storage.options;
      const files = await Promise.all(
        (await readdir(dataDir)).map((each) => readFile(path.join(dataDir, each))),
      );
      expect(files.some((bytes) => bytes.includes('unmistakable-words'))).toBe(false);
    });

  // SQLite has one writer at a time.
  if (name === 'PostgreSQL')
    test('what is stored while it begins is not deleted unseen', async () => {
      const { store } = storage;
      await store.check();
      let restoring: ReturnType<typeof restore> | undefined;
      await store.write(async (changes) => {
        await changes
          .insertInto('submissions')
          .values({
            id: 'x',
            kind: 'message',
            language: 'en',
            received_at: noon,
            status: 'accepted',
            suspicions: '[]',
            email: 'a@example.no',
            fields: '{}',
            consent: 'v',
          })
          .execute();
        restoring = restore(file);
        await vi.waitFor(async () => {
          const { rows } = await store.read((database) =>
            sql`select 1 from pg_locks where not granted`.execute(database),
          );
          expect(rows.length).toBeGreaterThan(0);
        }, 5_000);
      });
      expect(await restoring).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') });
      expect(
        await store.read((database) => database.selectFrom('submissions').select('id').execute()),
      ).toEqual([{ id: 'x' }]);
    });

  test('words that a server has recorded at its start do not count as something to lose', async () => {
    await storage.store.write((changes) =>
      changes
        .insertInto('consent_texts')
        .values({ version: 'w', kind: 'message', language: 'en', text: 'We', first_used_at: noon })
        .execute(),
    );
    expect((await restore(file)).code).toBe(0);
  });

  test('what cannot be put in leaves everything as it was', async () => {
    await storeTestSubmission(storage, { channels: [] });
    const before = await dumpStore(storage.store);
    // Most of it can be: the row that is refused comes after others.
    await storage.store.write((changes) =>
      (storage.store.dialect === 'sqlite'
        ? sql`create trigger refuse before insert on deliveries begin select raise(abort, 'refused'); end`
        : sql`alter table deliveries add constraint refuse check (state != 'pending')`
      ).execute(changes),
    );
    await expect(restore(file, '--replace')).rejects.toThrow(/refuse/);
    expect(await dumpStore(storage.store)).toEqual(before);
  });

  test('the file stays as it is', async () => {
    const before = await readFile(file);
    await chmod(file, 0o400);
    await restore(file);
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(await readdir(path.dirname(file))).not.toContain('copy.sqlite-wal');
  });

  test.each(migrationNames)('a storage that was left at %s is brought up to date', async (step) => {
    await using old = await (storages[0] as (typeof storages)[0]).create();
    await migrateWithData(old, step);
    const before = await readContents(old);
    expect((await restore(getDatabasePath(old.options.dataDir))).code).toBe(0);
    const now = await dumpStore(storage.store);
    for (const [table, rows] of Object.entries(before))
      for (const row of rows) expect(now[table], table).toContainEqual(expect.objectContaining(row));
    expect(await readContents(old)).toEqual(before);
  });

  describe('is refused in words', () => {
    const refusedWith = async (words: RegExp, name = file) => {
      const { code, stderr } = await restore(name);
      expect(stderr).toMatch(words);
      expect(code).toBe(1);
      expect((await runCommand(storage, ['list', '--json'])).stdout).toMatch(/^(?:\[\]\n)?$/);
    };
    const change = (statements: string) => {
      using database = new DatabaseSync(file);
      database.exec(statements);
    };

    test('where there is no file', () => refusedWith(/There is no file/, `${file}.x`));
    test('where it is a folder', async () => {
      await mkdir(`${file}.folder`);
      await refusedWith(/cannot be read/, `${file}.folder`);
    });
    test('where it is no SQLite file', async () => {
      await writeFile(`${file}.txt`, 'id,kind\n');
      await refusedWith(/is no backup: it is no SQLite file/, `${file}.txt`);
    });
    test('where it is empty', async () => {
      await writeFile(`${file}.txt`, '');
      await refusedWith(/is no backup/, `${file}.txt`);
    });
    test("where it is another program's", async () => {
      change('drop table kysely_migration');
      await refusedWith(/but no backup of this program/);
    });
    test('where it is of a later version', async () => {
      change("insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00Z')");
      await refusedWith(/made by a later version/);
    });
    test('where it is damaged', async () => {
      const bytes = await readFile(file);
      bytes.fill(0xa5, 4096 * 2);
      await writeFile(`${file}.damaged`, bytes);
      await refusedWith(/is damaged/, `${file}.damaged`);
    });
    test('where its rows do not fit together', async () => {
      change('pragma foreign_keys = off; update deliveries set submission_id = 1');
      await refusedWith(/is damaged: a row of deliveries refers to nothing/);
    });
    test('where it is cut short', async () => {
      const bytes = await readFile(file);
      await writeFile(`${file}.short`, bytes.subarray(0, 4096 * 3));
      await refusedWith(/is damaged/, `${file}.short`);
    });
    test('where a part of it is elsewhere, because it is in use', async () => {
      await using other = await (storages[0] as (typeof storages)[0]).create();
      await storeTestSubmission(other);
      await refusedWith(/in use/, path.join(other.options.dataDir, 'enquiries.sqlite'));
    });
  });
});

test('restoring makes the storage where there is none', async () => {
  await using source = await (storages[0] as (typeof storages)[0]).create();
  const id = await storeTestSubmission(source);
  const { dataDir } = source.options;
  const file = path.join(dataDir, 'copy.sqlite');
  await runCommand(source, ['backup', file]);
  const options = { dataDir: path.join(dataDir, 'new/deeper') };
  expect((await runCommand({ options }, ['restore', file])).code).toBe(0);
  const store = openStore(options);
  expect(
    (await store.read((database) => database.selectFrom('submissions').select('id').execute()))[0]?.id,
  ).toBe(id);
  await store.close();
});
