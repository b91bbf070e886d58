/** The content while it is written: what is read by parts is what is read in whole. */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LiveContent } from '#dev/live-content.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

/** What the content is, with what follows from the texts. */
const plain = ({ manifest, strings }: Pick<LiveContent, 'manifest' | 'strings'>) =>
  JSON.parse(JSON.stringify({ manifest, strings }));

const inWhole = (root: string) => checkContent(root, { drafts: true });
const live = (root: string) => LiveContent.open(root, new CheckCache());

const team = 'en/pages/team.mdx';
const first = 'en/blog/first.mdx';
const teamText = (body: string) =>
  `---\ntitle: Team\ndescription: About the team.\n---\n\n## Who we are\n\n${body}\n`;

describe('once the check has been', () => {
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
  ])('is the same: %s', async (name) => {
    await using content = await createScenario(name);
    const whole = await inWhole(content.root);
    const parts = await live(content.root);
    parts.exclude(whole.invalidFiles.map(({ file }) => file));
    expect(plain(parts)).toEqual(plain(whole));
    expect([...parts.documents.keys()]).toEqual([...whole.documents.keys()]);
  });
});

test('parses a document when somebody asks what is in it, and never before', async () => {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, team), teamText('Testers in {a'));
  const parts = await live(content.root);
  const isThere = () => parts.manifest.entries.some(({ file }) => file === team);
  expect(isThere()).toBe(true);
  expect(parts.validate(team)).toMatchObject([{ level: 'error' }]);
  expect(isThere()).toBe(false);
});

test('a check that read a file half written does not count against what was parsed here', async () => {
  await using content = await createScenario('clean');
  const parts = await live(content.root);
  const before = plain(parts);
  parts.validate(team);
  parts.exclude([team]);
  expect(plain(parts)).toEqual(before);
});

test('takes up what an earlier run has found out in place of parsing', async () => {
  await using content = await createScenario('clean');
  const memory = new CheckCache();
  const whole = await checkContent(content.root, { drafts: true, cache: memory });
  const parts = await LiveContent.open(content.root, memory);
  expect(parts.documents.get(team)?.analysis).toBe(whole.documents.get(team)?.analysis);
});

describe('what is saved', () => {
  test('is the same as read in whole: a body, frontmatter, strings, a new document, one that is gone', async () => {
    await using content = await createScenario('clean');
    const blog = 'en/pages/blog.mdx';
    const blogText = teamText('Posts.').replace('---\n', '---\nlayout: blog\n');
    await writeFile(path.join(content.root, blog), blogText);
    const parts = await live(content.root);
    const save = async (file: string, text: string) => {
      await writeFile(path.join(content.root, file), text);
      expect(await parts.update([file])).toEqual([]);
      expect(plain(parts)).toEqual(plain(await inWhole(content.root)));
    };
    await save(team, teamText('Testers and writers, who [answer](/contact).'));
    await save(team, teamText('Testers.').replace('title: Team', 'title: The people'));
    await save('en/pages/new.mdx', teamText('Not there before.'));
    // The pages of lists follow from the blog's page, and from what its posts are about.
    await save(blog, blogText.replace('Posts.', 'All posts.'));
    const post = await readFile(path.join(content.root, first), 'utf8');
    await save(first, post.replace(/^tags: .*$/m, 'tags: [pricing-model]'));
    const strings = await readFile(path.join(content.root, 'no/ui/shell.json'), 'utf8');
    await save('no/ui/shell.json', strings.replace('": "', '": "Nå '));
    await rm(path.join(content.root, 'en/pages/new.mdx'));
    await writeFile(path.join(content.root, team), teamText('Saved at once with another that is gone.'));
    await parts.update(['en/pages/new.mdx', team]);
    expect(plain(parts)).toEqual(plain(await inWhole(content.root)));
  });

  test('is told with what is wrong in it, and stays as it was when it was last right', async () => {
    await using content = await createScenario('clean');
    const parts = await live(content.root);
    const before = plain(parts);
    await appendFile(path.join(content.root, team), '\nA brace {that is never closed\n');
    expect(await parts.update([team])).toMatchObject([{ file: team, level: 'error', rule: 'mdx/syntax' }]);
    parts.exclude([team]);
    expect(plain(parts)).toEqual(before);
    await writeFile(path.join(content.root, 'taxonomy.yaml'), 'categories: [');
    expect(await parts.update(['taxonomy.yaml'])).toMatchObject([{ file: 'taxonomy.yaml', level: 'error' }]);
    expect(plain(parts)).toEqual(before);
  });
});
