/** Scheduled backups: encrypted, verified, made once for all servers, and deleted in time. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScheduledBackups } from '#server/scheduled-backups.ts';
import { runCommand } from '#tests/support/server/admin-cli.ts';
import { dumpStore } from '#tests/support/storage/database-dump.ts';
import { createAttachment, storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 20, 12);
/** First bytes of a SQLite file. */
const sqliteHeader = 'SQLite format 3\0';
const backupKey = randomBytes(32).toString('base64');

describe.each(storages)('on $name', ({ create }) => {
  let storage: TestStorage;
  let folder: string;
  let backupDir: string;
  beforeEach(async () => {
    storage = await create();
    folder = await mkdtemp(path.join(tmpdir(), 'website-backups-'));
    backupDir = path.join(folder, 'backups');
  });
  afterEach(async () => {
    await storage[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const createJob = (time: () => number, onNewest?: (newest: number | undefined) => void) => {
    const environment = {
      dataDir: storage.options.dataDir,
      backupDir,
      backupKey,
      backupIntervalHours: 24,
      backupKeepDays: 30,
    };
    const clock = async () => time();
    const job = createScheduledBackups({
      store: storage.store,
      environment,
      log,
      now: time,
      clock,
      ...(onNewest && { onNewest }),
    });
    if (!job) throw new Error('There is no job.');
    return job;
  };
  const restore = (target: TestStorage, file: string, key: string = backupKey) =>
    runCommand(target, ['restore', file], { env: { BACKUP_KEY: key } });

  test('a scheduled backup restores everything into an empty storage', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 2_500_000);
    await storeTestSubmission(storage, { kind: 'application', attachment });
    await storeTestSubmission(storage, { fields: { fullName: 'unmistakable', email: 'a@example.no' } });
    const original = await dumpStore(storage.store);
    const file = (await createJob(() => start).run()) ?? '';
    expect(path.basename(file)).toBe('website-20261120T120000Z.backup');
    expect(await readdir(backupDir)).toEqual([path.basename(file)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(backupDir)).mode & 0o777).toBe(0o700);
    expect((await readFile(file)).includes('unmistakable')).toBe(false);

    await using target = await storages[0].create();
    expect(await restore(target, file)).toMatchObject({ code: 0 });
    const restored = await dumpStore(target.store);
    // The lock of the backup itself is part of it.
    for (const table of Object.keys(original).filter((name) => name !== 'jobs'))
      expect(restored[table], table).toEqual(original[table]);
  });

  test('two servers make one backup for each interval, and old ones are deleted', async () => {
    let time = start;
    const jobs = [createJob(() => time), createJob(() => time)];
    const runAll = async () =>
      (await Promise.all(jobs.map((job) => job.run()))).filter((file) => file !== undefined);
    expect(await runAll()).toHaveLength(1);
    expect(await runAll()).toHaveLength(0);
    time = start + 24 * hourMs;
    expect(await runAll()).toHaveLength(1);
    await writeFile(path.join(backupDir, 'notes.txt'), 'kept');
    time = start + 30 * 24 * hourMs + 1000;
    expect(await runAll()).toHaveLength(1);
    expect((await readdir(backupDir)).toSorted()).toEqual([
      'notes.txt',
      'website-20261121T120000Z.backup',
      'website-20261220T120001Z.backup',
    ]);
  });

  test('copies that a killed server has left behind are deleted by the next backup', async () => {
    const { dataDir } = storage.options;
    const leaveCopy = async (parent: string, name: string, time = new Date()) => {
      await mkdir(path.join(parent, name), { recursive: true });
      await writeFile(path.join(parent, name, 'enquiries.sqlite'), sqliteHeader);
      await utimes(path.join(parent, name), time, time);
    };
    const old = new Date(Date.now() - 3 * hourMs);
    await leaveCopy(backupDir, '.website-20261119T120000Z.backup.aB3dE6');
    await leaveCopy(backupDir, '.snapshot');
    await leaveCopy(dataDir, '.backup.website-20261119T120000Z.backup.aB3dE6');
    await leaveCopy(dataDir, '.backup.by-hand.aB3dE6', old);
    await leaveCopy(dataDir, '.backup.in-progress.aB3dE6');
    const file = await createJob(() => start).run();
    expect((await readdir(backupDir)).toSorted()).toEqual(['.snapshot', path.basename(file ?? '')]);
    const readLeftovers = async () => (await readdir(dataDir)).filter((name) => name.startsWith('.backup.'));
    expect(await readLeftovers()).toEqual(['.backup.in-progress.aB3dE6']);

    await leaveCopy(dataDir, '.backup.by-hand.aB3dE6', old);
    const copy = path.join(backupDir, 'by-hand');
    const { code } = await runCommand(storage, ['backup', copy, '--encrypt'], {
      env: { BACKUP_KEY: backupKey },
    });
    expect(code).toBe(0);
    expect(await readLeftovers()).toEqual(['.backup.in-progress.aB3dE6']);
  });

  test('no plain copy is in the folder of the backups while one is written', async () => {
    const { attachment } = await createAttachment(storage.options.dataDir, 2_500_000);
    await storeTestSubmission(storage, { kind: 'application', attachment });
    await mkdir(backupDir);
    const seen = new Set<string>();
    const plain: string[] = [];
    let isWritten = false;
    const watch = async () => {
      while (!isWritten)
        for (const entry of await readdir(backupDir, { recursive: true, withFileTypes: true }).catch(
          () => [],
        )) {
          const file = path.join(entry.parentPath, entry.name);
          if (entry.isFile()) seen.add(file);
          if (entry.isFile() && (await readFile(file).catch(() => Buffer.of())).indexOf(sqliteHeader) === 0)
            plain.push(file);
        }
    };
    const watching = watch();
    try {
      await createJob(() => start).run();
      const copy = path.join(backupDir, 'by-hand');
      await runCommand(storage, ['backup', copy, '--encrypt'], { env: { BACKUP_KEY: backupKey } });
    } finally {
      isWritten = true;
      await watching;
    }
    expect([...seen].some((file) => file.endsWith('encrypted'))).toBe(true);
    expect(plain).toEqual([]);
  });

  test('a failed backup is logged as an error and made later', async () => {
    await writeFile(backupDir, 'a file in place of the folder');
    const newest: (number | undefined)[] = [];
    const job = createJob(
      () => start,
      (time) => newest.push(time),
    );
    lines.length = 0;
    job.start();
    await waitFor(() => expect(newest).toEqual([undefined]));
    await job.stop();
    expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('The scheduled backup failed') }]);
    await rm(backupDir);
    expect(await job.run()).toBeDefined();
  });

  test('a condition begins with a failed or overdue backup, and ends with the next one', async () => {
    let time = start;
    await writeFile(backupDir, 'a file in place of the folder');
    const job = createJob(() => time);
    const otherServer = createJob(() => time);
    expect(await job.condition.check()).toBeUndefined();
    job.start();
    await job.stop();
    expect(await job.condition.check()).toMatch(/^The last scheduled backup failed. There is none yet/);
    await rm(backupDir);
    await otherServer.run();
    expect(await job.condition.check()).toBeUndefined();
    time = start + 48 * hourMs;
    expect(await job.condition.check()).toBeUndefined();
    time += 1;
    expect(await job.condition.check()).toMatch(
      /^The scheduled backup is overdue. The newest one is of 2026-11-20T12:00/,
    );
    // A server that has just been started makes a backup first.
    expect(await createJob(() => time).condition.check()).toBeUndefined();
    await job.run();
    expect(await job.condition.check()).toBeUndefined();
  });

  test('a damaged, truncated or foreign file is refused, and nothing is changed', async () => {
    await storeTestSubmission(storage);
    const file = (await createJob(() => start).run()) ?? '';
    const bytes = await readFile(file);
    await using target = await storages[0].create();
    const expectRefused = async (content: Buffer, message: RegExp, key?: string) => {
      const copy = path.join(folder, 'copy.backup');
      await writeFile(copy, content);
      const { code, stderr } = await restore(target, copy, key);
      expect(stderr).toMatch(message);
      expect(code).toBe(1);
    };
    const damaged = Buffer.from(bytes);
    damaged[5000] = (damaged[5000] ?? 0) ^ 1;
    await expectRefused(damaged, /cannot be decrypted/);
    await expectRefused(bytes.subarray(0, -100), /cannot be decrypted|is damaged/);
    await expectRefused(
      bytes,
      /BACKUP_KEY is not the key of this backup/,
      randomBytes(32).toString('base64'),
    );
    await expectRefused(bytes, /is encrypted. Set BACKUP_KEY/, '');
    await chmod(file, 0o400);
    expect((await restore(target, file)).code).toBe(0);
  });
});

