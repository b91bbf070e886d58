import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm } from '#authoring/translations/confirm.ts';
import { buildSite, type ContentInvalidError } from '#build/build-site.ts';
import { createPost, createSmallSite, type SmallSite } from '#tests/support/small-site.ts';

const siteUrl = 'https://www.example.no';
let site: SmallSite;
let outDir: string;
const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
const build = () =>
  buildSite({
    siteUrl,
    outDir,
    contentDir: site.contentDir,
    cacheDir: site.cacheDir,
    firstPacketsMaxPages: 0,
    // The company's email addresses are samples.
    release: false,
    now: new Date('2026-11-21T12:00:00Z'),
  });
const write = (language: 'en' | 'no', slug: string, text: string) =>
  writeFile(site.toPostFile(language, slug), text);

beforeAll(async () => {
  site = await createSmallSite();
  outDir = path.join(site.root, 'dist');
  await write('en', 'only', createPost('Only in English', 'Some words.', 'translation: pending\n'));
  await write('no', 'bare', createPost('Bare på norsk', 'Noen ord.', 'translation: pending\n'));
  const body = (first: string, item: string, row: string) =>
    `${first}\n\nThe same.\n\n- ${item}\n\n<Callout tone="info">${row}</Callout>\n`;
  await write('en', 'pair', createPost('A pair', body('We test [apps](/team).', 'A list.', 'A row.')));
  await write(
    'no',
    'pair',
    createPost('Et par', body('Vi tester [apper](/no/team).', 'En liste.', 'En rad.')),
  );
  await confirm(site.contentDir, 'blog/pair', { acceptUncertain: true, acceptFacts: true, why: 'a test' });
  await write(
    'en',
    'pair',
    createPost(
      'A pair',
      `${body('We *really* test [apps][a].', 'A longer list.', 'A longer row.')}\n[a]: /team\n`,
    ),
  );
  await build();
}, 240_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

describe('a document in one language', () => {
  test('has a page in the other language, with a notice and its own language', async () => {
    const html = await read('no/blog/only.html');
    expect(html).toContain('<html lang="no"');
    expect(html).toMatch(/role="note".*på engelsk.*<div lang="en"><article>.*<h1>Only in English/s);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/blog/only">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await read('blog/bare.html')).toMatch(/here it is in Norwegian.*<div lang="no"><article>/s);
  });

  test('is in no alternates, and not twice in sitemap, feeds and lists', async () => {
    for (const file of ['blog/only.html', 'no/blog/only.html'])
      expect(await read(file)).not.toMatch(/<link rel="alternate" hreflang/);
    for (const file of ['sitemap.xml', 'no/feed.xml', 'no/blog.html'])
      expect(await read(file)).not.toContain('/no/blog/only');
    expect(await read('sitemap.xml')).toContain('/blog/only<');
    expect(await read('feed.xml')).toContain('/blog/only<');
  });

  test('keeps its page when the language is switched', async () => {
    expect(await read('blog/only.html')).toContain('href="/no/blog/only?lng=no"');
    expect(await read('no/blog/only.html')).toContain('href="/blog/only?lng=en"');
  });
});

describe('a paragraph that is behind', () => {
  test('opens the newer text of the other language in place', async () => {
    const html = await read('no/blog/pair.html');
    expect(html).toMatch(
      /<p>Vi tester <a href="\/no\/team">apper<\/a>\.<\/p>\s*<details class="[^"]+"><summary>Nyere på engelsk<\/summary><div lang="en"><p>We <em>really<\/em> test <a href="\/team">apps<\/a>\.<\/p><\/div><\/details>/,
    );
    expect(html).toMatch(/<li>\s*En liste\.\s*<details.*?A longer list\./s);
    expect(html).toMatch(/En rad\.<details.*?A longer row\./s);
    expect(html.match(/<details class="[^"]*newer/gi)).toHaveLength(3);
    expect(await read('blog/pair.html')).not.toMatch(/Newer in/);
  });

  test('is shown to writers in a workspace that no build contains', async () => {
    const files = await readdir(outDir, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
      .map((file) => readFile(path.join(file.parentPath, file.name), 'latin1'));
    expect(texts.length).toBeGreaterThan(50);
    expect((await Promise.all(texts)).filter((text) => text.includes('__content'))).toEqual([]);
  });

  test('stops the build if a fact differs', async () => {
    await write('en', 'pair', createPost('A pair', 'We test 12 apps.'));
    const findings = await build().catch((error: unknown) => (error as ContentInvalidError).findings);
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'translation/fact', level: 'error' }));
  });
});
