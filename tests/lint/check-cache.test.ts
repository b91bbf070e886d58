import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { computeRulesVersion } from '#lint/rules-version.ts';
import { parseStyleGuide } from '#lint/style-guide.ts';
import { startOfFile, warning } from '#pipeline/finding.ts';
import { readContentFolder } from '#pipeline/read/content-folder.ts';
import { createScenario } from '#tests/support/scenario.ts';

/** Checks content as a new process would, which shares only the cache file with earlier ones. */
async function runCheck(root: string, cacheFile: string, version = '1') {
  const cache = new CheckCache();
  cache.load(cacheFile, version);
  const content = await checkContent(root, { cache });
  cache.save(cacheFile, version);
  return content;
}

async function createCacheFile(): Promise<AsyncDisposable & { file: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-cache-'));
  return {
    file: path.join(folder, 'check/documents.bin'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

describe('a check with the cache of an earlier one', () => {
  test.each([
    'clean',
    'link-to-a-missing-anchor',
    'words-twice',
    'related-post-that-is-a-draft',
    'tag-never-closed',
  ])('returns the same content and findings for %s', async (name) => {
    await using content = await createScenario(name);
    await using cache = await createCacheFile();
    const cold = await runCheck(content.root, cache.file);
    const warm = await runCheck(content.root, cache.file);
    expect(warm.findings).toEqual(cold.findings);
    expect(warm.manifest).toEqual(cold.manifest);
    for (const [file, { body, frontmatter, locate }] of cold.documents) {
      const document = warm.documents.get(file);
      expect(document?.body).toBe(body);
      expect(document?.frontmatter).toEqual(frontmatter);
      expect(document?.locate(['title'])).toEqual(locate(['title']));
    }
  });

  test('checks changed files, and removes deleted ones from the cache', async () => {
    await using content = await createScenario('clean');
    await using cache = await createCacheFile();
    await runCheck(content.root, cache.file);
    const team = path.join(content.root, 'en/pages/team.mdx');
    await writeFile(
      team,
      '---\ntitle: Team\ndescription: About the the team.\n---\n\n## Who we are\n\nTesters.\n',
    );
    const { findings } = await runCheck(content.root, cache.file);
    expect(findings).toMatchObject([{ rule: 'prose/doubled-word' }]);
    for (const language of ['en', 'no']) await rm(path.join(content.root, language, 'blog/second.mdx'));
    await runCheck(content.root, cache.file);
    await writeFile(team, '---\ntitle: Team\ndescription: We.\n---\n\n## Who we are\n');
    await runCheck(content.root, cache.file);
    expect((await readFile(cache.file)).includes('blog/second.mdx')).toBe(false);
  });

  test('ignores a cache of other rules, and a truncated one', async () => {
    await using content = await createScenario('words-twice');
    await using cacheFile = await createCacheFile();
    const { findings, documents } = await runCheck(content.root, cacheFile.file, 'old');
    const { version: guideVersion } = parseStyleGuide(await readContentFolder(content.root));
    const [document] = documents.values();
    const getCached = async (version: string) => {
      const cache = new CheckCache();
      cache.load(cacheFile.file, version);
      return document && cache.get(document.source, guideVersion);
    };
    expect(await getCached('old')).toBeDefined();
    expect(await getCached('new')).toBeUndefined();
    await truncate(cacheFile.file, 100);
    expect(await getCached('old')).toBeUndefined();
    expect((await runCheck(content.root, cacheFile.file, 'old')).findings).toEqual(findings);
  });
});

test('findings of a file that is not a document are cached by its text', async () => {
  await using cacheFile = await createCacheFile();
  const createFindings = (text: string) => [
    warning('taxonomy.yaml', startOfFile, 'prose/doubled-word', text),
  ];
  const getOrCheck = (cache: CheckCache, text: string, findings = createFindings(text)) =>
    cache.getOrCheck({ file: 'taxonomy.yaml', text }, '', () => findings);
  const first = new CheckCache();
  expect(getOrCheck(first, 'old')).toEqual(createFindings('old'));
  first.save(cacheFile.file, '1');
  const second = new CheckCache();
  second.load(cacheFile.file, '1');
  expect(getOrCheck(second, 'old', [])).toEqual(createFindings('old'));
  expect(getOrCheck(second, 'new')).toEqual(createFindings('new'));
  second.save(cacheFile.file, '1');
  const third = new CheckCache();
  third.load(cacheFile.file, '1');
  expect(getOrCheck(third, 'new', [])).toEqual(createFindings('new'));
});

test('the version of the rules changes with its inputs', async () => {
  expect(await computeRulesVersion('a')).toBe(await computeRulesVersion('a'));
  expect(await computeRulesVersion('a')).not.toBe(await computeRulesVersion('b'));
});
