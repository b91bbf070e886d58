import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRename } from '#authoring/rename.ts';
import { checkContent } from '#lint/check-content.ts';
import { isError } from '#pipeline/finding.ts';
import { createContentRepository } from '#tests/support/content-repository.ts';
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
  /** Returns the findings, without those of fields that the documents here share, and of pages that nothing leads to. */
  const findings = async () =>
    (await checkContent(content.root, { now })).findings.filter(
      ({ rule }) => !/^(?:frontmatter\/(?:duplicate|short)-|navigation\/unlinked)/.test(rule),
    );
  const rename = async (before: string, after: string) => {
    const plan = await planRename(
      content.root,
      await checkContent(content.root, { now }),
      [before, after],
      now,
    );
    await applyFileChanges(content.root, plan.changes);
    return plan;
  };
  return Object.assign(content, { read, rename, findings });
}

const createPage = (body: string, extraFields = '') =>
  `---\ntitle: Links\ndescription: What this page is about, in a sentence.\n${extraFields}---\n\n${body}`;
const createPost = (extraFields: string, body = 'Text.\n') =>
  `---\ntitle: A post\ndescription: What this post is about, in a sentence.\ndate: 2026-10-01\ncategories: [quality]\ntags: [testing]\n${extraFields}---\n\n${body}`;

test('moves both files and rewrites every link to them, and nothing else', async () => {
  const body = [
    'See [/team](/team), [it](/team?x=1#who-we-are "Title /team"), [![x](/assets/dot.svg)](</team>) and [ref].',
    '',
    '`[code](/team)` stays, and so does /team in prose, and [another](/team-x).',
    '',
    '<Action to="/team">One</Action> <Action quiet to = {"/team#who-we-are"}>Two</Action>',
    '',
    '[ref]: /team "Title"',
    '',
  ].join('\n');
  await using content = await createContent({
    'en/pages/links.mdx': createPage(body),
    'no/pages/links.mdx': createPage('Se [teamet](/no/team#hvem-vi-er).\n'),
    'en/pages/team-x.mdx': createPage('Text.\n'),
    'no/pages/team-x.mdx': createPage('Tekst.\n'),
    'en/ui/scenario.json': '{ "greeting": "Hello, {{name}}", "menu": { "team": "Team (/team#who-we-are)" } }',
    'no/ui/scenario.json': '{ "greeting": "Hei, {{name}}", "menu": { "team": "/no/team" } }',
  });
  expect(await content.findings()).toEqual([]);
  const plan = await content.rename('/no/team', 'our-crew');
  expect(plan.redirects).toEqual([
    ['/team', '/our-crew'],
    ['/no/team', '/no/our-crew'],
  ]);
  expect(await content.read('en/pages/links.mdx')).toBe(
    createPage(
      body
        .replace('](/team)', '](/our-crew)')
        .replace('](/team?', '](/our-crew?')
        .replace('</team>', '</our-crew>')
        .replace('to="/team"', 'to="/our-crew"')
        .replace('{"/team#', '{"/our-crew#')
        .replace(']: /team', ']: /our-crew'),
    ),
  );
  expect(await content.read('no/pages/links.mdx')).toContain('(/no/our-crew#hvem-vi-er)');
  expect(await content.read('en/ui/scenario.json')).toContain('"Team (/our-crew#who-we-are)"');
  expect(await content.read('no/ui/scenario.json')).toContain('"/no/our-crew"');
  expect(await content.read('redirects.yaml')).toBe('/team: /our-crew\n/no/team: /no/our-crew\n');
  expect(await readdir(path.join(content.root, 'en/pages'))).not.toContain('team.mdx');
  expect(await content.findings()).toEqual([]);
});

test('keeps the byte order mark and the line ends of a file', async () => {
  const text = `\uFEFF${createPage('See [us](/team).\n').replaceAll('\n', '\r\n')}`;
  await using content = await createContent({
    'en/pages/links.mdx': text,
    'no/pages/links.mdx': createPage('Tekst.\n'),
    'redirects.yaml': '# Ours.\r\n/us: /team#who-we-are\r\n',
  });
  await content.rename('team', 'crew');
  expect(await content.read('en/pages/links.mdx')).toBe(text.replace('(/team)', '(/crew)'));
  expect(await content.read('redirects.yaml')).toBe(
    '# Ours.\r\n/us: /crew#who-we-are\r\n/team: /crew\r\n/no/team: /no/crew\r\n',
  );
});

test('rewrites the slug of a post in lists of related posts, in every YAML notation', async () => {
  await using content = await createContent({
    'en/blog/a.mdx': createPost('related: [first, "second"]\n'),
    'no/blog/a.mdx': createPost('related:\n  - second\n  - first # the one\n'),
  });
  await content.rename('/blog/first', '/blog/one');
  expect(await content.read('en/blog/a.mdx')).toContain('related: [one, "second"]\n');
  expect(await content.read('no/blog/a.mdx')).toContain('related:\n  - second\n  - one # the one\n');
  await content.rename('second', 'two');
  expect(await content.read('en/blog/a.mdx')).toContain('related: [one, "two"]\n');
  expect(await content.findings()).toEqual([]);
});

