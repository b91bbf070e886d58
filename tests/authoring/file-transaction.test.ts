import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';

let root: string;
const read = (file: string) => readFile(path.join(root, file), 'utf8');
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'change-'));
  await writeFile(path.join(root, 'a'), 'old a');
  await writeFile(path.join(root, 'b'), 'old b');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('files are written, made and removed, and nothing else is left', async () => {
  await applyFileChanges(root, [
    { file: 'a', text: 'new a' },
    { file: 'b', text: undefined },
    { file: 'c/d', text: 'new d', mustBeNew: true },
  ]);
  expect(await read('a')).toBe('new a');
  expect(await read('c/d')).toBe('new d');
  expect((await readdir(root)).sort()).toEqual(['a', 'c']);
  expect(await readdir(path.join(root, 'c'))).toEqual(['d']);
});

test('a file that must be new and is there stops all of it', async () => {
  await expect(
    applyFileChanges(root, [
      { file: 'a', text: 'new a' },
      { file: 'b', text: 'new b', mustBeNew: true },
    ]),
  ).rejects.toThrow('is there already');
  expect([await read('a'), await read('b')]).toEqual(['old a', 'old b']);
  expect((await readdir(root)).sort()).toEqual(['a', 'b']);
});

test('when one cannot be replaced, those before it are as they were', async () => {
  await mkdir(path.join(root, 'folder'));
  await writeFile(path.join(root, 'folder/full'), 'old full');
  await expect(
    applyFileChanges(root, [
      { file: 'a', text: 'new a' },
      { file: 'made', text: 'new', mustBeNew: true },
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

describe('whichever step the disk refuses,', () => {
  const changes = [
    { file: 'a', text: 'new a' },
    { file: 'b', text: undefined },
    { file: 'c', text: 'new c', isNew: true },
    { file: 'd/e', text: 'new e' },
  ];
  const all = async () => {
    const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    return Object.fromEntries(
      await Promise.all(
        names.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          return [path.relative(root, file), await readFile(file, 'utf8')] as const;
        }),
      ),
    );
  };
  /** A disk that refuses to rename at some of the times it is asked. */
  const refusing = (isRefused: (time: number) => boolean) => {
    let times = 0;
    return {
      rm,
      rename: async (...args: Parameters<typeof rename>) => {
        if (isRefused(++times)) throw new Error('The disk is full.');
        await rename(...args);
      },
    };
  };
  const before = { a: 'old a', b: 'old b', 'd/e': 'old e' };
  beforeEach(async () => {
    await mkdir(path.join(root, 'd'));
    await writeFile(path.join(root, 'd/e'), 'old e');
  });

  test.each([1, 2, 3, 4, 5, 6])('step %i: everything is as it was', async (step) => {
    await expect(
      applyFileChanges(
        root,
        changes,
        refusing((time) => time === step),
      ),
    ).rejects.toThrow('The disk is full.');
    expect(await all()).toEqual(before);
  });

  test('a disk that refuses all steps from one on, back included: no text is lost, and it is said where it lies', async () => {
    for (const step of [2, 3, 4, 5, 6]) {
      const failure = await applyFileChanges(
        root,
        changes,
        refusing((time) => time >= step),
      ).catch((cause: Error) => cause);
      expect(String(failure)).toContain('could not be put back');
      const left = await all();
      expect(Object.values(left)).toEqual(expect.arrayContaining(Object.values(before)));
      for (const [file, text] of Object.entries(left))
        if (text.startsWith('old') && !(file in before))
          expect(String(failure)).toContain(path.join(root, file));
      await rm(root, { recursive: true });
      await mkdir(path.join(root, 'd'), { recursive: true });
      for (const [file, text] of Object.entries(before)) await writeFile(path.join(root, file), text);
    }
  });

  test('what could not be put back does not keep the others from it', async () => {
    const failure = applyFileChanges(
      root,
      changes,
      refusing((time) => time === 5 || time === 7),
    );
    await expect(failure).rejects.toThrow('could not be put back');
    expect(await all()).toMatchObject({ a: 'old a', 'd/e': 'old e' });
    expect(Object.values(await all())).toContain('old b');
  });
});

test('a file takes the name of one that goes, where the disk tells them apart by case or not', async () => {
  await applyFileChanges(root, [
    { file: 'a', text: undefined },
    { file: 'A', text: 'old a', mustBeNew: true },
  ]);
  expect((await readdir(root)).sort()).toEqual(['A', 'b']);
});
