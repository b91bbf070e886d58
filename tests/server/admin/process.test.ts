/** The operator's command line as a process: its streams, its exit codes, and who else uses the storage. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '#server/storage/store.ts';
import { spawnCommand } from '#tests/support/admin-cli.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { noon, createAttachment, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

describe.each(storages)('on $name', ({ create }) => {
  let storage: TestStorage;
  const run = (...words: string[]) => {
    const { dataDir, databaseUrl } = storage.options;
    return spawnCommand({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, words);
  };
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('beside a server that has the storage open: list, export, erase, backup', async () => {
    const id = await storeTestSubmission(storage);
    const { code, stdout, stderr } = await run('list');
    expect([code, stderr]).toEqual([0, '']);
    // Europe/Oslo, in winter.
    expect(stdout).toMatch(new RegExp(`^${id}  2026-11-20 13:00  message  Kari Nordmann  accepted`, 'm'));
    expect(stdout).not.toContain('\u001b');
    const [exported] = JSON.parse((await run('export', 'kari@example.no')).stdout);
    expect(exported.id).toBe(id);
    const file = path.join(storage.options.dataDir, 'copy.sqlite');
    expect((await run('backup', file)).code).toBe(0);
    expect(await run('erase', 'kari@example.no')).toMatchObject({ code: 1, stdout: '' });
    expect((await run('erase', 'kari@example.no', '--yes')).code).toBe(0);
    expect(await run('show', id)).toMatchObject({ code: 1, stdout: '' });
    // What the server asks after that is answered.
    expect(await storeTestSubmission(storage, {}, noon)).not.toBe(id);
  });
});

// Held up by a lock, it is certain to be at work when it is interrupted.
test.each([
  ['export', '--out'],
  ['show', '--cv'],
])('%s that is interrupted leaves nothing behind', async (command, option) => {
  const postgres = storages.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('There is no PostgreSQL.');
  await using storage = await postgres.create();
  const { dataDir, databaseUrl = '' } = storage.options;
  const { attachment } = await createAttachment(dataDir, 600_000);
  const id = await storeTestSubmission(storage, { kind: 'application', attachment });
  await storeTestSubmission(storage, {}, noon + 1);
  const folder = path.join(dataDir, 'out');
  await mkdir(folder);
  await storage.store.write(async (changes) => {
    await sql`lock table attachment_chunks in access exclusive mode`.execute(changes);
    const words = [command, ...(command === 'show' ? [id] : []), option, path.join(folder, 'file')];
    const child = spawn(process.execPath, ['scripts/enquiries.ts', ...words], {
      env: { ...cleanEnvironment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await vi.waitFor(async () => expect(await readdir(folder, { recursive: true })).toHaveLength(2), 8_000);
    child.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
  });
  expect(await readdir(folder)).toEqual([]);
});

describe('it cannot run, and says why', () => {
  const usage = /Usage: npm run enquiries -- COMMAND/;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'website-data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test.each([
    ['no command', [], /^Which command\?/],
    ['an unknown one', ['lsit'], /^There is no command "lsit"\./],
    ['one that every object has', ['constructor'], /^There is no command "constructor"\./],
    ['an unknown option', ['list', '--colour'], /--colour/],
    ['a word too many', ['list', 'all'], /^"all" is one word too many\./],
    ['no reference', ['show'], /^The reference is missing\./],
    ['a status that is none', ['list', '--status', 'spam'], /^--status must be accepted or quarantined\./],
    ['a limit that is none', ['list', '--limit', '0'], /^--limit must be a whole number/],
    ['a format that is none', ['export', '--format', 'xml'], /^--format must be json or csv\./],
    ['an address that is none', ['erase', 'kari'], /^That is no mail address\./],
  ])('%s', async (_, words, said) => {
    const store = openStore({ dataDir });
    await store.check();
    await store.close();
    const { code, stdout, stderr } = await spawnCommand({ DATA_DIR: dataDir }, words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
    expect(stderr).toMatch(usage);
  });

  test('where there is no storage, and makes none', async () => {
    const { code, stderr } = await spawnCommand({ DATA_DIR: dataDir }, ['list']);
    expect(code).toBe(2);
    expect(stderr).toContain(`${dataDir} holds no storage. The server makes it when it starts`);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('where the database does not answer', async () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/none' };
    const { code, stderr } = await spawnCommand(env, ['list']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The storage cannot be used: .*ECONNREFUSED/);
    expect(stderr).not.toContain('hunter2');
  });

  test('where a variable is wrong', async () => {
    const { code, stderr } = await spawnCommand({ DATA_DIR: dataDir, DATABASE_URL: 'mysql://db' }, [
      'list',
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^DATABASE_URL must be .*\.\n$/);
  });

  test('help is no failure', async () => {
    for (const words of [['--help'], ['help'], ['erase', '--help']]) {
      const { code, stdout } = await spawnCommand({ DATA_DIR: dataDir }, words);
      expect(code).toBe(0);
      expect(stdout).toMatch(usage);
    }
  });
});

test('a reader that has seen enough ends it without a word', async () => {
  const [sqlite] = storages;
  if (!sqlite) throw new Error('There is no SQLite.');
  await using storage = await sqlite.create();
  const message = 'x'.repeat(5000);
  for (let count = 0; count < 60; count++)
    await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'k@example.no', message } });
  const child = spawn(
    'sh',
    ['-c', `"${process.execPath}" scripts/enquiries.ts list --json | head -1; echo over`],
    {
      env: { ...cleanEnvironment, DATA_DIR: storage.options.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  await once(child, 'close');
  expect(said.join('')).toBe('[\nover\n');
});
