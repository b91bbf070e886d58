/** Migrations from every earlier version keep all data. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAdditiveMigration } from '#server/storage/migrations/index.ts';
import { openStore } from '#server/storage/store.ts';
import { runCommand, spawnCommand } from '#tests/support/server/admin-cli.ts';
import { createTestSubmission, sendSubmission } from '#tests/support/server/submission-sender.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import {
  migrateThenInsert,
  migrateWithData,
  migrationNames,
  readContents,
  rowsByMigration,
} from '#tests/support/storage/legacy-database.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

test('every migration has test data of its version', () => {
  expect(Object.keys(rowsByMigration)).toEqual(migrationNames);
});

describe.each(storages)('on $name', ({ name, createEmpty }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await createEmpty();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const spawnList = () => {
    const { dataDir, databaseUrl } = storage.options;
    return spawnCommand({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, [
      'list',
      '--json',
    ]);
  };

  describe.each(migrationNames)('%s', (migrationName) => {
    const previousName = migrationNames[migrationNames.indexOf(migrationName) - 1];

    test(`every row of ${previousName ?? 'an empty storage'} is kept`, async () => {
      await migrateWithData(storage, previousName);
      const before = await readContents(storage);
      await storage.store.check();
      const after = await readContents(storage);
      for (const [table, rows] of Object.entries(before)) {
        expect(rows.length, table).toBeGreaterThan(0);
        expect(after[table], table).toHaveLength(rows.length);
        for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row));
      }
    });

    test('list shows the earlier submissions', async () => {
      await migrateWithData(storage, previousName);
      await storage.store.check();
      const { code, stdout } = await runCommand(storage, ['list', '--json']);
      expect(code).toBe(0);
      const listed: { id: string; status: string; consent: unknown }[] = JSON.parse(stdout);
      const ids = ['DDDD-DDDD-0001', 'CCCC-CCCC-0001', 'BBBB-BBBB-0001', 'AAAA-AAAA-0002', 'AAAA-AAAA-0001'];
      const expected = ids.filter(
        (id) => 'ABCD'.indexOf(id.charAt(0)) < migrationNames.indexOf(migrationName),
      );
      expect(listed.map(({ id }) => id)).toEqual(expected);
      expect(listed).toEqual(expected.map((id) => expect.objectContaining(expectedRecords[id])));
    });
  });

  test('processes that start at the same time on an old storage all work', async () => {
    await migrateWithData(storage, '001-submissions');
    const results = await Promise.all([spawnList(), spawnList(), spawnList()]);
    for (const { code, stderr } of results) expect([code, stderr]).toEqual([0, '']);
    expect(new Set(results.map(({ stdout }) => stdout)).size).toBe(1);
    expect(JSON.parse(results[0].stdout)).toHaveLength(2);
  });

  test('two stores that open an empty storage at the same time both work', async () => {
    const stores = [openStore(storage.options), openStore(storage.options)];
    await Promise.all(stores.map((store) => store.check()));
    await Promise.all(stores.map((store) => store.close()));
  });

  const additiveNames = migrationNames.filter(isAdditiveMigration);
  if (additiveNames.length > 0)
    test.each(additiveNames)('statements of earlier versions work after %s', async (migrationName) => {
      await migrateThenInsert(storage, migrationName);
      await storage.store.check();
      expect((await runCommand(storage, ['list', '--json'])).code).toBe(0);
    });

  test('a server works on when a later version has added tables and columns', async () => {
    await using website = await createWebsiteHarness({
      storage: { create: async () => ({ ...storage, [Symbol.asyncDispose]: async () => undefined }) },
    });
    const origin = await website.listen();
    const send = async () => (await sendSubmission(origin, createTestSubmission('messages'))).status;
    expect(await send()).toBe(201);
    await storage.store.write(async (transaction) => {
      await sql`alter table submissions add column mood text`.execute(transaction);
      await sql`alter table deliveries add column weight integer not null default 1`.execute(transaction);
      await sql`create table moods (name text primary key)`.execute(transaction);
      await sql`insert into kysely_migration (name, timestamp) values ('999-moods+additive', '2030-01-01T00:00:00.000Z')`.execute(
        transaction,
      );
    });
    expect(await send()).toBe(201);
    await waitFor(() => expect(website.targets.mail.mails).toHaveLength(4));

    // A server of this version that starts afterwards, and the commands, accept the storage as well.
    const restartedStore = openStore(storage.options);
    await restartedStore.check();
    await restartedStore.close();
    expect(JSON.parse((await runCommand(storage, ['list', '--json'])).stdout)).toHaveLength(2);
    const file = `${storage.options.dataDir}/copy.sqlite`;
    const refused = {
      code: 1,
      stderr: expect.stringContaining('A later version of this program has migrated the storage.'),
    };
    // A page copy of SQLite has all tables; the rows of PostgreSQL would be copied without the new columns.
    expect(await runCommand(storage, ['backup', file])).toMatchObject(
      name === 'SQLite' ? { code: 0 } : refused,
    );
    await using other = await storages[0].create();
    await other.store.check();
    await runCommand(other, ['backup', `${file}.empty`]);
    expect(await runCommand(storage, ['restore', `${file}.empty`, '--replace'])).toMatchObject(refused);
  });

  test('a storage of a later version is refused and not changed', async () => {
    await migrateWithData(storage, migrationNames.at(-1));
    await storage.store.write((transaction) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
        transaction,
      ),
    );
    const before = await readContents(storage);
    const laterStore = openStore(storage.options);
    await expect(laterStore.check()).rejects.toMatchObject({
      name: 'StorageVersionError',
      message:
        'The storage was made by a later version of this program. Run that version, or restore a backup.',
    });
    await laterStore.close();
    const { code, stderr } = await runCommand(storage, ['list']);
    expect([code, stderr]).toEqual([
      2,
      'The storage cannot be used: The storage was made by a later version of this program. Run that version, or restore a backup.\n',
    ]);
    expect(await readContents(storage)).toEqual(before);
  });
});

/** The expected records, in whichever version they were stored. */
const expectedRecords: Record<string, object> = {
  'AAAA-AAAA-0001': {
    kind: 'application',
    status: 'accepted',
    suspicions: [],
    fields: { name: 'Åse Nordmann', email: 'ase@example.no', message: 'Hei!\n\nHilsen "Åse" 👋' },
    consent: { version: 'unrecorded', text: null },
    file: { name: 'søknad.pdf', type: 'application/pdf', size: 262150, sha256: 'ab' },
  },
  'AAAA-AAAA-0002': { kind: 'message', status: 'accepted', receivedAt: '2026-10-01T00:00:00.001Z' },
  'BBBB-BBBB-0001': {
    kind: 'enquiry',
    fields: { name: '王小明', service: 'mobile-app' },
    status: 'accepted',
  },
  'CCCC-CCCC-0001': { status: 'quarantined', suspicions: ['honeypot'] },
  'DDDD-DDDD-0001': { consent: { version: 'words-1', text: 'Vi lagrer det du sender.' } },
};
