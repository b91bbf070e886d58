/** Checks of the database and the clock, on SQLite and PostgreSQL. */
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkClock } from '#server/doctor/clock.ts';
import { checkDatabase } from '#server/doctor/database.ts';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { runCheck, toLines } from '#tests/support/server/doctor.ts';
import { runSql } from '#tests/support/storage/postgres-cluster.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const toVariables = ({ options: { dataDir, databaseUrl = '' } }: TestStorage) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});
const check = (storage: TestStorage) => runCheck(checkDatabase, toVariables(storage)).then(toLines);

describe.each(storages)('the database on $name', ({ create, createEmpty }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
    await storage.store.check();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('is fine with all migrations', async () => {
    expect(await check(storage)).toEqual([
      expect.stringMatching(/^ok: .* can be read, and all \d+ migrations are applied\.$/),
    ]);
  });

  test('is reported with migrations missing, or of a later version', async () => {
    const change = (statement: string) =>
      storage.options.databaseUrl
        ? runSql(storage.options.databaseUrl, statement)
        : storage.store.write(async (transaction) => {
            const { sql } = await import('kysely');
            await sql.raw(statement).execute(transaction);
          });
    await change(`delete from kysely_migration where name = '005-alarms'`);
    expect(await check(storage)).toEqual([
      expect.stringMatching(/^warning: .* has to be migrated \(005-alarms\)\.$/),
    ]);
    await change(`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`);
    expect(await check(storage)).toEqual([
      expect.stringMatching(/^warning: .* was migrated by a later version of this program \(999-later\)\.$/),
    ]);
  });

  test('is skipped while it is empty', async () => {
    await using empty = await createEmpty();
    expect(await check(empty)).toEqual([expect.stringMatching(/^skipped: .* when it starts\.$/)]);
  });
});

const [sqlite, postgres] = storages;

describe('a database of SQLite', () => {
  test('is not changed by the check', async () => {
    await using storage = await sqlite.create();
    await storage.store.check();
    await storage.store.close();
    const before = await readdir(storage.options.dataDir);
    expect(await check(storage)).toEqual([expect.stringMatching(/^ok: /)]);
    expect(await readdir(storage.options.dataDir)).toEqual(before);
  });

  test('is a problem if it is damaged, and reported if others can read it', async () => {
    await using storage = await sqlite.createEmpty();
    const file = getDatabasePath(storage.options.dataDir);
    await writeFile(file, 'no database'.repeat(100));
    await chmod(file, 0o644);
    expect(await check(storage)).toEqual([
      expect.stringMatching(/^warning: Other accounts of this machine can read /),
      expect.stringMatching(/^problem: .* cannot be read: file is not a database\.$/),
    ]);
  });
});

describe('a database of PostgreSQL', () => {
  let storage: TestStorage;
  let url: URL;
  beforeEach(async () => {
    storage = await postgres.create();
    url = new URL(storage.options.databaseUrl ?? '');
  });
  afterEach(() => storage[Symbol.asyncDispose]());
  const checkUrl = (databaseUrl: string) =>
    runCheck(checkDatabase, { DATABASE_URL: databaseUrl }).then(toLines);

  test('is a problem if it does not exist or cannot be reached', async () => {
    expect(await checkUrl(new URL('/missing', url).href)).toEqual([
      'problem: The database missing at 127.0.0.1 cannot be used: it does not exist.',
    ]);
    expect(await checkUrl('postgres://127.0.0.1:9/site')).toEqual([
      'problem: The database site at 127.0.0.1 cannot be used: nothing listens there (ECONNREFUSED).',
    ]);
  });

  test('is a problem if its user may not create tables, or it is read-only', async () => {
    const role = `reader_${url.pathname.slice(1)}`;
    await runSql(url.href, `create role ${role} login; grant select on kysely_migration to ${role}`);
    await runSql(url.href, 'revoke create on schema public from public');
    const reader = new URL(url);
    reader.username = role;
    expect(await checkUrl(reader.href)).toContainEqual(
      expect.stringMatching(/^problem: The user .* may not create tables/),
    );
    await runSql(url.href, `drop owned by ${role}; drop role ${role}`);
    await runSql(url.href, `alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await checkUrl(url.href)).toContainEqual(expect.stringMatching(/^problem: .* is read-only\.$/));
  });

  test('its clock is compared with that of this machine', async () => {
    const variables = { DATABASE_URL: url.href };
    expect(toLines(await runCheck(checkClock, variables))).toEqual([
      'ok: The clock agrees with the database to 0 s.',
    ]);
    const ahead = await runCheck(checkClock, variables, { now: () => Date.now() + 3 * 3_600_000 });
    expect(toLines(ahead)).toEqual(['problem: The clock of this machine is 10800 s ahead of the database.']);
    const behind = await runCheck(checkClock, variables, { now: () => Date.now() - 120_000 });
    expect(toLines(behind)).toEqual(['problem: The clock of this machine is 120 s behind the database.']);
  });
});

test('the clock is skipped without another one to compare with', async () => {
  expect(toLines(await runCheck(checkClock, {}))).toEqual([
    expect.stringMatching(/^skipped: There is no other clock/),
  ]);
});
