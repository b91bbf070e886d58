import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
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
