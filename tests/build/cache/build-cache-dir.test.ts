import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBuildCacheDir } from '#build/cache/build-cache-dir.ts';

/** Opens a cache, and lets it look as if the build was two hours ago. */
async function openOldCacheDir(root: string, outDir: string): Promise<string> {
  const cacheDir = await openBuildCacheDir(root, 'content', outDir);
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(cacheDir, 'builds-to.txt'), twoHoursAgo, twoHoursAgo);
  return cacheDir;
}

test('deletes caches whose output folder no longer exists, and keeps the others', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'build-cache-'));
  const root = path.join(folder.path, 'builds');
  const outDir = path.join(folder.path, 'dist');
  await mkdir(outDir);
  const cacheDir = await openOldCacheDir(root, outDir);
  await openBuildCacheDir(root, 'content', path.join(folder.path, 'other'));
  expect(existsSync(cacheDir)).toBe(true);
  await rm(outDir, { recursive: true });
  await openBuildCacheDir(root, 'content', path.join(folder.path, 'other'));
  expect(existsSync(cacheDir)).toBe(false);
});

test('keeps the cache of a first build that is still checking the content', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'build-cache-'));
  const root = path.join(folder.path, 'builds');
  const cacheDir = await openBuildCacheDir(root, 'content', path.join(folder.path, 'first'));
  await openBuildCacheDir(root, 'content', path.join(folder.path, 'second'));
  expect(existsSync(cacheDir)).toBe(true);
});

test('does not fail when other builds delete an unused cache, or write to it, at the same time', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'build-cache-'));
  const root = path.join(folder.path, 'builds');
  const unused = await openOldCacheDir(root, path.join(folder.path, 'gone'));
  const filesDir = path.join(unused, 'files');
  for (let index = 0; index < 100; index += 1) {
    await mkdir(path.join(filesDir, `${index}`), { recursive: true });
    await writeFile(path.join(filesDir, `${index}`, 'page.html'), '');
  }
  let count = 0;
  const writer = setInterval(() => {
    mkdirSync(filesDir, { recursive: true });
    writeFileSync(path.join(filesDir, `new-${count++}.html`), '');
  });
  try {
    const outDirs = Array.from({ length: 8 }, (_, index) => path.join(folder.path, `dist-${index}`));
    await Promise.all(outDirs.map((outDir) => openBuildCacheDir(root, 'content', outDir)));
  } finally {
    clearInterval(writer);
  }
  expect(count).toBeGreaterThan(0);
});