test('shortens chains of redirects, and allows a document its old name', async () => {
  await using content = await createContent({ 'redirects.yaml': '# Ours.\n/us: /team\n' });
  await content.rename('team', 'crew');
  await content.rename('crew', 'team');
  expect(await content.read('redirects.yaml')).toBe(
    '# Ours.\n/us: /team\n/crew: /team\n/no/crew: /no/team\n',
  );
  expect(await content.findings()).toEqual([]);
});

test('keeps published URLs in the list, and only the new URL of an unpublished document', async () => {
  await using content = await createContent({
    'addresses.txt':
      '/\n/blog/first\n/blog/second\n/no\n/no/blog/first\n/no/blog/second\n/no/team\n/no/team#hvem-vi-er\n/soon\n/no/soon\n/team\n/team#who-we-are\n',
    'en/pages/soon.mdx': createPage('Text.\n', 'publishAt: 2027-01-01\n'),
    'no/pages/soon.mdx': createPage('Tekst.\n', 'publishAt: 2027-01-01\n'),
  });
  expect(await content.findings()).toEqual([]);
  expect((await content.rename('soon', 'later')).redirects).toEqual([]);
  await content.rename('team', 'crew');
  const lines = (await content.read('addresses.txt')).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['/team#who-we-are', '/crew#who-we-are', '/team', '/crew', '/later']),
  );
  expect(lines).not.toContain('/soon');
  expect(await content.findings()).toEqual([]);
});

test('in a repository, records no address that was not on the main branch', async () => {
  await using repository = await createContentRepository();
  const { root, git, write, commit } = repository;
  const list = '/\n/blog/first\n/blog/second\n/no\n/no/blog/first\n/no/blog/second\n/no/team\n/team\n';
  write('addresses.txt', list);
  commit('Start');
  git('checkout', '--quiet', '-b', 'prices');
  for (const language of ['en', 'no']) write(`${language}/pages/pricing.mdx`, createPage('Text.\n'));
  commit('Add prices');
  const rename = async (before: string, after: string) => {
    const plan = await planRename(root, await checkContent(root, { now }), [before, after], now);
    await applyFileChanges(root, plan.changes);
    return plan;
  };
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => '');
  const readList = async () => (await read('addresses.txt')).replace(/^#.*\n/gm, '');
  const redirects = await read('redirects.yaml');
  expect((await rename('pricing', 'prices')).redirects).toEqual([]);
  expect(await read('redirects.yaml')).toBe(redirects);
  expect(await readList()).toBe(list);

  // Visitors have the old address of a page of the main branch.
  expect((await rename('team', 'crew')).redirects).toEqual([
    ['/team', '/crew'],
    ['/no/team', '/no/crew'],
  ]);
  expect(await read('redirects.yaml')).toContain('/team: /crew');
  expect(await readList()).toBe(list);
  expect((await checkContent(root, { now, compareWithMain: true })).findings.filter(isError)).toEqual([]);
});

describe('a move that was started by hand', () => {
  const publishedUrls =
    '/\n/blog/begin\n/no\n/no/blog/begin\n/no/team\n/team\n/blog/second\n/no/blog/second\n';
  test('is finished in both languages: links, related posts, redirects and published URLs', async () => {
    await using content = await createContent({
      'addresses.txt': publishedUrls,
      'en/blog/a.mdx': createPost('related: [begin]\n', 'See [it](/blog/begin).\n'),
      'no/blog/a.mdx': createPost('related: [begin]\n'),
      'en/ui/scenario.json': '{ "greeting": "Hello, {{name}}: \'/blog/begin\' or\\n/blog/begin." }',
      'no/ui/scenario.json': '{ "greeting": "Hei, {{name}}: /no/blog/begin.html /no/blog/begin-x" }',
    });
    expect((await content.findings()).map(({ rule }) => rule)).toContain('ledger/gone');
    const plan = await content.rename('blog/begin', 'en/blog/first.mdx');
    expect(plan.changes.filter(({ mustBeNew }) => mustBeNew)).toEqual([]);
    expect(plan.redirects).toEqual([
      ['/blog/begin', '/blog/first'],
      ['/no/blog/begin', '/no/blog/first'],
    ]);
    expect(await content.read('en/blog/a.mdx')).toBe(
      createPost('related: [first]\n', 'See [it](/blog/first).\n'),
    );
    expect(await content.read('en/ui/scenario.json')).toContain("'/blog/first' or\\n/blog/first.");
    expect(await content.read('no/ui/scenario.json')).toContain('/no/blog/begin.html /no/blog/begin-x');
    expect(await content.read('addresses.txt')).toContain('/blog/begin\n/blog/first\n');
    expect((await content.findings()).filter(isError)).toEqual([]);
  });

  test('in one language is finished in the other', async () => {
    await using content = await createContent({
      'addresses.txt': `${publishedUrls.replaceAll('begin', 'first')}/crew\n/no/crew\n`,
      'en/pages/crew.mdx': createPage('Text.\n'),
      'no/pages/people.mdx': createPage('Tekst.\n'),
    });
    expect((await content.findings()).filter(isError).map(({ rule }) => rule)).toEqual(['ledger/gone']);
    await content.rename('/crew', '/people');
    expect(await content.read('en/pages/people.mdx')).toBe(createPage('Text.\n'));
    expect(await content.read('redirects.yaml')).toBe('/crew: /people\n/no/crew: /no/people\n');
    expect((await content.findings()).filter(isError)).toEqual([]);
  });

  test('is not recognized if the old URL was not published', async () => {
    await using content = await createContent({ 'addresses.txt': '/\n' });
    await expect(content.rename('begin', 'first')).rejects.toThrow('There is no document "begin"');
  });
});

