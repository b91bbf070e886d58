import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, ContentInvalidError } from '#build/build-site.ts';
import type { ClientPageData } from '#content/client-data.ts';
import { isError } from '#pipeline/finding.ts';

const siteUrl = 'https://www.example.no';
/** The highest levels of compression are off, because they take longer than everything else and have tests of their own. */
const settings = { siteUrl, release: false, now: new Date('2026-11-21T12:00:00Z'), firstPacketsMaxPages: 0 };
let root: string;
let contentDir: string;
let outDir: string;

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
const createPost = (frontmatter: string, body: string) =>
  `---\ntitle: An image\ndescription: A post with an image, for the test.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n${frontmatter}---\n\n${body}\n`;

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
    await writeFile(path.join(blog, 'image.mdx'), createPost('', '![A blue field](/assets/photo.png)'));
    await writeFile(path.join(blog, 'secret-plan.mdx'), createPost('draft: true\n', 'The word is Krypsiv.'));
  }
  await buildSite({ ...settings, contentDir, outDir });
}, 240_000);

afterAll(() => rm(root, { recursive: true, force: true }));

/** Reads the data that a page carries for its script. */
const readClientData = async (file: string): Promise<ClientPageData> =>
  JSON.parse(/<script[^>]* id="record">(.*?)<\/script>/s.exec(await read(file))?.[1] ?? '') as ClientPageData;

test('images load lazily when client navigation copies a page: `loading` comes before `src`', async () => {
  const pages = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const images = (await Promise.all(pages.map(read))).flatMap((html) => html.match(/<img [^>]*>/g) ?? []);
  expect(images.length).toBeGreaterThan(pages.length);
  expect(images.filter((image) => / src=.* loading=/.test(image))).toEqual([]);
});

test('every document has a page with its data, and compressed files have the same content', async () => {
  const files = await listFiles(outDir);
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['/', '/no', '/team', '/no/team', '/blog/image', '/no/blog/image']),
  );
  for (const [pagePath, file] of Object.entries(pages)) {
    expect(files).toContain(file);
    expect((await readClientData(file)).path).toBe(pagePath);
  }
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) {
    const bytes = await readFile(path.join(outDir, file));
    const uncompressed = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(uncompressed.equals(await readFile(path.join(outDir, file.slice(0, -3)))), file).toBe(true);
  }
});

