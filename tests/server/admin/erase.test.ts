import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { erase as eraseCommand } from '#server/admin/commands/erase.ts';
import type { Database } from '#server/storage/store.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { measureDeletions } from '#tests/support/storage/deletion-watcher.ts';
import { createAttachment, noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const dependentTables = ['attachments', 'attachment_chunks', 'idempotency_keys', 'deliveries'] as const;

async function countRows(storage: TestStorage): Promise<Record<string, number>> {
  const count = (table: 'submissions' | (typeof dependentTables)[number]) =>
    storage.store.read(
      async (database: Database) => (await database.selectFrom(table).selectAll().execute()).length,
    );
  const tables = ['submissions', ...dependentTables] as const;
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

  const erase = (args: string[], answer?: boolean) =>
    runCommand(storage, ['erase', ...args], answer === undefined ? {} : { answer });
  const countsBefore = {
    submissions: 3,
    attachments: 1,
    attachment_chunks: 2,
    idempotency_keys: 3,
    deliveries: 4,
  };
  const countsAfter = {
    submissions: 1,
    attachments: 0,
    attachment_chunks: 0,
    idempotency_keys: 1,
    deliveries: 1,
  };

  test('erase lists the submissions and deletes nothing without confirmation', async () => {
    const { code, stderr } = await erase(['kari@example.no']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/application +with a file\n.*message\n/);
    expect(stderr).toMatch(/Nothing was deleted\. Use --yes/);
    expect((await erase(['kari@example.no'], false)).code).toBe(1);
    expect(await countRows(storage)).toEqual(countsBefore);
  });

  test.each([
    ['--yes', ['KARI@example.NO', '--yes'], undefined],
    ['a confirmation', [' kari@example.no'], true],
  ])('erase deletes everything about the person and nothing else, with %s', async (_, args, answer) => {
    const { code, stdout } = await erase(args, answer);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Erased 2, with their files/);
    expect(await countRows(storage)).toEqual(countsAfter);
    expect((await runCommand(storage, ['export', 'kari@example.no'])).code).toBe(1);
  });

  test('--json lists the references and says if the bytes were overwritten', async () => {
    const { stdout } = await erase(['kari@example.no', '--yes', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      erased: [expect.any(String), expect.any(String)],
      overwritten: name === 'SQLite',
    });
  });

  test('attachments are deleted in small transactions, so that a server does not wait long', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 4 * 1024 * 1024);
    for (let count = 0; count < 3; count++) await storeTestSubmission(storage, { attachment });
    const { store, getLargest } = measureDeletions(storage.store);
    await eraseCommand(['kari@example.no', '--yes'], {
      store,
      environment: readEnvironment({}),
      now: noon,
      terminal: { print: async () => undefined, printMessage: () => undefined, useColour: false },
    });
    expect(await countRows(storage)).toEqual(countsAfter);
    expect(getLargest()).toBeLessThanOrEqual(40);
  });

  if (name === 'PostgreSQL')
    test('erase vacuums the tables and says where old bytes remain', async () => {
      const { stdout } = await erase(['kari@example.no', '--yes']);
      expect(stdout).toContain('until it does, and in its log, the old bytes stay on its disk');
      const tables = ['submissions', 'attachments', 'attachment_chunks', 'deliveries', 'idempotency_keys'];
      // PostgreSQL updates its statistics with a delay.
      await waitFor(async () => {
        const { rows } = await storage.store.read((database) =>
          sql<{ relname: string }>`select relname from pg_stat_user_tables where vacuum_count > 0`.execute(
            database,
          ),
        );
        expect(rows.map(({ relname }) => relname)).toEqual(expect.arrayContaining(tables));
      });
    });

  test('erase refuses an unknown address', async () => {
    expect((await erase(['nobody@example.no', '--yes'])).code).toBe(1);
    expect(await countRows(storage)).toEqual(countsBefore);
  });
});

describe('on SQLite, erased data is not on the disk any more', () => {
  const [sqlite] = storages;
  /** Returns the database files, including the write-ahead log, that contain a text. */
  async function findFilesContaining(folder: string, text: string): Promise<string[]> {
    const names = (await readdir(folder)).filter((name) => name.startsWith('enquiries.sqlite'));
    const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
    return names.filter((_, index) => contents[index]?.includes(text));
  }
  const message = 'unmistakable-words '.repeat(300);

  test('while the server has the storage open', async () => {
    await using storage = await sqlite.create();
    await storeTestSubmission(storage, {
      fields: { fullName: 'Kari', email: 'kari@example.no', message },
    });
    await storeTestSubmission(storage, {
      fields: { fullName: 'Ola', email: 'ola@example.no', message: 'Hi' },
    });
    const { dataDir } = storage.options;
    expect(await findFilesContaining(dataDir, 'unmistakable-words')).not.toEqual([]);
    expect((await runCommand(storage, ['erase', 'kari@example.no', '--yes'])).code).toBe(0);
    expect(await findFilesContaining(dataDir, 'unmistakable-words')).toEqual([]);
    expect((await stat(path.join(dataDir, 'enquiries.sqlite-wal'))).size).toBe(0);
    // The open store still works.
    await storeTestSubmission(storage, {}, noon);
  });

  test('erase says that deleted data remains while another process reads', async () => {
    await using storage = await sqlite.create();
    await storeTestSubmission(storage, {
      fields: { fullName: 'Kari', email: 'kari@example.no', message },
    });
    using reader = new DatabaseSync(path.join(storage.options.dataDir, 'enquiries.sqlite'));
    const rows = reader.prepare('select * from submissions').iterate();
    rows.next();
    const { code, stdout } = await runCommand(storage, ['erase', 'kari@example.no', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain('deleted data stays in its -wal file until the database is free');
    expect((await runCommand(storage, ['list', '--json'])).stdout).toBe('[]\n');
    rows.return?.();
  });
});