test('changes only the case of a name', async () => {
  await using content = await createContent({
    'en/pages/links.mdx': createPage('[us](/team)\n'),
    'no/pages/links.mdx': createPage('x\n'),
  });
  const plan = await content.rename('team', 'Team');
  expect(plan.changes.map(({ file }) => file)).toContain('en/pages/Team.mdx');
  expect(await content.read('en/pages/links.mdx')).toContain('(/Team)');
  expect(await content.read('redirects.yaml').catch(() => '')).not.toContain('/team');
  expect((await content.findings()).map(({ rule }) => rule)).toEqual([
    'address/capitals',
    'address/capitals',
  ]);
});

describe('refuses with a message, and changes nothing', () => {
  test.each([
    ['team', 'home', {}, 'en/pages/home.mdx'],
    ['team', 'Home', {}, 'en/pages/home.mdx'],
    ['team', 'api', {}, 'reserved for the site itself'],
    ['team', 'not-found', {}, 'reserved for the site itself'],
    ['team', 'our team', {}, 'cannot be an address'],
    ['team', '/blog/team', {}, 'A page cannot have the address /blog/team'],
    ['taem', 'crew', {}, 'There is no document "taem". Did you mean "team"?'],
    ['home', 'start', {}, 'cannot be renamed'],
    ['team', 'team', {}, 'already has this name'],
    [
      'team',
      'crew',
      { 'redirects.yaml': '/crew: /blog/first\n' },
      '/crew is an old address that leads to /blog/first',
    ],
    ['team', 'crew', { 'redirects.yaml': '[a, b]\n' }, 'redirects.yaml:1'],
    ['team', 'crew', { 'en/pages/torn.mdx': 'no frontmatter' }, 'en/pages/torn.mdx is not valid'],
    ['team', 'crew', { 'en/ui/scenario.json': '{' }, 'en/ui/scenario.json:1'],
    ['team', 'crew', { 'en/pages/links.mdx': createPage('A [link](/t&#101;am).\n') }, 'en/pages/links.mdx:6'],
    [
      'team',
      'crew',
      { 'en/pages/links.mdx': createPage('A [link](/t&#101;am), `[code](/team)`.\n') },
      'links.mdx:6',
    ],
    ['first', 'x', { 'en/pages/first.mdx': createPage('Text.\n') }, 'several documents'],
  ])('for %s to %s %#', async (before, after, files, message) => {
    await using content = await createContent(files);
    const readAllFiles = async () => {
      const names = (await readdir(content.root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
      return Promise.all(names.sort().map(async (name) => [name, await readFile(name, 'latin1')]));
    };
    const filesBefore = await readAllFiles();
    await expect(content.rename(before, after)).rejects.toThrow(message);
    expect(await readAllFiles()).toEqual(filesBefore);
  });
});

test('rewrites the links of header and footer', async () => {
  const navigation = [
    '# The team: /team',
    'links:',
    '  /team: { en: Team, no: Teamet }',
    '  /team#who-we-are: { en: The roles, no: Rollene, noAddress: /no/team#hvem-vi-er }',
    'header: { links: [/team, "/team#who-we-are"] }',
    'footer: { callToAction: { title: { en: Hello, no: Hei }, label: { en: Us, no: Oss }, link: /team } }',
    '',
  ].join('\n');
  await using content = await createContent({ 'navigation.yaml': navigation });
  expect(await content.findings()).toEqual([]);
  const { rewrittenCounts } = await content.rename('/team', 'people');
  expect(await content.read('navigation.yaml')).toBe(navigation.replaceAll('/team', '/people'));
  expect(rewrittenCounts.get('navigation.yaml')).toBe(7);
  expect(await content.findings()).toEqual([]);
});

test('refuses to rename while the navigation cannot be read', async () => {
  await using content = await createContent({ 'navigation.yaml': 'links: [' });
  await expect(content.rename('/team', 'people')).rejects.toThrow(/^navigation\.yaml:1: /);
});
