import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { computeRulesVersion } from '#lint/rules-version.ts';
import { startOfFile, warning } from '#pipeline/finding.ts';
import { createScenario } from '#tests/support/scenario.ts';

/** A check as a run of its own: with nothing but the file in common. */
async function check(root: string, file: string, version = '1') {
  const memory = new CheckCache();
  await memory.load(file, version);
  const content = await checkContent(root, { cache: memory });
  await memory.save(file, version);
  return content;
}

async function cacheFile(): Promise<AsyncDisposable & { file: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'memory-'));
  return {
    file: path.join(folder, 'check/documents.bin'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

describe('a check that takes up what an earlier one found out', () => {
  test.each([
    'clean',
    'link-to-a-missing-anchor',
    'words-twice',
    'related-post-that-is-a-draft',
    'tag-never-closed',
  ])('says the same: %s', async (name) => {
    await using content = await createScenario(name);
    await using cache = await cacheFile();
    const before = await check(content.root, cache.file);
    const after = await check(content.root, cache.file);
    expect(after.findings).toEqual(before.findings);
    expect(after.manifest).toEqual(before.manifest);
    for (const [file, { body, frontmatter, locate }] of before.documents) {
      const again = after.documents.get(file);
      expect(again?.body).toBe(body);
      expect(again?.frontmatter).toEqual(frontmatter);
      expect(again?.locate(['title'])).toEqual(locate(['title']));
    }
  });

  test('reads what has changed since, and forgets what is gone', async () => {
    await using content = await createScenario('clean');
    await using cache = await cacheFile();
    await check(content.root, cache.file);
    await writeFile(
      path.join(content.root, 'en/pages/team.mdx'),
      '---\ntitle: Team\ndescription: About the the team.\n---\n\n## Who we are\n\nTesters.\n',
    );
    expect((await check(content.root, cache.file)).findings).toMatchObject([{ rule: 'prose/doubled-word' }]);
    for (const language of ['en', 'no']) await rm(path.join(content.root, language, 'blog/second.mdx'));
    await check(content.root, cache.file);
    await writeFile(
      path.join(content.root, 'en/pages/team.mdx'),
      '---\ntitle: Team\ndescription: We.\n---\n\n## Who we are\n',
    );
    await check(content.root, cache.file);
    expect((await readFile(cache.file)).includes('blog/second.mdx')).toBe(false);
  });

  test('is not misled by other rules, a file that was cut off, or none', async () => {
    await using content = await createScenario('words-twice');
    await using cache = await cacheFile();
    const { findings, documents } = await check(content.root, cache.file, 'old');
    const [document] = documents.values();
    const recalled = async (version: string) => {
      const memory = new CheckCache();
      await memory.load(cache.file, version);
      return document && memory.get(document.source);
    };
    expect(await recalled('old')).toBeDefined();
    expect(await recalled('new')).toBeUndefined();
    await truncate(cache.file, 100);
    expect(await recalled('old')).toBeUndefined();
    expect((await check(content.root, cache.file, 'old')).findings).toEqual(findings);
  });
});

test('what was said of a file that is no document holds while it stays as it is', async () => {
  await using cache = await cacheFile();
  const said = (text: string) => [warning('taxonomy.yaml', startOfFile, 'prose/doubled-word', text)];
  const ask = (memory: CheckCache, text: string) =>
    memory.getOrCheck({ file: 'taxonomy.yaml', text }, () => said(text));
  const first = new CheckCache();
  expect(ask(first, 'old')).toEqual(said('old'));
  await first.save(cache.file, '1');
  const second = new CheckCache();
  await second.load(cache.file, '1');
  expect(second.getOrCheck({ file: 'taxonomy.yaml', text: 'old' }, () => [])).toEqual(said('old'));
  expect(ask(second, 'new')).toEqual(said('new'));
  await second.save(cache.file, '1');
  const third = new CheckCache();
  await third.load(cache.file, '1');
  expect(third.getOrCheck({ file: 'taxonomy.yaml', text: 'new' }, () => [])).toEqual(said('new'));
});

test('the version of the rules changes with what findings depend on', async () => {
  expect(await computeRulesVersion('a')).toBe(await computeRulesVersion('a'));
  expect(await computeRulesVersion('a')).not.toBe(await computeRulesVersion('b'));
});
