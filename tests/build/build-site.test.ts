import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, ContentInvalidError } from '#build/build-site.ts';
import { isError } from '#pipeline/finding.ts';

const siteUrl = 'https://www.example.no';
const now = new Date('2026-11-21T12:00:00Z');
let root: string;
let contentDir: string;
let outDir: string;

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
const post = (frontmatter: string, body: string) =>
  `---\ntitle: A picture\ndescription: A post with a picture, for the test.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n${frontmatter}---\n\n${body}\n`;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  contentDir = path.join(root, 'content');
  outDir = path.join(root, 'dist');
  await cp('content', contentDir, { recursive: true });
  await writeFile(
    path.join(contentDir, 'assets/photo.png'),
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1a82c6' } })
      .png()
      .toBuffer(),
  );
  for (const language of ['en', 'no']) {
    const blog = path.join(contentDir, language, 'blog');
    await writeFile(path.join(blog, 'picture.mdx'), post('', '![A blue field](/assets/photo.png)'));
    await writeFile(path.join(blog, 'secret-plan.mdx'), post('draft: true\n', 'The word is Krypsiv.'));
  }
  await buildSite({ contentDir, outDir, siteUrl, now });
}, 60_000);

afterAll(() => rm(root, { recursive: true, force: true }));

test('every document has its page, record and chunk, and each compressed form is the file', async () => {
  const files = await filesOf(outDir);
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['/', '/no', '/team', '/no/team', '/blog/picture', '/no/blog/picture']),
  );
  for (const [address, file] of Object.entries(pages)) {
    expect(files).toContain(file);
    const record = JSON.parse(await read(`static/records${address === '/' ? '/index' : address}.json`)) as {
      body?: string;
      path: string;
      list?: { page: number; term?: unknown };
    };
    expect(record.path).toBe(address);
    // Only the pages of lists that nobody writes have no body.
    if (record.body === undefined) expect(record.list).toBeDefined();
    else expect(files).toContain(record.body.slice(1));
  }
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) {
    const bytes = await readFile(path.join(outDir, file));
    const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(plain.equals(await readFile(path.join(outDir, file.slice(0, -3)))), file).toBe(true);
  }
});

test('what a person opens has both compressed forms, what only scripts ask for has brotli alone', async () => {
  const files = new Set(await filesOf(outDir));
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  const record = (file: string) => `static/records/${file.replace(/html$/, 'json')}`;
  for (const file of Object.values(pages)) {
    expect([file, files.has(`${file}.br`), files.has(`${file}.gz`)]).toEqual([file, true, true]);
    const own = record(file);
    expect([own, files.has(`${own}.br`), files.has(`${own}.gz`)]).toEqual([own, true, false]);
  }
  const home = await readFile(path.join(outDir, 'index.html'));
  const packed = await readFile(path.join(outDir, 'index.html.br'));
  expect(packed.length, 'home is packed as tightly as brotli can').toBeLessThan(
    brotliCompressSync(home, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length * 0.95,
  );
});

test('a draft is in no byte of the build, nor is what only the pipeline needs to know', async () => {
  expect(await read('static/records/index.json')).not.toMatch(/"(?:sample|draft|related|translation)":/);
  for (const file of await filesOf(outDir)) {
    expect(file).not.toContain('secret-plan');
    if (/\.(?:br|gz|png|woff2|avif|webp)$/.test(file)) continue;
    const text = await read(file);
    expect(text.includes('Krypsiv') || text.includes('secret-plan'), file).toBe(false);
  }
});

test('a picture comes in better formats and several widths, with its size', async () => {
  const html = await read('blog/picture.html');
  const picture = /<picture>.*?<\/picture>/s.exec(html)?.[0] ?? '';
  expect(picture).toMatch(/<img[^>]*alt="A blue field"[^>]*width="1200"[^>]*height="800"/);
  const sources = [...picture.matchAll(/<source type="(.*?)" srcSet="(.*?)"/gi)].map(
    ([, type, srcset = '']) => ({ type, srcset }),
  );
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcset } of sources) {
    const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' '));
    expect(candidates.map(([, width]) => width)).toEqual(['480w', '960w', '1200w']);
    for (const [src = '', width = ''] of candidates)
      expect((await sharp(path.join(outDir, src)).metadata()).width).toBe(Number.parseInt(width, 10));
  }
});

test('chunks, styles and strings lie where the interface says', async () => {
  const files = (await filesOf(outDir)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => !/^static\/js\/[\w-]+\.chunk\.js$/.test(file))).toEqual([]);
  expect(
    files.filter((file) => file.endsWith('.css') && !/^static\/css\/[\w-]+\.chunk\.css$/.test(file)),
  ).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'static/locales/en/shell.json',
      'static/locales/no/shell.json',
      'robots.txt',
      'site.webmanifest',
    ]),
  );
});

test('each page names the picture that a shared link shows: a case its cover, others the light they own', async () => {
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  const pictureOf = async (file: string) =>
    /property="og:image" content="https:\/\/www\.example\.no\/([^"]+)"/.exec(await read(file))?.[1] ?? '';
  for (const file of Object.values(pages))
    expect(await sharp(path.join(outDir, await pictureOf(file))).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
  expect(await pictureOf('kiddy-app.html')).toBe(await pictureOf('no/kiddy-app.html'));
  expect(await pictureOf('kiddy-app.html')).not.toBe(await pictureOf('vibori-app.html'));
  expect(await pictureOf('team.html')).not.toBe(await pictureOf('index.html'));
  expect(await read('404.html')).not.toContain('og:image');
});

