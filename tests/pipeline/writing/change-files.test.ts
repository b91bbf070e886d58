import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeFiles } from '../../../src/pipeline/writing/change-files.ts';

let root: string;
const read = (file: string) => readFile(path.join(root, file), 'utf8');
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'change-'));
  await writeFile(path.join(root, 'a'), 'old a');
  await writeFile(path.join(root, 'b'), 'old b');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('files are written, made and removed, and nothing else is left', async () => {
  await changeFiles(root, [
    { file: 'a', text: 'new a' },
    { file: 'b', text: undefined },
    { file: 'c/d', text: 'new d', isNew: true },
  ]);
  expect(await read('a')).toBe('new a');
  expect(await read('c/d')).toBe('new d');
  expect((await readdir(root)).sort()).toEqual(['a', 'c']);
  expect(await readdir(path.join(root, 'c'))).toEqual(['d']);
});

test('a file that must be new and is there stops all of it', async () => {
  await expect(
    changeFiles(root, [
      { file: 'a', text: 'new a' },
      { file: 'b', text: 'new b', isNew: true },
    ]),
  ).rejects.toThrow('is there already');
  expect([await read('a'), await read('b')]).toEqual(['old a', 'old b']);
  expect((await readdir(root)).sort()).toEqual(['a', 'b']);
});

test('when one cannot be replaced, those before it are as they were', async () => {
  await mkdir(path.join(root, 'folder'));
  await writeFile(path.join(root, 'folder/full'), 'old full');
  await expect(
    changeFiles(root, [
      { file: 'a', text: 'new a' },
      { file: 'made', text: 'new', isNew: true },
      { file: 'b', text: undefined },
      // Everything is written by then; what stands in the folder cannot be replaced, since the folder is gone.
      { file: 'folder', text: undefined },
      { file: 'folder/full', text: 'new full' },
    ]),
  ).rejects.toThrow('ENOENT');
  expect([await read('a'), await read('b'), await read('folder/full')]).toEqual([
    'old a',
    'old b',
    'old full',
  ]);
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['a', 'b', 'folder', 'folder/full']);
});