test('a large backup that lost its end between two chunks is refused', async () => {
  await using storage = await storages[0].create();
  const { attachment } = await createAttachment(storage.options.dataDir, 3_000_000);
  await storeTestSubmission(storage, { kind: 'application', attachment });
  const file = path.join(storage.options.dataDir, 'copy.backup');
  const env = { BACKUP_KEY: backupKey };
  expect((await runCommand(storage, ['backup', file, '--encrypt'], { env })).code).toBe(0);
  const bytes = await readFile(file);
  const chunk = 1024 * 1024 + 16;
  const headerBytes = 'website backup 1\n'.length + 7;
  expect(bytes.length).toBeGreaterThan(headerBytes + 2 * chunk);
  await writeFile(`${file}.short`, bytes.subarray(0, headerBytes + 2 * chunk));
  const { code, stderr } = await runCommand(storage, ['restore', `${file}.short`, '--replace'], { env });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/is damaged after 1 MB/)]);
});

test('BACKUP_DIR without BACKUP_KEY stops the start', async () => {
  await using storage = await storages[0].create();
  const environment = {
    dataDir: storage.options.dataDir,
    backupDir: '/backups',
    backupKey: undefined,
    backupIntervalHours: 24,
    backupKeepDays: 30,
  };
  expect(() =>
    createScheduledBackups({
      store: storage.store,
      environment,
      log: pino({ level: 'silent' }),
      now: Date.now,
    }),
  ).toThrow(/^BACKUP_KEY is missing: BACKUP_DIR needs it./);
});
