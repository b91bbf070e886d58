/** Published URLs in a git repository: what the main branch has published, and what only a branch has. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fix } from '#authoring/fix.ts';
import { type CheckContentOptions, checkContent } from '#lint/check-content.ts';
import { createContentRepository } from '#tests/support/content-repository.ts';
import { getSharedCache } from '#tests/support/scenario.ts';

const createDocument = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: What this page is about, in a sentence.\n${fields}---\n\n${body}\n`;
const postFields = 'date: 2026-10-01\ncategories: [quality]\ntags: [testing]\n';
const listedUrls = [
  '/',
  '/blog/first',
  '/blog/second',
  '/no',
  '/no/blog/first',
  '/no/blog/second',
  '/no/team',
  '/no/team#hvem-vi-er',
  '/team',
  '/team#who-we-are',
];

/** Creates a repository whose list of published URLs is complete on `main`, and checks out the branch `work`. */
async function createBranch() {
  const repository = await createContentRepository();
  repository.write('addresses.txt', listedUrls.join('\n'));
  repository.commit('main');
  repository.git('checkout', '--quiet', '-b', 'work');
  const { root, write } = repository;
  return {
    ...repository,
    writePost(slug: string, body = 'Text.', fields = '') {
      for (const language of ['en', 'no'])
        write(
          `${language}/blog/${slug}.mdx`,
          createDocument(`The post ${slug} ${language}`, body, postFields + fields),
        );
    },
    async getLedgerFindings(options: CheckContentOptions = {}) {
      const { findings } = await checkContent(root, { cache: getSharedCache(), ...options });
      return findings.filter(({ rule }) => rule.startsWith('ledger/'));
    },
    async getListedUrls() {
      await fix(
        root,
        ['addresses.txt'].map((file) => path.join(root, file)),
        false,
      );
      return (await readFile(path.join(root, 'addresses.txt'), 'utf8'))
        .split('\n')
        .filter((line) => /^\//.test(line));
    },
  };
}

describe('the list of published URLs', () => {
  test('does not get a page that is new on a branch, so that it can still be renamed', async () => {
    await using branch = await createBranch();
    branch.writePost('news');
    expect(await branch.getLedgerFindings()).toEqual([]);
    branch.commit('work');
    expect(await branch.getLedgerFindings()).toEqual([]);
    expect(await branch.getListedUrls()).toEqual(listedUrls);
  });

  test('gets a page after its branch was merged', async () => {
    await using branch = await createBranch();
    branch.writePost('news');
    branch.commit('work');
    branch.git('checkout', '--quiet', 'main');
    branch.git('merge', '--quiet', 'work');
    expect((await branch.getLedgerFindings())[0]?.message).toMatch(
      /^2 new addresses .* \/blog\/news, \/no\/blog\/news\./,
    );
    expect(await branch.getListedUrls()).toEqual(expect.arrayContaining(['/blog/news', '/no/blog/news']));
    expect(await branch.getLedgerFindings()).toEqual([]);
  });

  test('does not get a page that is a draft on the main branch', async () => {
    await using branch = await createBranch();
    branch.git('checkout', '--quiet', 'main');
    branch.writePost('news', 'Text.', 'draft: true\n');
    branch.commit('draft');
    branch.git('checkout', '--quiet', '-b', 'publish');
    branch.writePost('news');
    expect(await branch.getLedgerFindings()).toEqual([]);
  });

  test('gets an anchor that the main branch has, and not one that is new', async () => {
    await using branch = await createBranch();
    branch.git('checkout', '--quiet', 'main');
    branch.write(
      'en/pages/team.mdx',
      createDocument('Team', '## Who we are\n\nTesters.\n\n## Our office\n\nOslo.'),
    );
    branch.commit('office');
    branch.git('checkout', '--quiet', '-b', 'anchors');
    branch.write(
      'en/pages/team.mdx',
      createDocument(
        'Team',
        '## Who we are\n\nTesters.\n\n## Our office\n\nOslo.\n\n## How we work\n\nTogether.',
      ),
    );
    branch.write(
      'en/blog/first.mdx',
      createDocument('A post', '[Where](/team#our-office), [how](/team#how-we-work).', postFields),
    );
    expect((await branch.getLedgerFindings())[0]?.message).toMatch(/^1 new address .* \/team#our-office\./);
  });

  test('gets the list of a tag once a post of the main branch has the tag', async () => {
    await using branch = await createBranch();
    branch.git('checkout', '--quiet', 'main');
    for (const language of ['en', 'no'])
      branch.write(`${language}/pages/blog.mdx`, createDocument('Blog', 'All posts.', 'layout: blog\n'));
    branch.commit('blog');
    branch.git('checkout', '--quiet', '-b', 'terms');
    branch.writePost('prices', 'Text.', '');
    branch.write(
      'en/blog/prices.mdx',
      createDocument('Prices', 'Text.', postFields.replace('testing', 'pricing-model')),
    );
    const [finding] = await branch.getLedgerFindings();
    expect(finding?.fix?.title).toContain('/blog/tag/testing');
    expect(finding?.fix?.edits.map(({ text }) => text).join('')).not.toMatch(/^\/blog\/tag\/pricing-model$/m);
  });
});

test('a page of the main branch that is gone is reported, although nobody has listed it', async () => {
  await using branch = await createBranch();
  branch.git('checkout', '--quiet', 'main');
  branch.writePost('news');
  branch.commit('news');
  branch.git('checkout', '--quiet', '-b', 'removal');
  branch.remove('en/blog/news.mdx');
  branch.remove('no/blog/news.mdx');
  expect(await branch.getLedgerFindings()).toEqual([]);
  const [finding] = await branch.getLedgerFindings({ compareWithMain: true });
  expect(finding).toMatchObject({
    rule: 'ledger/gone',
    message: expect.stringMatching(
      /^\/blog\/news and \/no\/blog\/news were published, and no longer exist\./,
    ),
  });
});

describe('a published heading that was removed is reported in its document, on the line', () => {
  test.each([
    ['that replaced it', '## Our people\n\nTesters and developers.\n\nMore.', 6],
    ['that follows it now', 'Testers and developers.\n\nMore.', 6],
  ])('%s', async (_, body, line) => {
    await using branch = await createBranch();
    branch.write('en/pages/team.mdx', createDocument('Team', body));
    const findings = await branch.getLedgerFindings();
    expect(findings).toMatchObject([{ file: 'en/pages/team.mdx', line, rule: 'ledger/anchor' }]);
  });
});
