import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { createBenchContent } from '#tests/bench/check/bench-content.ts';
import { findDifferences, measureOutput, readOutputTree } from './output-tree.ts';
import { appendTitleWord, appendWord, toPostFile } from './post-edits.ts';

const createTree = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, digest]) => [file, { bytes: digest.length, digest }]));
const ignoreNothing = () => false;

test('findDifferences lists missing, added and changed files, except those that may differ', () => {
  const firstTree = createTree({ 'same.html': 'a', 'gone.html': 'a', 'other.html': 'a', 'time.json': 'a' });
  const secondTree = createTree({ 'same.html': 'a', 'new.html': 'a', 'other.html': 'b', 'time.json': 'b' });
  expect(findDifferences(firstTree, secondTree, (file) => file === 'time.json')).toEqual([
    '- gone.html',
    '+ new.html',
    '! other.html',
  ]);
  expect(findDifferences(firstTree, firstTree, ignoreNothing)).toEqual([]);
});

test('measureOutput counts pages and their compressed files separately', () => {
  const tree = createTree({
    'a.html': '1234',
    'b/c.html': '12',
    'a.html.br': '12',
    'b/c.html.br': '1',
    'd.js': '1',
  });
  expect(measureOutput(tree)).toEqual({
    files: 5,
    bytes: 10,
    pages: 2,
    averagePageBytes: 3,
    averageCompressedPageBytes: 2,
  });
});

test('the corpus is the same each time, its posts all differ, and edits change one post each', async () => {
  await using first = await createBenchContent(4);
  await using second = await createBenchContent(4);
  const firstTree = await readOutputTree(first.contentDir);
  expect(findDifferences(firstTree, await readOutputTree(second.contentDir), ignoreNothing)).toEqual([]);
  const posts = languages.flatMap((language) => [0, 1, 2, 3].map((index) => toPostFile(language, index)));
  expect(new Set(posts.map((file) => firstTree.get(file)?.digest)).size).toBe(posts.length);

  await appendWord(path.join(first.contentDir, toPostFile('en', 2)));
  await appendTitleWord(path.join(first.contentDir, toPostFile('no', 3)));
  expect(findDifferences(firstTree, await readOutputTree(first.contentDir), ignoreNothing)).toEqual([
    `! ${toPostFile('en', 2)}`,
    `! ${toPostFile('no', 3)}`,
  ]);
  const unquoted = path.join(first.root, 'plain.mdx');
  await writeFile(unquoted, '---\ntitle: Not quoted\n---\n\nText.\n');
  await expect(appendTitleWord(unquoted)).rejects.toThrow('nothing to edit');
});
