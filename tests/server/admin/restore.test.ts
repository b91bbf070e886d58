import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { dumpStore } from '#tests/support/storage/database-dump.ts';
import { migrateWithData, migrationNames, readContents } from '#tests/support/storage/legacy-database.ts';
import { noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const [sqlite] = storages;

/** Creates a SQLite storage with one submission, and a backup of it. */
async function createBackup(): Promise<{ source: TestStorage; file: string }> {
  const source = await sqlite.create();
  await storeTestSubmission(source, { fields: { fullName: 'From the backup', email: 'b@example.no' } });
  const file = path.join(source.options.dataDir, 'copy.sqlite');
  await runCommand(source, ['backup', file]);
  return { source, file };
}

describe.each(storages)('restore into $name', ({ name, create }) => {
  let storage: TestStorage;
  let source: TestStorage;
  let file: string;
  beforeEach(async () => {
    storage = await create();
    ({ source, file } = await createBackup());
  });
  afterEach(async () => {
    await storage[Symbol.asyncDispose]();
    await source[Symbol.asyncDispose]();
  });

  const restore = (...args: string[]) => runCommand(storage, ['restore', ...args]);

  test('restore refuses to replace submissions without --replace', async () => {
    await storeTestSubmission(storage);
    const before = await dumpStore(storage.store);
    expect(await restore(file)).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') });
    expect(await dumpStore(storage.store)).toEqual(before);
  });

  test('--replace replaces the content by the backup', async () => {
    await storeTestSubmission(storage);
    expect(JSON.parse((await restore(file, '--replace', '--json')).stdout)).toEqual({
      restored: 1,
      replaced: 1,
      erasedAgain: 0,
    });
    expect(await dumpStore(storage.store)).toEqual(await dumpStore(source.store));
  });

  describe('people who were erased after the backup', () => {
    const readEmails = async () =>
      (
        await storage.store.read((database) =>
          database.selectFrom('submissions').select('email').orderBy('email').execute(),
        )
      ).map(({ email }) => email);
    let older: string;
    beforeEach(async () => {
      for (const email of ['kari@example.no', 'ola@example.no'])
        await storeTestSubmission(storage, { fields: { fullName: 'Kari', email } });
      older = path.join(storage.options.dataDir, 'older.sqlite');
      await runCommand(storage, ['backup', older]);
      await runCommand(storage, ['erase', 'kari@example.no', '--yes']);
      expect(await readEmails()).toEqual(['ola@example.no']);
    });

    test('stay erased when it replaces the storage, and may write again', async () => {
      const id = await storeTestSubmission(storage, {}, Date.now() + 1000);
      const { stdout, code } = await restore(older, '--replace');
      expect(code).toBe(0);
      expect(stdout).toContain('Erased 1 submission again, of people erased since the backup.');
      expect(await readEmails()).toEqual(['ola@example.no']);
      const deliveries = await storage.store.read((database) =>
        database.selectFrom('deliveries').select('submission_id').distinct().execute(),
      );
      expect(deliveries).toHaveLength(1);
      const later = await storeTestSubmission(storage, {}, Date.now() + 1000);
      expect(later).not.toBe(id);
      const newer = path.join(storage.options.dataDir, 'newer.sqlite');
      await runCommand(storage, ['backup', newer]);
      expect(JSON.parse((await restore(newer, '--replace', '--json')).stdout)).toMatchObject({
        erasedAgain: 0,
      });
      expect(await readEmails()).toEqual(['kari@example.no', 'ola@example.no']);
    });

    test('stay erased on another storage, by the list beside the data and the backups', async () => {
      await using other = await sqlite.create();
      const { dataDir } = storage.options;
      const list = await readFile(path.join(dataDir, 'erasures.jsonl'), 'utf8');
      expect(list).not.toContain('kari');
      expect((await stat(path.join(dataDir, 'erasures.jsonl'))).mode & 0o777).toBe(0o600);
      const result = await runCommand(other, ['restore', older, '--json'], { env: { BACKUP_DIR: dataDir } });
      expect(JSON.parse(result.stdout)).toEqual({ restored: 2, replaced: 0, erasedAgain: 1 });
    });
  });

  if (name === 'SQLite')
    test('replaced data is not on the disk any more', async () => {
      const message = 'unmistakable-words '.repeat(300);
      await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'k@example.no', message } });
      expect((await restore(file, '--replace')).code).toBe(0);
      const { dataDir } = storage.options;
      const files = await Promise.all(
        (await readdir(dataDir)).map((fileName) => readFile(path.join(dataDir, fileName))),
      );
      expect(files.some((bytes) => bytes.includes('unmistakable-words'))).toBe(false);
    });

  // SQLite has only one writer at a time.
  if (name === 'PostgreSQL')
    test('a submission stored while restore begins is not deleted unnoticed', async () => {
      const { store } = storage;
      await store.check();
      let restoring: ReturnType<typeof restore> | undefined;
      await store.write(async (transaction) => {
        await transaction
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
        await waitFor(async () => {
          const { rows } = await store.read((database) =>
            sql`select 1 from pg_locks where not granted`.execute(database),
          );
          expect(rows.length).toBeGreaterThan(0);
        });
      });
      expect(await restoring).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') });
      expect(
        await store.read((database) => database.selectFrom('submissions').select('id').execute()),
      ).toEqual([{ id: 'x' }]);
    });

  test('consent texts recorded by a server do not count as content', async () => {
    await storage.store.write((transaction) =>
      transaction
        .insertInto('consent_texts')
        .values({ version: 'w', kind: 'message', language: 'en', text: 'We', first_used_at: noon })
        .execute(),
    );
    expect((await restore(file)).code).toBe(0);
  });

  test('a failed restore changes nothing', async () => {
    await storeTestSubmission(storage, { channels: [] });
    const before = await dumpStore(storage.store);
    // Rows of other tables are inserted before the one that fails.
    await storage.store.write((transaction) =>
      (storage.store.dialect === 'sqlite'
        ? sql`create trigger refuse before insert on deliveries begin select raise(abort, 'refused'); end`
        : sql`alter table deliveries add constraint refuse check (state != 'pending')`
      ).execute(transaction),
    );
    await expect(restore(file, '--replace')).rejects.toThrow(/refuse/);
    expect(await dumpStore(storage.store)).toEqual(before);
  });

  test('restore does not change the backup', async () => {
    const before = await readFile(file);
    await chmod(file, 0o400);
    await restore(file);
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(await readdir(path.dirname(file))).not.toContain('copy.sqlite-wal');
  });

  // The copy of the backup is migrated on SQLite, whatever the target is.
  const versions = name === 'SQLite' ? migrationNames : migrationNames.slice(0, 1);
  test.each(versions)('a backup of version %s is migrated', async (version) => {
    await using old = await sqlite.create();
    await migrateWithData(old, version);
    const before = await readContents(old);
    expect((await restore(getDatabasePath(old.options.dataDir))).code).toBe(0);
    const now = await dumpStore(storage.store);
    for (const [table, rows] of Object.entries(before))
      for (const row of rows) expect(now[table], table).toContainEqual(expect.objectContaining(row));
    expect(await readContents(old)).toEqual(before);
  });
});

