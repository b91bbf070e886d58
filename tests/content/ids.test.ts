import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { Category, Id, Tag } from '#content/ids.ts';
import { checkContent } from '#lint/check-content.ts';
import { emitIds } from '#pipeline/index/emit-ids.ts';

test('slugs of documents, categories and tags are literal unions, so that a link to a missing document does not compile', () => {
  expectTypeOf<'team'>().toExtend<Id<'page'>>();
  expectTypeOf<'tema'>().not.toExtend<Id<'page'>>();
  expectTypeOf<'kiddy-app'>().not.toExtend<Id<'page'>>();
  expectTypeOf<'kiddy-app'>().toExtend<Id<'case-study'>>();
  expectTypeOf<'security'>().toExtend<Category>();
  expectTypeOf<'no-such-category'>().not.toExtend<Category>();
  expectTypeOf<'accessibility'>().toExtend<Tag>();
  expectTypeOf<string>().not.toExtend<Tag>();
});

test('the module is generated from the content, and not written again while nothing changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ids-'));
  const file = path.join(folder, 'ids.ts');
  const { manifest } = await checkContent('content');
  await emitIds(manifest, file);
  expect(await readFile(file, 'utf8')).toMatch(/'post': "[^"]+" \| "[^"]+"/);
  const { mtimeMs } = await stat(file);
  await emitIds(manifest, file);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  await emitIds({ ...manifest, entries: [] }, file);
  expect(await readFile(file, 'utf8')).toContain("'post': never");
  await rm(folder, { recursive: true });
});
