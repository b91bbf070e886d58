import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRetirement } from '#authoring/retire.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Creates a content folder from the clean scenario and the given files. */
async function createContent(files: Record<string, string> = {}) {
  const content = await createScenario('clean');
  for (const [file, text] of Object.entries(files)) {
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
  const retire = async (mode: 'delete' | 'unpublish', name: string, to?: string) => {
    const plan = await planRetirement(content.root, await checkContent(content.root, { now }), name, {
      mode,
      to,
      now,
    });
    await applyFileChanges(content.root, plan.changes);
    return plan;
  };
  return Object.assign(content, { read, retire, findings });
}

const createPage = (body: string, extraFields = '') =>
  `---\ntitle: Links\ndescription: What this page is about, in a sentence.\n${extraFields}---\n\n${body}`;
const createPost = (extraFields: string, body = 'Text.\n') =>
  `---\ntitle: A post\ndescription: What this post is about, in a sentence.\ndate: 2026-10-01\ncategories: [quality]\ntags: [testing]\n${extraFields}---\n\n${body}`;

const createScheduledPost = () =>
  createPost('publishAt: 2026-11-20T08:00+01:00\n').replace('2026-10-01', '2026-11-20');

const navigation = `# Ours.
links:
  /: { en: Home, no: Hjem }
  # The team.
  /team: { en: Team, no: Teamet }
  /team#who-we-are: { en: The roles, no: Rollene, noAddress: /no/team#hvem-vi-er }
header:
  menus:
    - title: { en: Company, no: Selskapet }
      links: [/, /team]
  links: [/team#who-we-are]
footer:
  callToAction: { title: { en: Hello, no: Hei }, label: { en: Us, no: Oss }, link: /team }
  groups:
    - title: { en: More, no: Mer }
      links:
        - /team
        - /
`;

test('deletes both files, and leads every link and the old addresses to another page', async () => {
  await using content = await createContent({
    'en/pages/links.mdx': createPage(
      'See [them](/team#who-we-are "Us"), [them](/team?x=1) and <Action to="/team">all</Action> or [the post](/blog/first#a).\n',
    ),
    'no/pages/links.mdx': createPage('Se [teamet](/no/team#hvem-vi-er).\n'),
    'en/pages/crew.mdx': createPage('## a\n\nText.\n'),
    'no/pages/crew.mdx': createPage('Tekst.\n'),
    'en/blog/first.mdx': createPost('', '## a\n\nText.\n'),
    'en/ui/scenario.json': '{ "greeting": "Hello, {{name}}", "menu": { "team": "Team (/team#who-we-are)" } }',
    'no/ui/scenario.json': '{ "greeting": "Hei, {{name}}", "menu": { "team": "/no/team" } }',
    'navigation.yaml': navigation
      .replace(
        '  # The team.\n',
        '  /links: { en: Links, no: Lenker }\n  /crew: { en: Crew, no: Gjeng }\n  # The team.\n',
      )
      .replace('links: [/team#who-we-are]', 'links: [/links, /crew, /team#who-we-are]'),
    'redirects.yaml': '/us: /team#who-we-are\n',
    'addresses.txt':
      '/\n/blog/first\n/blog/first#a\n/blog/second\n/crew\n/links\n/no\n/no/blog/first\n/no/blog/second\n/no/crew\n/no/links\n/no/team\n/no/team#hvem-vi-er\n/team\n/team#who-we-are\n',
  });
  expect(await content.findings()).toEqual([]);
  const plan = await content.retire('delete', 'content/en/pages/team.mdx:3:1', '/crew');
  expect(plan.files).toEqual(['en/pages/team.mdx', 'no/pages/team.mdx']);
  expect(plan.redirects).toEqual([
    ['/team', '/crew'],
    ['/no/team', '/no/crew'],
  ]);
  expect(await content.read('en/pages/links.mdx')).toBe(
    createPage(
      'See [them](/crew "Us"), [them](/crew) and <Action to="/crew">all</Action> or [the post](/blog/first#a).\n',
    ),
  );
  expect(await content.read('no/pages/links.mdx')).toBe(createPage('Se [teamet](/no/crew).\n'));
  expect(await content.read('en/ui/scenario.json')).toContain('Team (/crew)');
  expect(await content.read('redirects.yaml')).toBe('/us: /crew\n/team: /crew\n/no/team: /no/crew\n');
  expect(await content.read('addresses.txt')).not.toContain('/team#');
  expect(await content.read('addresses.txt')).toContain('\n/team\n');
  const text = await content.read('navigation.yaml');
  expect(text).toMatch(/^# Ours\./);
  expect(text.match(/\/team/g)).toBeNull();
  expect(text).toContain('link: /crew');
  expect(plan.removedLinks).toEqual(['/team', '/team#who-we-are']);
  expect(await content.findings()).toEqual([]);
});

test('removes a deleted post from the lists of related posts', async () => {
  await using content = await createContent({
    'en/blog/a.mdx': createPost('related: [first, "second"]\n'),
    'no/blog/a.mdx': createPost('related:\n  - second\n  - first # the one\n'),
    'en/blog/b.mdx': createPost('related: [first]\n'),
    'no/blog/b.mdx': createPost('related:\n  - first\n'),
  });
  await content.retire('delete', 'first', '/blog/second');
  expect(await content.read('en/blog/a.mdx')).toContain('related: ["second"]\n');
  expect(await content.read('no/blog/a.mdx')).toContain('related:\n  - second\n---');
  expect(await content.read('en/blog/b.mdx')).toContain('related: []\n');
  expect(await content.read('no/blog/b.mdx')).toContain('related:\n  []\n');
  expect(await content.findings()).toEqual([]);
});

test('finishes a deletion that was started by hand', async () => {
  await using content = await createContent({
    'addresses.txt': '/\n/blog/first\n/blog/second\n/no\n/no/blog/first\n/no/blog/second\n/no/team\n/team\n',
    'en/blog/second.mdx': createPost('', '[The first](/blog/first)\n'),
  });
  for (const language of ['en', 'no']) await rm(path.join(content.root, language, 'blog/first.mdx'));
  await content.retire('delete', '/blog/first', '/team');
  expect(await content.read('en/blog/second.mdx')).toContain('[The first](/team)');
  expect(await content.findings()).toEqual([]);
});

test('unpublishes a document, which keeps its files and can come back', async () => {
  await using content = await createContent({
    'en/blog/blog.mdx': createScheduledPost(),
    'no/blog/blog.mdx': createScheduledPost(),
    'en/pages/links.mdx': createPage('[The first](/blog/first), [the other](/blog/blog).\n'),
    'no/pages/links.mdx': createPage('[Den første](/no/blog/first).\n'),
    'addresses.txt':
      '/\n/blog/blog\n/blog/first\n/blog/second\n/links\n/no\n/no/blog/blog\n/no/blog/first\n/no/blog/second\n/no/links\n/no/team\n/team\n',
  });
  expect(await content.findings()).toEqual([]);
  await expect(content.retire('unpublish', 'first')).rejects.toThrow('--to /blog');
  await content.retire('unpublish', 'first', '/team');
  expect(await content.read('en/blog/first.mdx')).toContain('\nunpublishAt: 2026-11-20\n---\n');
  expect(await content.read('no/pages/links.mdx')).toContain('[Den første](/no/team)');
  // It was published today.
  await content.retire('unpublish', '/blog/blog', 'team');
  expect(await content.read('en/blog/blog.mdx')).toContain('\nunpublishAt: 2026-11-20T13:00+01:00\n---\n');
  expect(await content.findings()).toEqual([]);
  await expect(content.retire('unpublish', 'first', '/team')).rejects.toThrow('has been unpublished already');
});

test('posts lead to the blog when they are unpublished without another page', async () => {
  const blog = 'layout: blog\n';
  await using content = await createContent({
    'en/pages/blog.mdx': createPage('Text.\n', blog),
    'no/pages/blog.mdx': createPage('Tekst.\n', blog),
  });
  expect((await content.retire('unpublish', 'first')).redirects).toEqual([
    ['/blog/first', '/blog'],
    ['/no/blog/first', '/no/blog'],
  ]);
  expect((await content.findings()).map(({ message }) => message)).toEqual([]);
});

test.each([
  ['delete', '/tema', '/', 'There is no document "/tema". Did you mean "/team"?'],
  ['delete', 'home', '/team', 'The site needs the page "home"'],
  ['delete', 'team', undefined, 'Say which page visitors get instead'],
  ['delete', 'team', '/taem', 'There is no page at /taem, so visitors would find nothing there.'],
  ['delete', 'team', '/team', '/team is the page that is taken down'],
  ['delete', 'team', '/draft', '/draft is not published (en/pages/draft.mdx)'],
  ['unpublish', 'draft', '/team', 'en/pages/draft.mdx is a draft, so it is not published.'],
] as const)('refuses to %s %s in favour of %s', async (mode, name, to, message) => {
  await using content = await createContent({
    'en/pages/draft.mdx': createPage('Text.\n', 'draft: true\n'),
    'no/pages/draft.mdx': createPage('Tekst.\n', 'draft: true\n'),
  });
  const before = await content.read('en/pages/team.mdx');
  await expect(content.retire(mode, name, to)).rejects.toThrow(message);
  expect(await content.read('en/pages/team.mdx')).toBe(before);
});

test('deletes a draft that nothing leads to without a redirect', async () => {
  await using content = await createContent({
    'en/pages/draft.mdx': createPage('Text.\n', 'draft: true\n'),
    'no/pages/draft.mdx': createPage('Tekst.\n', 'draft: true\n'),
  });
  expect((await content.retire('delete', 'draft')).redirects).toEqual([]);
  expect(await content.findings()).toEqual([]);
});