test('pages have Brotli and gzip files', async () => {
  const files = new Set(await listFiles(outDir));
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  for (const file of Object.values(pages)) {
    expect([file, files.has(`${file}.br`), files.has(`${file}.gz`)]).toEqual([file, true, true]);
  }
  const home = await readFile(path.join(outDir, 'index.html'));
  const compressedHome = await readFile(path.join(outDir, 'index.html.br'));
  expect(compressedHome.length, 'the home page has the highest compression level').toBeLessThan(
    brotliCompressSync(home, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length * 0.95,
  );
});

test('no file contains a draft, or frontmatter that only the pipeline needs', async () => {
  const { pageData } = JSON.parse(await read('.site/pages/contact.json'));
  expect(pageData.frontmatter).toHaveProperty('title');
  for (const field of ['draft', 'related', 'translation', 'samples'])
    expect(pageData.frontmatter).not.toHaveProperty(field);
  for (const file of await listFiles(outDir)) {
    expect(file).not.toContain('secret-plan');
    if (/\.(?:br|gz|png|woff2|avif|webp)$/.test(file)) continue;
    const text = await read(file);
    expect(text.includes('Krypsiv') || text.includes('secret-plan'), file).toBe(false);
  }
});

test('an image has better formats and several widths, with its size', async () => {
  const html = await read('blog/image.html');
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

test('chunks, stylesheets and strings are at their public paths', async () => {
  const files = (await listFiles(outDir)).filter((file) => !/\.(?:br|gz)$/.test(file));
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

test('licences of downloaded code are public, and the bill of materials is in the hidden folder', async () => {
  const licenses = await read('third-party-licenses.txt');
  expect(licenses).toMatch(/^react-dom \d+\.\d+\.\d+ \(MIT\)\n=+\n\nMIT License\n/m);
  expect(licenses).toContain('gsap.com/standard-license');
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
  // Packages of the server are in no browser.
  expect(licenses).not.toMatch(/^fastify /m);
  const sbom = JSON.parse(await read('.site/sbom.json')) as { components: { name: string }[] };
  expect(sbom.components.map(({ name }) => name)).toContain('fastify');
  expect(await read('.site/licenses.txt')).toMatch(/^MIT \(\d+\)$/m);
});

test('each page has an Open Graph image: a case study its cover, other pages a drawing in their hue', async () => {
  const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
  const readOgImage = async (file: string) =>
    /property="og:image" content="https:\/\/www\.example\.no\/([^"]+)"/.exec(await read(file))?.[1] ?? '';
  for (const file of Object.values(pages))
    expect(await sharp(path.join(outDir, await readOgImage(file))).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
  expect(await readOgImage('kiddy-app.html')).toBe(await readOgImage('no/kiddy-app.html'));
  expect(await readOgImage('kiddy-app.html')).not.toBe(await readOgImage('vibori-app.html'));
  expect(await readOgImage('team.html')).not.toBe(await readOgImage('index.html'));
  expect(await read('404.html')).not.toContain('og:image');
});

test('lists of posts have pages with their own titles', async () => {
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
  expect(html).toContain('/no/blog/image"');
  expect(await read('sitemap.xml')).toContain(`<loc>${siteUrl}/blog/page/2</loc>`);
});

test('a list page shows only its own posts', async () => {
  const findPosts = (html: string) => [
    ...new Set([...html.matchAll(/ href="(\/blog\/[\w-]+)"/g)].map(([, href]) => href)),
  ];
  const first = findPosts(await read('blog.html'));
  const second = findPosts(await read('blog/page/2.html'));
  expect(first).toHaveLength(6);
  expect(second.filter((post) => first.includes(post))).toEqual([]);
});

test('a page carries the strings and the data of its islands alone', async () => {
  const home = await readClientData('index.html');
  expect(home.islands.map(({ name }) => name)).toEqual(['TestimonialCarousel']);
  expect(Object.keys(home.strings).sort()).toEqual(['shell', 'testimonials']);
  const team = await readClientData('team.html');
  expect([team.islands, Object.keys(team.strings)]).toEqual([[], ['shell']]);
});

test('no page preloads a module', async () => {
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith('.html')))
    expect(await read(file)).not.toContain('modulepreload');
});

describe('files for other programs', () => {
  test('the sitemap lists every page once, with its language versions', async () => {
    const { pages } = JSON.parse(await read('.site/serve.json')) as { pages: Record<string, string> };
    const sitemap = await read('sitemap.xml');
    const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations.sort()).toEqual(
      Object.keys(pages)
        .map((pagePath) => siteUrl + pagePath)
        .sort(),
    );
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="no" href="${siteUrl}/no/team" />`);
  });

  test.each([
    ['feed.xml', '/blog/image'],
    ['no/feed.xml', '/no/blog/image'],
  ])('%s contains the posts, newest first', async (file, newest) => {
    const xml = await read(file);
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links[0]).toBe(siteUrl + newest);
    const days = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = '']) => Date.parse(day));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days.every(Number.isFinite)).toBe(true);
  });

  test('robots.txt contains the URL of the sitemap', async () => {
    expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

test('the content security policy allows exactly the inline scripts and styles of the pages', async () => {
  const { contentSecurityPolicy } = JSON.parse(await read('.site/serve.json')) as {
    contentSecurityPolicy: { script: string[]; styles: Record<string, string[]> };
  };
  const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  const scripts = new Set<string>();
  const styles: Record<string, string[]> = {};
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith('.html'))) {
    const html = await read(file);
    for (const [, source = ''] of html.matchAll(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g))
      scripts.add(hash(source));
    styles[file] = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = '']) =>
      hash(source),
    );
    expect(html).not.toMatch(/ style="| on\w+="/);
  }
  expect(contentSecurityPolicy).toEqual({ script: [...scripts].sort(), styles });
});

test('the same content builds the same bytes', async () => {
  const otherOutDir = path.join(root, 'again');
  await buildSite({ ...settings, contentDir, outDir: otherOutDir });
  expect(await listFiles(otherOutDir)).toEqual(await listFiles(outDir));
  for (const file of await listFiles(otherOutDir))
    expect(
      (await readFile(path.join(otherOutDir, file))).equals(await readFile(path.join(outDir, file))),
      file,
    ).toBe(true);
}, 240_000);

test('a preview has drafts, and asks search engines on every page not to index it', async () => {
  const previewDir = path.join(root, 'preview');
  await buildSite({ ...settings, contentDir, outDir: previewDir, preview: true });
  const files = (await listFiles(previewDir)).filter((name) => name.endsWith('.html'));
  expect(files).toContain('blog/secret-plan.html');
  for (const file of files) {
    const html = await readFile(path.join(previewDir, file), 'utf8');
    expect(html.match(/<meta name="robots" content="noindex">/g), file).toHaveLength(1);
  }
  expect(await readFile(path.join(previewDir, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(await read('team.html')).not.toContain('noindex');
  const draft = await readFile(path.join(previewDir, 'no/blog/secret-plan.html'), 'utf8');
  expect(draft).toContain('<title>[draft] An image');
  expect(draft).toContain('Utkast: Besøkende ser ikke denne siden ennå.');
  expect(await readFile(path.join(previewDir, 'no/team.html'), 'utf8')).not.toContain('Utkast:');
}, 240_000);

test('the build records its documents and its time', async () => {
  const published = JSON.parse(await read('.site/published.json')) as {
    at: string;
    documents: Record<string, string>;
    files: Record<string, string>;
  };
  expect(published.at).toBe('2026-11-21T12:00:00.000Z');
  expect(Object.keys(published.documents)).toEqual(expect.arrayContaining(['/', '/no/team', '/blog/image']));
  expect(Object.keys(published.files)).toContain('taxonomy.yaml');
  expect(published.documents).not.toHaveProperty('/blog/secret-plan');
  expect(published.documents).not.toHaveProperty('/blog/page/2');
});

describe('a build of content with errors', () => {
  test('throws the findings of the check, and keeps the previous build', async () => {
    const invalidContentDir = path.join(root, 'invalid');
    await cp(contentDir, invalidContentDir, { recursive: true });
    await writeFile(path.join(invalidContentDir, 'en/blog/image.mdx'), createPost('', '[nowhere](/nowhere)'));
    const previousFiles = await listFiles(outDir);
    const error = await buildSite({ contentDir: invalidContentDir, outDir, siteUrl, release: false }).catch(
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(ContentInvalidError);
    expect((error as ContentInvalidError).findings.filter(isError)).toMatchObject([
      {
        file: 'en/blog/image.mdx',
        line: 9,
        column: 11,
        rule: 'links/dead',
        message: 'There is no page at /nowhere.',
      },
    ]);
    expect(await listFiles(outDir)).toEqual(previousFiles);
  });

  test('leaves no temporary folder beside the build', async () => {
    expect((await readdir(root)).filter((name) => /\.(?:next|old)/.test(name))).toEqual([]);
  });
});
