import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { parseTermName, planTermRename } from '#authoring/rename-term.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

const now = new Date('2026-11-20T12:00:00Z');
const taxonomy = `# Ours.
categories:
  quality:   { en: Quality, no: Kvalitet, hue: moss }
tags:
  # Of testers.
  testing: { en: Testing, no: Testing }
  pricing-model: { en: Pricing model, no: Prismodell }
`;
const createPost = (tags: string, body = 'Text.\n') =>
  `---\ntitle: A post\ndescription: What this post is about, in a sentence.\ndate: 2026-10-01\ncategories: [quality]\ntags: ${tags}\n---\n\n${body}`;

async function createContent(files: Record<string, string> = {}) {
  const content = await createScenario('clean');
  const blog = (title: string) =>
    `---\ntitle: ${title}\ndescription: What this page is about, in a sentence.\nlayout: blog\n---\n\nText.\n`;
  const allFiles = {
    'taxonomy.yaml': taxonomy,
    'en/pages/blog.mdx': blog('Blog'),
    'no/pages/blog.mdx': blog('Blogg'),
    ...files,
  };
  for (const [file, text] of Object.entries(allFiles)) {
    await mkdir(path.dirname(path.join(content.root, file)), { recursive: true });
    await writeFile(path.join(content.root, file), text);
  }
  const read = (file: string) => readFile(path.join(content.root, file), 'utf8');
  /** Returns the findings, without those of what the scenario does not list or link to, and of fields that are alike. */
  const findings = async () =>
    (await checkContent(content.root, { now })).findings.filter(
      ({ rule }) =>
        !/^(?:ledger\/new|taxonomy\/unused|navigation\/unlinked|frontmatter\/(?:duplicate|short)-)/.test(
          rule,
        ),
    );
  const rename = async (before: string, after: string) => {
    const term = parseTermName(before);
    if (!term) throw new Error(`${before} is no term.`);
    const plan = await planTermRename(content.root, await checkContent(content.root, { now }), term, after);
    await applyFileChanges(content.root, plan.changes);
    return plan;
  };
  return Object.assign(content, { read, rename, findings });
}

test.each([
  ['tag/testing', 'tag', 'testing'],
  ['tags/testing', 'tag', 'testing'],
  ['/blog/tag/testing', 'tag', 'testing'],
  ['/no/blog/tag/testing/page/2', 'tag', 'testing'],
  ['https://www.example.no/no/blog/category/quality?x=1', 'category', 'quality'],
  ['categories/quality', 'category', 'quality'],
])('parses %s', (name, taxonomyName, slug) =>
  expect(parseTermName(name)).toEqual({ taxonomy: taxonomyName, slug }),
);

test.each(['testing', '/team', 'blog/first', 'en/blog/tag.mdx'])('%s is not the name of a term', (name) =>
  expect(parseTermName(name)).toBeUndefined(),
);

test('renames a tag in the taxonomy, in posts and in links, and redirects its lists', async () => {
  await using content = await createContent({
    'en/blog/first.mdx': createPost(
      '[pricing-model, "testing"]',
      '[All](/blog/tag/testing#main), [the other](/blog/tag/testing-x).\n'.replace(/, \[the other\].*\)/, ''),
    ),
    'addresses.txt':
      '/\n/blog\n/blog/category/quality\n/blog/first\n/blog/second\n/blog/tag/pricing-model\n/blog/tag/testing\n/no\n/no/blog\n/no/blog/category/quality\n/no/blog/first\n/no/blog/second\n/no/blog/tag/pricing-model\n/no/blog/tag/testing\n/no/team\n/team\n',
    'navigation.yaml':
      'links: { /blog/tag/testing: { en: Tests, no: Tester }, /blog: { en: Blog, no: Blogg }, /team: { en: Team, no: Teamet } }\nheader: { links: [/blog/tag/testing, /blog, /team] }\nfooter: {}\n',
  });
  expect(await content.findings()).toEqual([]);
  const plan = await content.rename('tag/testing', 'tests');
  expect(plan).toMatchObject({ to: 'tests', isMerge: false });
  expect(plan.redirects).toEqual([
    ['/blog/tag/testing', '/blog/tag/tests'],
    ['/no/blog/tag/testing', '/no/blog/tag/tests'],
  ]);
  expect(await content.read('taxonomy.yaml')).toBe(taxonomy.replace('  testing:', '  tests:'));
  const post = await content.read('en/blog/first.mdx');
  expect(post).toContain('tags: [pricing-model, "tests"]\n');
  expect(post).toContain('[All](/blog/tag/tests#main)');
  expect(await content.read('navigation.yaml')).not.toContain('testing');
  expect(await content.read('redirects.yaml')).toBe(
    '/blog/tag/testing: /blog/tag/tests\n/no/blog/tag/testing: /no/blog/tag/tests\n',
  );
  expect(await content.findings()).toEqual([]);
});

test('merges a tag into another one', async () => {
  await using content = await createContent({
    'en/blog/first.mdx': createPost('[pricing-model, testing]'),
    'no/blog/first.mdx': createPost('\n  - testing\n  - pricing-model'),
  });
  const plan = await content.rename('/no/blog/tag/pricing-model', '/blog/tag/testing');
  expect(plan.isMerge).toBe(true);
  expect(await content.read('taxonomy.yaml')).not.toContain('pricing-model');
  expect(await content.read('en/blog/first.mdx')).toContain('tags: [testing]\n');
  expect(await content.read('no/blog/first.mdx')).toContain('tags: \n  - testing\n---');
  expect(await content.findings()).toEqual([]);
});

test('renames a category', async () => {
  await using content = await createContent();
  await content.rename('category/quality', 'craft');
  expect(await content.read('taxonomy.yaml')).toBe(taxonomy.replace('quality:', 'craft:'));
  expect(await content.findings()).toEqual([]);
});

test.each([
  ['tag/tseting', 'tests', 'There is no tag "tseting" in taxonomy.yaml. Did you mean "testing"?'],
  ['tag/testing', 'Tests', '"Tests" cannot be the name of a tag.'],
  ['tag/testing', 'category/tests', 'A tag cannot become a category.'],
  ['tag/testing', 'testing', '"testing" already has this name.'],
])('refuses to rename %s to %s', async (before, after, message) => {
  await using content = await createContent();
  await expect(content.rename(before, after)).rejects.toThrow(message);
});
