import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { openOutputFolder } from '#build/output/output-folder.ts';
import { createSmallSite, type SmallSite } from '#tests/support/small-site.ts';

let site: SmallSite;
const build = (outDir: string) => {
  const { contentDir, cacheDir } = site;
  return buildSite({ contentDir, cacheDir, outDir, siteUrl: 'http://localhost:4173' });
};

beforeAll(async () => {
  site = await createSmallSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test('a build does not replace a file with a folder', async () => {
  const file = path.join(site.root, 'file.txt');
  await writeFile(file, 'precious');
  await expect(build(file)).rejects.toThrow('is a file');
  expect(await readFile(file, 'utf8')).toBe('precious');
});

test('a build does not delete a folder that is not a build', async () => {
  const folder = path.join(site.root, 'other');
  await mkdir(folder);
  await writeFile(path.join(folder, 'precious.txt'), 'precious');
  await expect(build(folder)).rejects.toThrow('OUT_DIR must name a folder of its own');
  expect(await readdir(folder)).toEqual(['precious.txt']);
});

describe('leftovers of builds that were killed', () => {
  /** Returns the id of a process that has ended. */
  async function getEndedPid(): Promise<number> {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    return child.pid ?? 0;
  }

  test('are deleted by the next build, but not those of a running one', async () => {
    const outDir = path.join(site.root, 'leftovers');
    const pid = await getEndedPid();
    for (const name of [
      `next-${pid}-aaaaaa`,
      `old-${pid}-bbbbbb`,
      `next-${process.ppid}-cccccc`,
      'next-week',
    ])
      await mkdir(`${outDir}.${name}/static`, { recursive: true });
    const output = await openOutputFolder(outDir);
    await output.discard();
    const names = (await readdir(site.root)).filter((name) => name.startsWith('leftovers.'));
    expect(names.sort()).toEqual([`leftovers.next-${process.ppid}-cccccc`, 'leftovers.next-week']);
  });

  test('bring back the previous build when the kill came between the two renames', async () => {
    const outDir = path.join(site.root, 'halfway');
    const leftover = `${outDir}.old-${await getEndedPid()}-aaaaaa`;
    await mkdir(path.join(leftover, 'build/.site'), { recursive: true });
    await writeFile(path.join(leftover, 'build/.site/serve.json'), '{}');
    const output = await openOutputFolder(outDir);
    await output.discard();
    expect(await readdir(outDir)).toEqual(['.site']);
    expect((await readdir(site.root)).filter((name) => name.startsWith('halfway.'))).toEqual([]);
  });
});

test('a build replaces the folder that a symbolic link leads to, not the link', async () => {
  await mkdir(path.join(site.root, 'release'));
  const link = path.join(site.root, 'current');
  await symlink('release', link);
  const output = await openOutputFolder(link);
  await output.write('index.html', 'new');
  await output.publish();
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(path.join(site.root, 'release/index.html'), 'utf8')).toBe('new');
});
