/** A storage of every version there has been is brought up to date, and nothing in it is lost. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#server/storage/store.ts';
import { spawnCommand } from '#tests/support/admin-cli.ts';
import {
  migrateWithData,
  migrationNames,
  readContents,
  rowsByMigration,
} from '#tests/support/legacy-database.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

test('every step has something that came in while it was the latest', () => {
  expect(Object.keys(rowsByMigration)).toEqual(migrationNames);
});

describe.each(storages)('on $name', ({ createEmpty }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await createEmpty();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const run = (...words: string[]) => {
    const { dataDir, databaseUrl } = storage.options;
    return spawnCommand({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, words);
  };

  describe.each(migrationNames)('%s', (step) => {
    const before = migrationNames[migrationNames.indexOf(step) - 1];

    test(`goes forward from ${before ?? 'nothing'} with every row as it was`, async () => {
      await migrateWithData(storage, before);
      const old = await readContents(storage);
      await storage.store.check();
      const now = await readContents(storage);
      for (const [table, rows] of Object.entries(old)) {
        expect(rows.length, table).toBeGreaterThan(0);
        expect(now[table], table).toHaveLength(rows.length);
        for (const row of rows) expect(now[table], table).toContainEqual(expect.objectContaining(row));
      }
    });

    test(`what came in before it is what an operator is shown`, async () => {
      await migrateWithData(storage, before);
      await storage.store.check();
      const { code, stdout } = await run('list', '--json');
      expect(code).toBe(0);
      const listed: { id: string; status: string; consent: unknown }[] = JSON.parse(stdout);
      const ids = ['DDDD-DDDD-0001', 'CCCC-CCCC-0001', 'BBBB-BBBB-0001', 'AAAA-AAAA-0002', 'AAAA-AAAA-0001'];
      const expected = ids.filter((id) => 'ABCD'.indexOf(id.charAt(0)) < migrationNames.indexOf(step));
      expect(listed.map(({ id }) => id)).toEqual(expected);
      expect(listed).toEqual(expected.map((id) => expect.objectContaining(shown[id])));
    });
  });

  test('processes that start at once on an old storage all find it up to date', async () => {
    await migrateWithData(storage, '001-submissions');
    const ended = await Promise.all([run('list', '--json'), run('list', '--json'), run('list', '--json')]);
    for (const { code, stderr } of ended) expect([code, stderr]).toEqual([0, '']);
    expect(new Set(ended.map(({ stdout }) => stdout)).size).toBe(1);
    expect(JSON.parse(ended[0]?.stdout ?? '')).toHaveLength(2);
  });

  test('two that start at once on an empty one both find it made', async () => {
    const stores = [openStore(storage.options), openStore(storage.options)];
    await Promise.all(stores.map((store) => store.check()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('one of a later version is left alone, and it is said', async () => {
    await migrateWithData(storage, migrationNames.at(-1));
    await storage.store.write((changes) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
        changes,
      ),
    );
    const before = await readContents(storage);
    const later = openStore(storage.options);
    await expect(later.check()).rejects.toMatchObject({
      name: 'StorageOfAnotherVersion',
      message:
        'The storage was made by a later version of this program. Run that version, or restore a backup.',
    });
    await later.close();
    const { code, stderr } = await run('list');
    expect([code, stderr]).toEqual([
      2,
      'The storage cannot be used: The storage was made by a later version of this program. Run that version, or restore a backup.\n',
    ]);
    expect(await readContents(storage)).toEqual(before);
  });
});

/** What must be known of each submission, whichever version it came to. */
const shown: Record<string, object> = {
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
