/**
 * Checks that a build takes unchanged pages from the previous one. `npm run soak` runs it on the whole content, and deletes
 * the bundles as well.
 */
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { retainedAssetsPath } from '#build/output/retained-assets.ts';
import { fileIndexPath } from '#server/site/file-index.ts';
import { createPost, createSmallSite, linkSharedCaches, type SmallSite } from '#tests/support/small-site.ts';

const isSoak = process.env.SOAK === '1';
/** The highest levels of compression are off, because they take longer than everything else and have tests of their own. */
const settings = {
  siteUrl: 'http://localhost:4173',
  now: new Date('2026-11-21T12:00:00Z'),
  firstPacketsMaxPages: 0,
};
let site: SmallSite;
let outDir: string;

const build = (options: { workerThreshold?: number } = {}) => {
  const { contentDir, cacheDir } = site;
  return buildSite({ ...settings, contentDir, outDir, cacheDir, ...options });
};
const createPhoto = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.map(
    async (file) => [path.relative(folder, file), (await readFile(file)).toString('base64')] as const,
  );
  return new Map((await Promise.all(contents)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the files of a build without what it has retained of earlier ones. */
async function readOwnFiles(folder: string): Promise<Map<string, string>> {
  const files = await readFiles(folder);
  const retained = JSON.parse(await readFile(path.join(folder, retainedAssetsPath), 'utf8')) as object;
  const own = [...files].filter(
    ([file]) =>
      !(file.replace(/\.(?:br|gz)$/, '') in retained) &&
      file !== retainedAssetsPath &&
      file !== fileIndexPath,
  );
  return new Map(own);
}

/** Returns the files that differ from those of a build without caches of documents and pages. */
async function findDifferencesFromColdBuild(): Promise<string[]> {
  const cold = path.join(site.root, 'cold');
  const cacheDir = path.join(cold, 'cache');
  await linkSharedCaches(cacheDir);
  await buildSite({
    ...settings,
    contentDir: site.contentDir,
    outDir: path.join(cold, 'dist'),
    cacheDir,
  });
  const [warmFiles, coldFiles] = [await readOwnFiles(outDir), await readOwnFiles(path.join(cold, 'dist'))];
  await rm(cold, { recursive: true });
  return [...new Set([...warmFiles.keys(), ...coldFiles.keys()])].filter(
    (file) => warmFiles.get(file) !== coldFiles.get(file),
  );
}

beforeAll(async () => {
  site = await createSmallSite();
  outDir = path.join(site.root, 'dist');
  if (isSoak) await cp('content', site.contentDir, { recursive: true });
  await writeFile(path.join(site.contentDir, 'assets/photo.png'), await createPhoto('#1a82c6'));
}, 240_000);

beforeEach(async () => {
  for (const language of ['en', 'no'] as const)
    await writeFile(
      site.toPostFile(language, 'changing'),
      createPost('An image', '![A blue field](/assets/photo.png)'),
    );
  await build();
}, 240_000);

afterAll(() => site[Symbol.asyncDispose]());

test('renders nothing when nothing has changed, and one page when a word of its text has', async () => {
  expect((await build()).renderedPages).toBe(0);
  await appendFile(site.toPostFile('en', 'changing'), '\nAnother word.\n');
  expect((await build()).renderedPages).toBe(1);
  expect(await readFile(path.join(outDir, 'blog/changing.html'), 'utf8')).toContain('Another word.');
  expect(await findDifferencesFromColdBuild()).toEqual([]);
}, 240_000);

test('renders every page that shows a changed title', async () => {
  await writeFile(
    site.toPostFile('en', 'changing'),
    createPost('Something else', '![A blue field](/assets/photo.png)'),
  );
  const { renderedPages, pages } = await build();
  expect(renderedPages).toBeGreaterThan(1);
  expect(renderedPages).toBeLessThan(pages / 2);
  expect(await readFile(path.join(outDir, 'blog.html'), 'utf8')).toContain('Something else');
  expect(await findDifferencesFromColdBuild()).toEqual([]);
}, 240_000);

test('renders every page when a string of the shell has changed', async () => {
  const file = path.join(site.contentDir, 'en/ui/shell.json');
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replace('Skip to the content', 'Skip to the text'));
  const { renderedPages, pages } = await build();
  await writeFile(file, original);
  expect(renderedPages).toBe(pages);
  expect(await readFile(path.join(outDir, 'team.html'), 'utf8')).toContain('Skip to the text');
}, 240_000);

test('shows a changed fact in both languages, and refuses figures that differ from it', async () => {
  const factsFile = path.join(site.contentDir, 'facts.yaml');
  const writeFact = (figure: number) =>
    writeFile(
      factsFile,
      `users: { about: Users., number: ${figure}, unit: { en: active users, no: aktive brukere } }\n`,
    );
  for (const language of ['en', 'no'] as const)
    await writeFile(
      site.toPostFile(language, 'changing'),
      createPost('An image', 'It has <Fact name="users" unit />.'),
    );
  await writeFact(72_000);
  await build();
  const readPost = (folder: string) => readFile(path.join(outDir, folder, 'blog/changing.html'), 'utf8');
  expect(await readPost('')).toContain('It has 72,000\u00A0active users.');
  await writeFact(73_000);
  await build();
  expect(await readPost('')).toContain('It has 73,000\u00A0active users.');
  expect(await readPost('no')).toContain('It has 73\u00A0000\u00A0aktive brukere.');
  await writeFile(
    site.toPostFile('en', 'changing'),
    createPost('An image', 'It has <Fact name="users" unit />, that is 73,000 active users.'),
  );
  await build();
  await writeFact(74_000);
  await expect(build()).rejects.toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ rule: 'facts/figure' })]),
  });
  await rm(factsFile);
}, 240_000);

