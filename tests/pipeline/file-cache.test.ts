import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileCache } from '#pipeline/file-cache.ts';

const hourMs = 3_600_000;
let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'file-cache-'));
  folder = path.join(root, 'cache');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const setAge = async (name: string, now: Date, ageMs: number) => {
  const usedAt = new Date(now.getTime() - ageMs);
  await utimes(path.join(folder, name), usedAt, usedAt);
};

describe('get', () => {
  test('returns the stored content to another cache of the same folder', () => {
    openFileCache(folder).set('a', 'Blåbær\n');
    expect(openFileCache(folder).get('a')?.toString()).toBe('Blåbær\n');
  });

  test('returns empty content', () => {
    openFileCache(folder).set('a', '');
    expect(openFileCache(folder).get('a')?.toString()).toBe('');
  });

  test('returns undefined for a missing entry, and for one of another version', () => {
    const cache = openFileCache(folder);
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 'text', 'version 1');
    expect(cache.get('a', 'version 1')?.toString()).toBe('text');
    expect(cache.get('a', 'version 2')).toBeUndefined();
    expect(cache.get('a')).toBeUndefined();
  });

  test.each([
    [
      'changed',
      (file: string) => readFile(file, 'utf8').then((text) => writeFile(file, text.replace('text', 'test'))),
    ],
    ['cut off', (file: string) => truncate(file, 12)],
    ['emptied', (file: string) => truncate(file)],
    ['extended', (file: string) => writeFile(file, 'more', { flag: 'a' })],
  ])('returns undefined for an entry that was %s', async (_, damage) => {
    const cache = openFileCache(folder);
    cache.set('a', 'some text');
    await damage(path.join(folder, 'a'));
    expect(cache.get('a')).toBeUndefined();
  });
});

test('setValue stores what the structured clone algorithm can copy', () => {
  const value = { list: new Map([['a', [1, undefined]]]), bytes: Buffer.from('bytes') };
  openFileCache(folder).setValue('a', value);
  const stored = openFileCache(folder).getValue<typeof value>('a');
  expect(stored?.list).toEqual(value.list);
  expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('bytes');
});

test('set replaces an entry, and leaves no temporary file', async () => {
  const cache = openFileCache(folder);
  cache.set('a', 'first');
  cache.set('a', 'second');
  expect(cache.get('a')?.toString()).toBe('second');
  expect(await readdir(folder)).toEqual(['a']);
});

test('set reports an error in place of throwing it', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const errors: Error[] = [];
  openFileCache(folder, (error) => errors.push(error)).set('a', 'text');
  expect(errors).toHaveLength(1);
});

describe('setFolder', () => {
  const fill = (target: string) => writeFile(path.join(target, 'index.txt'), 'text');

  test('stores a folder that getFolder finds', async () => {
    const cache = openFileCache(folder);
    expect(await cache.getFolder('a', 'index.txt')).toBeUndefined();
    const stored = await cache.setFolder('a', 'index.txt', fill);
    expect(await cache.getFolder('a', 'index.txt')).toBe(stored);
    expect(await readFile(path.join(stored, 'index.txt'), 'utf8')).toBe('text');
  });

  test('stores nothing when fill throws', async () => {
    const cache = openFileCache(folder);
    await expect(
      cache.setFolder('a', 'index.txt', () => Promise.reject(new Error('No bundle.'))),
    ).rejects.toThrow('No bundle.');
    expect(await readdir(folder)).toEqual([]);
  });

  test('replaces an incomplete folder', async () => {
    const cache = openFileCache(folder);
    await cache.setFolder('a', 'index.txt', (target) => writeFile(path.join(target, 'other.txt'), ''));
    expect(await cache.getFolder('a', 'index.txt')).toBeUndefined();
    expect(existsSync(path.join(await cache.setFolder('a', 'index.txt', fill), 'other.txt'))).toBe(false);
  });

  test('keeps a complete folder that another process has stored meanwhile', async () => {
    const stored = await openFileCache(folder).setFolder('a', 'index.txt', fill);
    const { ino } = await stat(stored);
    await openFileCache(folder).setFolder('a', 'index.txt', fill);
    expect((await stat(stored)).ino).toBe(ino);
  });

  test('keeps one result of concurrent calls', async () => {
    const cache = openFileCache(folder);
    await Promise.all([cache.setFolder('a', 'index.txt', fill), cache.setFolder('a', 'index.txt', fill)]);
    expect(await readdir(folder)).toEqual(['a']);
    expect(await cache.getFolder('a', 'index.txt')).toBeDefined();
  });
});

describe('prune', () => {
  const now = new Date();

  test('deletes unused entries after the maximum age, and keeps those that were used', async () => {
    const cache = openFileCache(folder);
    for (const name of ['old', 'used', 'young']) openFileCache(folder).set(name, name);
    await setAge('old', now, 3 * hourMs);
    await setAge('used', now, 3 * hourMs);
    await setAge('young', now, hourMs);
    cache.get('used');
    await cache.prune({ now, maxAgeMs: 2 * hourMs });
    expect((await readdir(folder)).sort()).toEqual(['used', 'young']);
    // A later run finds it young again.
    await openFileCache(folder).prune({ now, maxAgeMs: 2 * hourMs });
    expect((await readdir(folder)).sort()).toEqual(['used', 'young']);
  });

  test('keeps a number of the newest entries whatever their age', async () => {
    const cache = openFileCache(folder);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      openFileCache(folder).set(name, name);
      await setAge(name, now, (index + 2) * hourMs);
    }
    await cache.prune({ now, maxAgeMs: hourMs, keepNewest: 2 });
    expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
  });

  test('accepts a folder that does not exist', async () => {
    await openFileCache(folder).prune({ now, maxAgeMs: hourMs });
  });
});
