/** Checks that content that is updated file by file equals content that is read as a whole. */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LiveContent } from '#dev/live-content.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

/** Returns the content as plain data. Getters that analyze texts are included. */
const toPlainData = ({
  manifest,
  strings,
  navigation,
  company,
  facts,
}: Pick<LiveContent, 'manifest' | 'strings' | 'navigation' | 'company' | 'facts'>) =>
  JSON.parse(JSON.stringify({ manifest, strings, navigation, company, facts }));

const checkWhole = (root: string) => checkContent(root, { drafts: true });
const openLive = (root: string) => LiveContent.open(root, new CheckCache());

const team = 'en/pages/team.mdx';
const first = 'en/blog/first.mdx';
const createTeamText = (body: string) =>
  `---\ntitle: Team\ndescription: About the team.\n---\n\n## Who we are\n\n${body}\n`;

describe('after the check, it equals content that is read as a whole', () => {
  test.each([
    'clean',
    'bytes-that-are-not-utf8',
    'byte-order-mark-and-crlf',
    'counterpart-that-is-a-draft',
    'fields-above-a-broken-text',
    'file-name-with-a-space',
    'folder-named-like-a-document',
    'frontmatter-key-twice',
    'frontmatter-missing-key',
    'frontmatter-never-closed',
    'tag-never-closed',
  ])('%s', async (name) => {
    await using content = await createScenario(name);
    const expected = await checkWhole(content.root);
    const live = await openLive(content.root);
    live.exclude(expected.invalidFiles.map(({ file }) => file));
    expect(toPlainData(live)).toEqual(toPlainData(expected));
    expect([...live.documents.keys()]).toEqual([...expected.documents.keys()]);
  });
});

test('a document is parsed when it is validated, and not before', async () => {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, team), createTeamText('Testers in {a'));
  const live = await openLive(content.root);
  const isIndexed = () => live.manifest.entries.some(({ file }) => file === team);
  expect(isIndexed()).toBe(true);
  expect(live.validate(team)).toMatchObject([{ level: 'error' }]);
  expect(isIndexed()).toBe(false);
});

test('a document that was parsed here stays when a check has read its file half written', async () => {
  await using content = await createScenario('clean');
  const live = await openLive(content.root);
  const original = toPlainData(live);
  live.validate(team);
  live.exclude([team]);
  expect(toPlainData(live)).toEqual(original);
});

test('cached documents are not parsed', async () => {
  await using content = await createScenario('clean');
  const cache = new CheckCache();
  const expected = await checkContent(content.root, { drafts: true, cache });
  const live = await LiveContent.open(content.root, cache);
  expect(live.documents.get(team)?.analysis).toBe(expected.documents.get(team)?.analysis);
});

describe('update', () => {
  test('equals content that is read as a whole after changes of a body, frontmatter, strings, a new and a deleted document', async () => {
    await using content = await createScenario('clean');
    const blog = 'en/pages/blog.mdx';
    const blogText = createTeamText('Posts.').replace('---\n', '---\nlayout: blog\n');
    await writeFile(path.join(content.root, blog), blogText);
    const live = await openLive(content.root);
    const save = async (file: string, text: string) => {
      await writeFile(path.join(content.root, file), text);
      expect(await live.update([file])).toEqual([]);
      expect(toPlainData(live)).toEqual(toPlainData(await checkWhole(content.root)));
    };
    await save(team, createTeamText('Testers and writers, who [answer](/contact).'));
    await save(team, createTeamText('Testers.').replace('title: Team', 'title: The people'));
    await save('en/pages/new.mdx', createTeamText('A new page.'));
    // List pages depend on the blog page, and on the terms of its posts.
    await save(blog, blogText.replace('Posts.', 'All posts.'));
    const post = await readFile(path.join(content.root, first), 'utf8');
    await save(first, post.replace(/^tags: .*$/m, 'tags: [pricing-model]'));
    const strings = await readFile(path.join(content.root, 'no/ui/shell.json'), 'utf8');
    await save('no/ui/shell.json', strings.replace('": "', '": "Nå '));
    await save(
      'navigation.yaml',
      'links: { /team: { en: People, no: Folk } }\nheader: { links: [/team] }\nfooter: {}\n',
    );
    expect(live.navigation.links['/team']?.en).toBe('People');
    await save('company.yaml', 'contacts: { general: new@fjellkode.example }\noffices: []\n');
    expect(live.company.contacts.general?.address).toBe('new@fjellkode.example');
    await save('facts.yaml', 'users: { about: Users., number: 73000 }\n');
    expect(live.facts.users?.number).toBe(73_000);
    await rm(path.join(content.root, 'en/pages/new.mdx'));
    await writeFile(path.join(content.root, team), createTeamText('Saved together with a deleted file.'));
    await live.update(['en/pages/new.mdx', team]);
    expect(toPlainData(live)).toEqual(toPlainData(await checkWhole(content.root)));
  });

  test('returns the errors of an invalid file, and keeps its last valid version', async () => {
    await using content = await createScenario('clean');
    const live = await openLive(content.root);
    const original = toPlainData(live);
    await appendFile(path.join(content.root, team), '\nA brace {that is never closed\n');
    expect(await live.update([team])).toMatchObject([{ file: team, level: 'error', rule: 'mdx/syntax' }]);
    live.exclude([team]);
    expect(toPlainData(live)).toEqual(original);
    await writeFile(path.join(content.root, 'taxonomy.yaml'), 'categories: [');
    expect(await live.update(['taxonomy.yaml'])).toMatchObject([{ file: 'taxonomy.yaml', level: 'error' }]);
    await writeFile(path.join(content.root, 'navigation.yaml'), 'links: [');
    expect(await live.update(['navigation.yaml'])).toContainEqual(
      expect.objectContaining({ file: 'navigation.yaml', level: 'error' }),
    );
    expect(toPlainData(live)).toEqual(original);
  });

  test('returns the errors of a document that is saved together with a new file', async () => {
    await using content = await createScenario('clean');
    const live = await openLive(content.root);
    await appendFile(path.join(content.root, team), '\nA brace {that is never closed\n');
    await writeFile(path.join(content.root, 'en/pages/new.mdx'), createTeamText('A new page.'));
    expect(await live.update([team, 'en/pages/new.mdx'])).toMatchObject([{ file: team, rule: 'mdx/syntax' }]);
    const files = live.manifest.entries.map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining([team, 'en/pages/new.mdx']));
  });
});
