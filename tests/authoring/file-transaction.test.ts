import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyFileChanges, type FileChange } from '#authoring/file-transaction.ts';

let root: string;
const read = (file: string) => readFile(path.join(root, file), 'utf8');
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'change-'));
  await writeFile(path.join(root, 'a'), 'old a');
  await writeFile(path.join(root, 'b'), 'old b');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('writes, creates and removes files, and leaves no temporary files', async () => {
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

test('changes nothing if a file that must be new exists', async () => {
  await expect(
    applyFileChanges(root, [
      { file: 'a', text: 'new a' },
      { file: 'b', text: 'new b', mustBeNew: true },
    ]),
  ).rejects.toThrow('already exists');
  expect([await read('a'), await read('b')]).toEqual(['old a', 'old b']);
  expect((await readdir(root)).sort()).toEqual(['a', 'b']);
});

test('restores earlier files if a later one cannot be replaced', async () => {
  await mkdir(path.join(root, 'folder'));
  await writeFile(path.join(root, 'folder/full'), 'old full');
  await expect(
    applyFileChanges(root, [
      { file: 'a', text: 'new a' },
      { file: 'made', text: 'new', mustBeNew: true },
      { file: 'b', text: undefined },
      // The file in the folder cannot be replaced, because the folder has been removed by then.
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

describe('if the disk fails', () => {
  const changes: FileChange[] = [
    { file: 'a', text: 'new a' },
    { file: 'b', text: undefined },
    { file: 'c', text: 'new c', mustBeNew: true },
    { file: 'd/e', text: 'new e' },
  ];
  const readAllFiles = async () => {
    const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
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
  /** Creates a file system whose renames fail depending on their count. */
  const createFailingFileSystem = (isFailing: (renameCount: number) => boolean) => {
    let renameCount = 0;
    return {
      rm,
      rename: async (...args: Parameters<typeof rename>) => {
        if (isFailing(++renameCount)) throw new Error('The disk is full.');
        await rename(...args);
      },
    };
  };
  const before = { a: 'old a', b: 'old b', 'd/e': 'old e' };
  beforeEach(async () => {
    await mkdir(path.join(root, 'd'));
    await writeFile(path.join(root, 'd/e'), 'old e');
  });

  test.each([1, 2, 3, 4, 5, 6])('at step %i, restores every file', async (step) => {
    await expect(
      applyFileChanges(
        root,
        changes,
        createFailingFileSystem((count) => count === step),
      ),
    ).rejects.toThrow('The disk is full.');
    expect(await readAllFiles()).toEqual(before);
  });

  test('at every step from one on, keeps every text and names the backups in the message', async () => {
    for (const step of [2, 3, 4, 5, 6]) {
      const failure = await applyFileChanges(
        root,
        changes,
        createFailingFileSystem((count) => count >= step),
      ).catch((cause: Error) => cause);
      expect(String(failure)).toContain('could not be restored');
      const remainingFiles = await readAllFiles();
      expect(Object.values(remainingFiles)).toEqual(expect.arrayContaining(Object.values(before)));
      for (const [file, text] of Object.entries(remainingFiles))
        if (text.startsWith('old') && !(file in before))
          expect(String(failure)).toContain(path.join(root, file));
      await rm(root, { recursive: true });
      await mkdir(path.join(root, 'd'), { recursive: true });
      for (const [file, text] of Object.entries(before)) await writeFile(path.join(root, file), text);
    }
  });

  test('while restoring one file, still restores the others', async () => {
    const failure = applyFileChanges(
      root,
      changes,
      createFailingFileSystem((count) => count === 5 || count === 7),
    );
    await expect(failure).rejects.toThrow('could not be restored');
    expect(await readAllFiles()).toMatchObject({ a: 'old a', 'd/e': 'old e' });
    expect(Object.values(await readAllFiles())).toContain('old b');
  });
});

test('renames a file to another case, whether or not the file system ignores case', async () => {
  await applyFileChanges(root, [
    { file: 'a', text: undefined },
    { file: 'A', text: 'old a', mustBeNew: true },
  ]);
  expect((await readdir(root)).sort()).toEqual(['A', 'b']);
});
