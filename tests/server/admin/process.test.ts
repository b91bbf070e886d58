/** The command line as a process: streams, exit codes, signals, and other processes on the storage. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#server/storage/store.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { runCommand, spawnCommand } from '#tests/support/server/admin-cli.ts';
import { createAttachment, noon, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

describe.each(storages)('on $name', ({ create }) => {
  let storage: TestStorage;
  const run = (...args: string[]) => {
    const { dataDir, databaseUrl } = storage.options;
    return spawnCommand({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, args);
  };
  beforeEach(async () => {
    storage = await create();
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('list, export, backup and erase work while a server has the storage open', async () => {
    const id = await storeTestSubmission(storage);
    const { code, stdout, stderr } = await run('list');
    expect([code, stderr]).toEqual([0, '']);
    // Times are in the zone of Oslo, in winter.
    expect(stdout).toMatch(new RegExp(`^${id}  2026-11-20 13:00  message  Kari Nordmann  accepted`, 'm'));
    expect(stdout).not.toContain('\u001b');
    const [exported, backup, unconfirmed] = await Promise.all([
      run('export', 'kari@example.no'),
      run('backup', path.join(storage.options.dataDir, 'copy.sqlite')),
      run('erase', 'kari@example.no'),
    ]);
    expect(JSON.parse(exported.stdout)[0].id).toBe(id);
    expect(backup.code).toBe(0);
    expect(unconfirmed).toMatchObject({ code: 1, stdout: '' });
    expect((await run('erase', 'kari@example.no', '--yes')).code).toBe(0);
    // The server's connection still works.
    expect(await storeTestSubmission(storage, {}, noon)).not.toBe(id);
  });
});

// A lock delays the command, so that it is running when it is interrupted.
test.each([
  ['export', '--out'],
  ['show', '--cv'],
])('%s leaves no files behind when it is interrupted', async (command, option) => {
  const [, postgres] = storages;
  await using storage = await postgres.create();
  const { dataDir, databaseUrl = '' } = storage.options;
  const { attachment } = await createAttachment(dataDir, 600_000);
  const id = await storeTestSubmission(storage, { kind: 'application', attachment });
  await storeTestSubmission(storage, {}, noon + 1);
  const folder = path.join(dataDir, 'out');
  await mkdir(folder);
  await storage.store.write(async (transaction) => {
    await sql`lock table attachment_chunks in access exclusive mode`.execute(transaction);
    const args = [command, ...(command === 'show' ? [id] : []), option, path.join(folder, 'file')];
    const child = spawn(process.execPath, ['scripts/enquiries.ts', ...args], {
      env: { ...cleanEnvironment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await waitFor(async () => expect(await readdir(folder, { recursive: true })).toHaveLength(2));
    child.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
  });
  expect(await readdir(folder)).toEqual([]);
});

describe('exit code 2', () => {
  const usage = /Usage: npm run enquiries -- COMMAND/;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'website-data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const run = (args: string[], env?: Record<string, string>) =>
    runCommand({ options: { dataDir } }, args, { ...(env && { env }) });

  test.each([
    ['a missing command', [], /^The command is missing\./],
    ['an unknown command', ['lsit'], /^There is no command "lsit"\./],
    ['a property of every object', ['constructor'], /^There is no command "constructor"\./],
    ['an unknown option', ['list', '--colour'], /--colour/],
    ['an additional argument', ['list', 'all'], /^"all" is one argument too many\./],
    ['a missing reference', ['show'], /^The reference is missing\./],
    ['an unknown status', ['list', '--status', 'spam'], /^--status must be accepted or quarantined\./],
    ['an invalid limit', ['list', '--limit', '0'], /^--limit must be a whole number/],
    ['an unknown format', ['export', '--format', 'xml'], /^--format must be json or csv\./],
    ['an invalid address', ['erase', 'kari'], /^This is not an email address\./],
  ])('%s is explained with the usage', async (_, args, message) => {
    const store = openStore({ dataDir });
    await store.check();
    await store.close();
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(usage);
  });

  test('a missing storage is explained and not created', async () => {
    const { code, stderr } = await run(['list']);
    expect(code).toBe(2);
    expect(stderr).toContain(`${dataDir} has no storage. The server creates it when it starts`);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('a database that does not answer is explained without its password', async () => {
    const { code, stderr } = await run(['list'], {
      DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/none',
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The storage cannot be used: .*ECONNREFUSED/);
    expect(stderr).not.toContain('hunter2');
  });

  test('an invalid variable is explained, also by the process', async () => {
    const { code, stdout, stderr } = await spawnCommand({ DATA_DIR: dataDir, DATABASE_URL: 'mysql://db' }, [
      'list',
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^DATABASE_URL must be .*\.\n$/);
  });

  test('help is exit code 0', async () => {
    for (const args of [['--help'], ['help'], ['erase', '--help']]) {
      const { code, stdout } = await run(args);
      expect(code).toBe(0);
      expect(stdout).toMatch(usage);
    }
  });
});

test('the process ends silently when its reader closes the pipe', async () => {
  const [sqlite] = storages;
  await using storage = await sqlite.create();
  const message = 'x'.repeat(5000);
  for (let index = 0; index < 60; index++)
    await storeTestSubmission(storage, { fields: { fullName: 'Kari', email: 'k@example.no', message } });
  const child = spawn(
    'sh',
    ['-c', `"${process.execPath}" scripts/enquiries.ts list --json | head -1; echo over`],
    {
      env: { ...cleanEnvironment, DATA_DIR: storage.options.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  await once(child, 'close');
  expect(output.join('')).toBe('[\nover\n');
});
