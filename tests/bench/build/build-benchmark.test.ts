import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { layOut } from '#tests/bench/check/texts.ts';
import { findDifferences, measureOutput, readOutputTree } from './output-tree.ts';
import { appendTitleWord, appendWord, toPostFile } from './post-edits.ts';

const treeOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, digest]) => [file, { bytes: digest.length, digest }]));
const nothing = () => false;

test('two builds are told apart by what is missing, added and altered, but for what may differ', () => {
  const one = treeOf({ 'same.html': 'a', 'gone.html': 'a', 'other.html': 'a', 'moment.json': 'a' });
  const other = treeOf({ 'same.html': 'a', 'new.html': 'a', 'other.html': 'b', 'moment.json': 'b' });
  expect(findDifferences(one, other, (file) => file === 'moment.json')).toEqual([
    '- gone.html',
    '+ new.html',
    '! other.html',
  ]);
  expect(findDifferences(one, one, nothing)).toEqual([]);
});

test('the extent of a build counts its pages apart from their compressed forms', () => {
  const tree = treeOf({
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
    bytesOfPage: 3,
    bytesOfPageCompressed: 2,
  });
});

test('the corpus is the same each time, no two of its posts are, and edits alter the one post they are made to', async () => {
  await using first = await layOut(4);
  await using second = await layOut(4);
  const [one, other] = [await readOutputTree(first.contentDir), await readOutputTree(second.contentDir)];
  expect(findDifferences(one, other, nothing)).toEqual([]);
  const posts = languages.flatMap((language) => [0, 1, 2, 3].map((at) => toPostFile(language, at)));
  expect(new Set(posts.map((file) => one.get(file)?.digest)).size).toBe(posts.length);

  await appendWord(path.join(first.contentDir, toPostFile('en', 2)));
  await appendTitleWord(path.join(first.contentDir, toPostFile('no', 3)));
  expect(findDifferences(one, await readOutputTree(first.contentDir), nothing)).toEqual([
    `! ${toPostFile('en', 2)}`,
    `! ${toPostFile('no', 3)}`,
  ]);
  const plain = path.join(first.root, 'plain.mdx');
  await writeFile(plain, '---\ntitle: Not quoted\n---\n\nText.\n');
  await expect(appendTitleWord(plain)).rejects.toThrow('nothing to edit');
});