describe('restore refuses', () => {
  let storage: TestStorage;
  let source: TestStorage;
  let file: string;
  beforeEach(async () => {
    storage = await sqlite.create();
    ({ source, file } = await createBackup());
  });
  afterEach(async () => {
    await storage[Symbol.asyncDispose]();
    await source[Symbol.asyncDispose]();
  });

  const expectRefused = async (message: RegExp, name = file) => {
    const { code, stderr } = await runCommand(storage, ['restore', name]);
    expect(stderr).toMatch(message);
    expect(code).toBe(1);
    expect((await runCommand(storage, ['list', '--json'])).stdout).toMatch(/^(?:\[\]\n)?$/);
  };
  const changeBackup = (statements: string) => {
    using database = new DatabaseSync(file);
    database.exec(statements);
  };

  test('a missing file', () => expectRefused(/There is no file/, `${file}.x`));
  test('a folder', async () => {
    await mkdir(`${file}.folder`);
    await expectRefused(/cannot be read/, `${file}.folder`);
  });
  test('a file of another format', async () => {
    await writeFile(`${file}.txt`, 'id,kind\n');
    await expectRefused(/is not a backup: it is not a SQLite file/, `${file}.txt`);
  });
  test('an empty file', async () => {
    await writeFile(`${file}.txt`, '');
    await expectRefused(/is not a backup/, `${file}.txt`);
  });
  test('a SQLite file of another program', async () => {
    changeBackup('drop table kysely_migration');
    await expectRefused(/but not a backup of this program/);
  });
  test('a backup of a later version', async () => {
    changeBackup(
      "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00Z')",
    );
    await expectRefused(/made by a later version/);
  });
  test('a damaged backup', async () => {
    const bytes = await readFile(file);
    bytes.fill(0xa5, 4096 * 2);
    await writeFile(`${file}.damaged`, bytes);
    await expectRefused(/is damaged/, `${file}.damaged`);
  });
  test('a backup with broken references between rows', async () => {
    changeBackup('pragma foreign_keys = off; update deliveries set submission_id = 1');
    await expectRefused(/is damaged: a row of deliveries refers to nothing/);
  });
  test('a truncated backup', async () => {
    const bytes = await readFile(file);
    await writeFile(`${file}.short`, bytes.subarray(0, 4096 * 3));
    await expectRefused(/is damaged/, `${file}.short`);
  });
  test('a database in use, of which a part is in its write-ahead log', async () => {
    await using other = await sqlite.create();
    await storeTestSubmission(other);
    await expectRefused(/in use/, path.join(other.options.dataDir, 'enquiries.sqlite'));
  });
});

test('restore creates a missing storage', async () => {
  await using source = await sqlite.create();
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
