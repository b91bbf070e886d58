import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';

const options = { contentDir: 'content', siteUrl: 'https://www.example.no' };
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'output-folder-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a build does not replace a file with a folder', async () => {
  const file = path.join(root, 'file.txt');
  await writeFile(file, 'precious');
  await expect(buildSite({ ...options, outDir: file })).rejects.toThrow('is a file');
  expect(await readFile(file, 'utf8')).toBe('precious');
});

test('a build does not delete a folder that is not a build', async () => {
  const foreign = path.join(root, 'foreign');
  await cp('README.md', path.join(foreign, 'precious.txt'));
  await expect(buildSite({ ...options, outDir: foreign })).rejects.toThrow(
    'OUT_DIR must name a folder of its own',
  );
  expect(await readdir(foreign)).toEqual(['precious.txt']);
});