test('renders the pages that show an image when the image has changed', async () => {
  const photoFile = path.join(site.contentDir, 'assets/photo.png');
  const original = await readFile(photoFile);
  await writeFile(photoFile, await createPhoto('#f75f50'));
  const { renderedPages } = await build();
  expect(renderedPages).toBe(2);
  expect(await findDifferencesFromColdBuild()).toEqual([]);
  await writeFile(photoFile, original);
}, 240_000);

test('leaves nothing of a document that became a draft, in the build or in the cache of its pages', async () => {
  const secret = 'The word is Krypsiv.';
  await writeFile(site.toPostFile('en', 'changing'), createPost('An image', secret));
  await build();
  for (const language of ['en', 'no'] as const)
    await writeFile(site.toPostFile(language, 'changing'), createPost('An image', secret, 'draft: true\n'));
  await build();
  for (const folder of [outDir, path.join(site.cacheDir, 'builds')])
    for (const [file, bytes] of await readFiles(folder))
      if (/\.(?:html|js|json|xml)$/.test(file)) {
        expect(file).not.toContain('changing');
        expect(Buffer.from(bytes, 'base64').toString().includes('Krypsiv'), file).toBe(false);
      }
}, 240_000);

test('renders a page again when its file in the build was edited', async () => {
  const file = path.join(outDir, 'blog/changing.html');
  // In place, because the cached page is a hard link to the same file.
  await appendFile(file, '<!-- by hand -->');
  expect((await build()).renderedPages).toBe(1);
  expect(await readFile(file, 'utf8')).not.toContain('by hand');
  expect((await build()).renderedPages).toBe(0);
}, 240_000);

test('restores a deleted build from the caches, and builds the same without caches', async () => {
  const original = await readOwnFiles(outDir);
  await rm(outDir, { recursive: true });
  expect((await build()).renderedPages).toBe(0);
  expect([...(await readOwnFiles(outDir))]).toEqual([...original]);
  for (const cache of ['builds', 'compiled', ...(isSoak ? ['bundles'] : [])])
    await rm(path.join(site.cacheDir, cache), { recursive: true });
  const { renderedPages, pages } = await build();
  expect(renderedPages).toBe(pages);
  expect([...(await readOwnFiles(outDir))]).toEqual([...original]);
}, 240_000);

test('builds the same after a build that was stopped while it saved its pages', async () => {
  const [buildDir = ''] = await readdir(path.join(site.cacheDir, 'builds'));
  await rm(path.join(site.cacheDir, 'builds', buildDir, 'pages.bin'));
  await writeFile(path.join(site.cacheDir, 'builds', buildDir, 'files/blog/changing.html'), 'half of a');
  const { renderedPages, pages } = await build();
  expect(renderedPages).toBe(pages);
  expect((await build()).renderedPages).toBe(0);
  expect(await findDifferencesFromColdBuild()).toEqual([]);
}, 240_000);

test('compiles a document again when its cached body is damaged', async () => {
  const original = await readOwnFiles(outDir);
  const compiled = path.join(site.cacheDir, 'compiled');
  for (const name of await readdir(compiled)) await writeFile(path.join(compiled, name), 'damaged');
  for (const name of await readdir(path.join(site.cacheDir, 'builds')))
    await rm(path.join(site.cacheDir, 'builds', name, 'pages.bin'));
  await build();
  expect([...(await readOwnFiles(outDir))]).toEqual([...original]);
}, 240_000);

test('builds the same with worker threads', async () => {
  const original = await readOwnFiles(outDir);
  for (const cache of ['builds', 'compiled']) await rm(path.join(site.cacheDir, cache), { recursive: true });
  await build({ workerThreshold: 1 });
  expect([...(await readOwnFiles(outDir))]).toEqual([...original]);
}, 240_000);

test('reports a cache that cannot be saved once, and builds the site', async () => {
  const { contentDir } = site;
  const cacheDir = path.join(site.root, 'unwritable');
  await linkSharedCaches(cacheDir);
  await writeFile(path.join(cacheDir, 'compiled'), 'a file where a folder should be');
  const errors: Error[] = [];
  const { pages, renderedPages } = await buildSite({
    ...settings,
    contentDir,
    outDir: path.join(site.root, 'other'),
    cacheDir,
    onCacheError: (error) => errors.push(error),
  });
  expect(renderedPages).toBe(pages);
  expect(errors).toHaveLength(1);
}, 240_000);
