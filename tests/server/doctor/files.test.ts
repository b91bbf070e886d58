/** Checks of the build, security.txt and the folders, on real files. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBackups } from '#server/doctor/backups.ts';
import { checkBuild } from '#server/doctor/build.ts';
import { dayMs } from '#server/doctor/diagnosis.ts';
import { checkFolders } from '#server/doctor/folders.ts';
import { checkSecurityTxt } from '#server/doctor/security-txt.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { runCheck, toLines } from '#tests/support/server/doctor.ts';
import { type SampleBuild, writeSampleBuild } from '#tests/support/server/sample-build.ts';
import { getMountCommand } from '../faults/small-disk.ts';

let build: SampleBuild;
beforeEach(async () => {
  build = await writeSampleBuild();
});
afterEach(() => build[Symbol.asyncDispose]());

describe('the build', () => {
  const check = () =>
    runCheck(checkBuild, { OUT_DIR: build.outDir, SITE_URL: 'https://www.example.no' }).then(toLines);

  test('is fine for the same address', async () => {
    await build.write('robots.txt', 'User-agent: *\n\nSitemap: https://www.example.no/sitemap.xml\n');
    expect(await check()).toEqual([
      'ok: The build build-1 is 0 days old.',
      'ok: The build was made for https://www.example.no.',
    ]);
  });
  test('is a problem for another address', async () => {
    await build.write('robots.txt', 'User-agent: *\n\nSitemap: http://localhost:4173/sitemap.xml\n');
    expect(await check()).toContainEqual(
      expect.stringMatching(/^problem: The build was made for http:\/\/localhost:4173, but SITE_URL/),
    );
  });
  test('is a problem if it is a preview', async () => {
    await build.write('robots.txt', 'User-agent: *\nDisallow: /\n');
    expect(await check()).toContainEqual(expect.stringMatching(/^problem: The build is a preview/));
  });
  test('is reported if it is old', async () => {
    const then = new Date(Date.now() - 90.5 * dayMs);
    await utimes(path.join(build.outDir, '.site/serve.json'), then, then);
    expect(await check()).toContainEqual('warning: The build build-1 is 90 days old.');
  });
  test('is a problem if it is missing', async () => {
    await rm(path.join(build.outDir, '.site'), { recursive: true });
    expect(await check()).toEqual([expect.stringMatching(/^problem: There is no build in /)]);
  });
});

describe('security.txt', () => {
  const check = () => runCheck(checkSecurityTxt, { OUT_DIR: build.outDir }).then(toLines);
  const write = (days: number) =>
    build.write(
      '.well-known/security.txt',
      `Contact: mailto:a@example.no\nExpires: ${new Date(Date.now() + (days + 0.5) * dayMs).toISOString()}\n`,
    );

  test('is fine while it is valid', async () => {
    await write(200);
    expect(await check()).toEqual(['ok: .well-known/security.txt is valid for 200 days.']);
  });
  test('is reported before it expires', async () => {
    await write(10);
    expect(await check()).toEqual(['warning: .well-known/security.txt expires in 10 days.']);
  });
  test('is a problem after it has expired, or without a date', async () => {
    await write(-3);
    expect(await check()).toEqual([expect.stringMatching(/^problem: .* expired on \d{4}-\d\d-\d\d\.$/)]);
    await build.write('.well-known/security.txt', 'Contact: mailto:a@example.no\n');
    expect(await check()).toEqual([expect.stringMatching(/^problem: .* has no date of expiry/)]);
  });
  test('is reported if it is missing', async () => {
    expect(await check()).toEqual([expect.stringMatching(/^warning: The build has no/)]);
  });
});

describe('the folders', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'website-data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const check = (folder = dataDir) =>
    runCheck(checkFolders, { DATA_DIR: folder, OUT_DIR: build.outDir }).then(toLines);

  test('are fine with the right owner and permissions', async () => {
    expect(await check()).toEqual([
      expect.stringMatching(/^ok: DATA_DIR .*: owner and permissions are right\.$/),
      expect.stringMatching(/^ok: DATA_DIR .*: \d+ MB free\.$/),
      expect.stringMatching(/^ok: OUT_DIR .*: owner and permissions are right\.$/),
      expect.stringMatching(/^ok: OUT_DIR .*: \d+ MB free\.$/),
    ]);
  });
  test('are a problem if other accounts can open or change them', async () => {
    await chmod(dataDir, 0o750);
    await chmod(build.outDir, 0o777);
    const lines = await check();
    expect(lines).toContainEqual(expect.stringMatching(/^problem: Other accounts .* can open DATA_DIR/));
    expect(lines).toContainEqual(expect.stringMatching(/^problem: Every account .* can change OUT_DIR/));
  });
  test('are reported if the data directory does not exist yet, or is a file', async () => {
    expect(await check(path.join(dataDir, 'missing'))).toContainEqual(
      expect.stringMatching(/^warning: DATA_DIR .* does not exist yet/),
    );
    expect(await check(path.join(build.outDir, 'index.html'))).toContainEqual(
      expect.stringMatching(/^problem: DATA_DIR .* is not a folder/),
    );
  });

  const mountCommand = getMountCommand(2 ** 20);
  test.skipIf(!mountCommand)('are a problem if the disk is nearly full', async () => {
    await mkdir(path.join(dataDir, 'data'));
    const [program = '', ...args] = [...(mountCommand ?? []), process.execPath, 'scripts/doctor.ts'];
    const { stdout, status } = spawnSync(program, args, {
      encoding: 'utf8',
      env: {
        ...cleanEnvironment,
        DATA_DIR: path.join(dataDir, 'data'),
        OUT_DIR: build.outDir,
        METRICS_PORT: '0',
      },
    });
    expect(stdout).toMatch(
      /^problem {2}folders +DATA_DIR .*: [01] MB free\. CVs are refused below DISK_RESERVE_MB=500\. /m,
    );
    expect(status).toBe(1);
  });
});

describe('the backups', () => {
  const key = { BACKUP_KEY: Buffer.alloc(32).toString('base64') };
  const now = Date.UTC(2026, 10, 22, 12);
  let backupDir: string;
  beforeEach(async () => {
    backupDir = await mkdtemp(path.join(tmpdir(), 'website-backups-'));
  });
  afterEach(() => rm(backupDir, { recursive: true, force: true }));
  const check = (variables: Record<string, string>) =>
    runCheck(checkBackups, { DATA_DIR: build.outDir, ...variables }, { now: () => now }).then(toLines);

  test('are fine while the newest is young', async () => {
    await writeFile(path.join(backupDir, 'website-20261122T020000Z.backup'), '');
    await writeFile(path.join(backupDir, 'website-20261101T020000Z.backup'), '');
    expect(await check({ BACKUP_DIR: backupDir, ...key })).toContainEqual(
      'ok: The newest backup, website-20261122T020000Z.backup, is 10 hours old.',
    );
  });
  test('are a problem if the newest is old, or there is none', async () => {
    expect(await check({ BACKUP_DIR: backupDir, ...key })).toEqual([
      `problem: There is no backup in ${backupDir}.`,
    ]);
    await writeFile(path.join(backupDir, 'website-20261119T120000Z.backup'), '');
    expect(await check({ BACKUP_DIR: backupDir, ...key })).toContainEqual(
      'problem: The newest backup, website-20261119T120000Z.backup, is 72 hours old.',
    );
  });
  test('are reported on the disk of the database, and without BACKUP_DIR', async () => {
    await writeFile(path.join(backupDir, 'website-20261122T020000Z.backup'), '');
    expect(await check({ BACKUP_DIR: backupDir, ...key })).toContainEqual(
      expect.stringMatching(/^warning: The backups are on the disk of the database/),
    );
    expect(await check({})).toEqual(['warning: There are no scheduled backups: BACKUP_DIR is not set.']);
    expect(await check({ BACKUP_DIR: backupDir })).toEqual([
      expect.stringMatching(/^problem: BACKUP_KEY is missing/),
    ]);
  });
});