test('the lists of posts have their pages, with titles of their own', async () => {
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining([
      '/blog/page/2',
      '/no/blog/page/2',
      '/blog/category/quality',
      '/no/blog/tag/accessibility',
    ]),
  );
  const html = await read('no/blog/category/quality.html');
  expect(html).toContain('<title>Kvalitet på bloggen | Fjellkode</title>');
  expect(html).toMatch(/<link rel="alternate" hreflang="en" href="[^"]+\/blog\/category\/quality"/);
  expect(html).toContain('/no/blog/picture"');
  expect(await read('sitemap.xml')).toContain(`<loc>${siteUrl}/blog/page/2</loc>`);
});

test('a page of a list brings no more posts than it shows', async () => {
  const first = JSON.parse(await read('static/records/blog.json')) as {
    posts: { path: string }[];
    list: { pages: number };
  };
  const second = JSON.parse(await read('static/records/blog/page/2.json')) as typeof first;
  expect(first.posts).toHaveLength(6);
  expect(first.list.pages).toBeGreaterThan(1);
  expect(second.posts.map(({ path: each }) => each)).not.toContain(first.posts[0]?.path);
});

test('a section brings the documents it shows, not all there are', async () => {
  const home = JSON.parse(await read('static/records/index.json')) as { posts: unknown[]; cases: unknown[] };
  expect(home.posts).toHaveLength(3);
  expect(home.cases.length).toBeLessThanOrEqual(4);
});

test('no page preloads a module', async () => {
  for (const file of (await filesOf(outDir)).filter((name) => name.endsWith('.html')))
    expect(await read(file)).not.toContain('modulepreload');
});

describe('what others read of the site', () => {
  test('the sitemap lists every page once, with its counterpart', async () => {
    const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
    const sitemap = await read('sitemap.xml');
    const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations.sort()).toEqual(
      Object.keys(pages)
        .map((address) => siteUrl + address)
        .sort(),
    );
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="no" href="${siteUrl}/no/team" />`);
  });

  test.each([
    ['feed.xml', '/blog/picture'],
    ['no/feed.xml', '/no/blog/picture'],
  ])('%s holds the posts, newest first', async (file, newest) => {
    const xml = await read(file);
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links[0]).toBe(siteUrl + newest);
    const days = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = '']) => Date.parse(day));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days.every(Number.isFinite)).toBe(true);
  });

  test('robots.txt names the sitemap', async () => {
    expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

test('the policy allows exactly the inline scripts and styles that the pages hold', async () => {
  const { contentSecurityPolicy } = JSON.parse(await read('.site/serve.json')) as {
    contentSecurityPolicy: { script: string[]; styles: Record<string, string[]> };
  };
  const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  const scripts = new Set<string>();
  const styles: Record<string, string[]> = {};
  for (const file of (await filesOf(outDir)).filter((name) => name.endsWith('.html'))) {
    const html = await read(file);
    for (const [, source = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.add(hash(source));
    styles[file] = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = '']) =>
      hash(source),
    );
    expect(html).not.toMatch(/ style="| on\w+="/);
  }
  expect(contentSecurityPolicy).toEqual({ script: [...scripts].sort(), styles });
});

test('the same content builds the same bytes', async () => {
  const again = path.join(root, 'again');
  await buildSite({ contentDir, outDir: again, siteUrl, now });
  expect(await filesOf(again)).toEqual(await filesOf(outDir));
  for (const file of await filesOf(again))
    expect(
      (await readFile(path.join(again, file))).equals(await readFile(path.join(outDir, file))),
      file,
    ).toBe(true);
}, 60_000);

test('a preview has drafts, and asks search engines to stay away, on every page', async () => {
  const preview = path.join(root, 'preview');
  await buildSite({ contentDir, outDir: preview, siteUrl, now, preview: true });
  const files = (await filesOf(preview)).filter((name) => name.endsWith('.html'));
  expect(files).toContain('blog/secret-plan.html');
  for (const file of files) {
    const html = await readFile(path.join(preview, file), 'utf8');
    expect(html.match(/<meta name="robots" content="noindex">/g), file).toHaveLength(1);
  }
  expect(await readFile(path.join(preview, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(await read('team.html')).not.toContain('noindex');
}, 60_000);

test('the build says which documents it holds, and of when it is', async () => {
  const published = JSON.parse(await read('.site/published.json')) as { at: string; documents: string[] };
  expect(published.at).toBe('2026-11-21T12:00:00.000Z');
  expect(published.documents).toEqual(expect.arrayContaining(['/', '/no/team', '/blog/picture']));
  expect(published.documents).not.toContain('/blog/secret-plan');
  expect(published.documents).not.toContain('/blog/page/2');
});

describe('a build that cannot be', () => {
  test('refuses content with errors in the words of the check, and leaves the build before as it was', async () => {
    const broken = path.join(root, 'broken');
    await cp(contentDir, broken, { recursive: true });
    await writeFile(path.join(broken, 'en/blog/picture.mdx'), post('', '[nowhere](/nowhere)'));
    const before = await filesOf(outDir);
    const refused = await buildSite({ contentDir: broken, outDir, siteUrl }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContentInvalidError);
    expect((refused as ContentInvalidError).findings.filter(isError)).toMatchObject([
      {
        file: 'en/blog/picture.mdx',
        line: 9,
        column: 11,
        rule: 'links/dead',
        message: 'Nothing stands at /nowhere.',
      },
    ]);
    expect(await filesOf(outDir)).toEqual(before);
  });

  test('leaves nothing beside the build', async () => {
    expect((await readdir(root)).filter((name) => /\.(?:next|old)/.test(name))).toEqual([]);
  });
});
