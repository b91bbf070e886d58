import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { erase as eraseCommand } from '#server/admin/commands/erase.ts';
import type { Database } from '#server/storage/store.ts';
import { runCommand } from '#tests/support/admin-cli.ts';
import { measureDeletions } from '#tests/support/deletion-watcher.ts';
import { noon, createAttachment, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const owned = ['attachments', 'attachment_chunks', 'idempotency_keys', 'deliveries'] as const;

async function rowsOf(storage: TestStorage): Promise<Record<string, number>> {
  const count = (table: 'submissions' | (typeof owned)[number]) =>
    storage.store.read(
      async (database: Database) => (await database.selectFrom(table).selectAll().execute()).length,
    );
  const tables = ['submissions', ...owned] as const;
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await count(table)] as const)),
  );
}

describe.each(storages)('erase on $name', ({ name, create }) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await create();
    const { attachment } = await createAttachment(storage.options.dataDir, 300_000);
    await storeTestSubmission(storage, {
      kind: 'application',
      fields: { name: 'Kari', email: 'Kari@Example.no', message: 'unmistakable-words' },
      attachment,
    });
    await storeTestSubmission(storage, { status: 'quarantined' }, noon - 1);
    await storeTestSubmission(storage, {
      fields: { fullName: 'Ola', email: 'ola@example.no', message: 'Hi' },
      channels: ['webhook'],
    });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  const erase = (words: string[], answer?: boolean) =>
    runCommand(storage, ['erase', ...words], answer === undefined ? {} : { answer });
  const before = { submissions: 3, attachments: 1, attachment_chunks: 2, idempotency_keys: 3, deliveries: 4 };
  const after = { submissions: 1, attachments: 0, attachment_chunks: 0, idempotency_keys: 1, deliveries: 1 };

  test('without a yes it shows what would go, and deletes nothing', async () => {
    const { code, stderr } = await erase(['kari@example.no']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/application +with a file\n.*message\n/);
    expect(stderr).toMatch(/Nothing was deleted\. Say --yes/);
    expect((await erase(['kari@example.no'], false)).code).toBe(1);
    expect(await rowsOf(storage)).toEqual(before);
  });

  test.each([
    ['--yes', ['KARI@example.NO', '--yes'], undefined],
    ['a yes at the terminal', [' kari@example.no'], true],
  ])('with %s everything of the person goes, and nothing of others', async (_, words, answer) => {
    const { code, stdout } = await erase(words, answer);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Erased 2, with their files/);
    expect(await rowsOf(storage)).toEqual(after);
    expect((await runCommand(storage, ['export', 'kari@example.no'])).code).toBe(1);
  });

  test('--json says which, and whether the disk still has its bytes', async () => {
    const { stdout } = await erase(['kari@example.no', '--yes', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      erased: [expect.any(String), expect.any(String)],
      overwritten: name === 'SQLite',
    });
  });

  test('files go a few at a time: a server beside it waits for no longer', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 4 * 1024 * 1024);
    for (let count = 0; count < 3; count++) await storeTestSubmission(storage, { attachment });
    const { store, largest } = measureDeletions(storage.store);
    await eraseCommand(['kari@example.no', '--yes'], {
      store,
      environment: readEnvironment({}),
      now: noon,
      terminal: { print: async () => undefined, printMessage: () => undefined, hasColor: false },
    });
    expect(await rowsOf(storage)).toEqual(after);
    expect(largest()).toBeLessThanOrEqual(40);
  });

  if (name === 'PostgreSQL')
    test('the rows are gone from its tables, and it is said where their bytes stay', async () => {
      const { stdout } = await erase(['kari@example.no', '--yes']);
      expect(stdout).toContain('until it does, and in its log, the old bytes stay on its disk');
      const tables = ['submissions', 'attachments', 'attachment_chunks', 'deliveries', 'idempotency_keys'];
      // The statistics come a little later.
      await vi.waitFor(async () => {
        const { rows } = await storage.store.read((database) =>
          sql<{ relname: string }>`select relname from pg_stat_user_tables where vacuum_count > 0`.execute(
            database,
          ),
        );
        expect(rows.map(({ relname }) => relname)).toEqual(expect.arrayContaining(tables));
      }, 5_000);
    });

  test('from whom there is nothing, nothing can be erased', async () => {
    expect((await erase(['nobody@example.no', '--yes'])).code).toBe(1);
    expect(await rowsOf(storage)).toEqual(before);
  });
});

describe('on SQLite, what was erased is not on the disk any more', () => {
  const [sqlite] = storages;
  /** Every byte of the storage's files, the log beside the database included. */
  async function traces(folder: string, words: string): Promise<string[]> {
    const names = (await readdir(folder)).filter((name) => name.startsWith('enquiries.sqlite'));
    const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
    return names.filter((_, index) => contents[index]?.includes(words));
  }
  const words = 'unmistakable-words '.repeat(300);

  test('while the server has the storage open', async () => {
    if (!sqlite) throw new Error('There is no SQLite.');
    await using storage = await sqlite.create();
    await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'kari@example.no', message: words } });
    await storeTestSubmission(storage, { fields: { fullName: 'Ola', email: 'ola@example.no', message: 'Hi' } });
    const { dataDir } = storage.options;
    expect(await traces(dataDir, 'unmistakable-words')).not.toEqual([]);
    expect((await runCommand(storage, ['erase', 'kari@example.no', '--yes'])).code).toBe(0);
    expect(await traces(dataDir, 'unmistakable-words')).toEqual([]);
    expect((await stat(path.join(dataDir, 'enquiries.sqlite-wal'))).size).toBe(0);
    // The server goes on with what is left.
    await storeTestSubmission(storage, {}, noon);
  });

  test('while somebody reads, it is said that old pages stay', async () => {
    if (!sqlite) throw new Error('There is no SQLite.');
    await using storage = await sqlite.create();
    await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'kari@example.no', message: words } });
    using reader = new DatabaseSync(path.join(storage.options.dataDir, 'enquiries.sqlite'));
    const rows = reader.prepare('select * from submissions').iterate();
    rows.next();
    const { code, stdout } = await runCommand(storage, ['erase', 'kari@example.no', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain('old pages stay in the file beside it until it is free');
    expect((await runCommand(storage, ['list', '--json'])).stdout).toBe('[]\n');
    rows.return?.();
  });
});
