/** Builds that take over from the one before what has not changed. */
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';

/** How small its pages are is none of what is tested here, and takes longer than all else. */
const settings = { siteUrl: 'http://localhost:4173', now: new Date('2026-11-21T12:00:00Z'), smallUpTo: 0 };
let root: string;
let contentDir: string;
let outDir: string;
let cacheDir: string;

const build = (more: { threadsFrom?: number } = {}) =>
  buildSite({ ...settings, contentDir, outDir, cacheDir, ...more });
const fileOf = (language: 'en' | 'no', name: string) =>
  path.join(contentDir, language, 'blog', `${name}.mdx`);
const post = (title: string, body: string, frontmatter = '') =>
  `---\ntitle: ${title}\ndescription: A post that changes, for the test.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n${frontmatter}---\n\n${body}\n`;
const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function bytesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [path.relative(folder, file), (await readFile(file)).toString('base64')] as const,
  );
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names of files that differ from those of a build that takes over nothing. */
async function differencesFromCold(): Promise<string[]> {
  const cold = path.join(root, 'cold');
  // Neither of them is made from the documents.
  for (const part of ['pictures', 'bundles'])
    await cp(path.join(cacheDir, part), path.join(cold, 'cache', part), { recursive: true });
  await buildSite({
    ...settings,
    contentDir,
    outDir: path.join(cold, 'dist'),
    cacheDir: path.join(cold, 'cache'),
  });
  const [warm, fresh] = [await bytesOf(outDir), await bytesOf(path.join(cold, 'dist'))];
  await rm(cold, { recursive: true });
  return [...new Set([...warm.keys(), ...fresh.keys()])].filter((file) => warm.get(file) !== fresh.get(file));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'incremental-'));
  contentDir = path.join(root, 'content');
  outDir = path.join(root, 'dist');
  cacheDir = path.join(root, 'cache');
  await cp('content', contentDir, { recursive: true });
  // Pictures and the bundle take long to make, and are none of what is tested here.
  for (const part of ['pictures', 'bundles'])
    await cp(path.join('.cache', part), path.join(cacheDir, part), { recursive: true }).catch(
      () => undefined,
    );
  await writeFile(path.join(contentDir, 'assets/photo.png'), await photo('#1a82c6'));
}, 120_000);

beforeEach(async () => {
  for (const language of ['en', 'no'] as const)
    await writeFile(fileOf(language, 'changing'), post('A picture', '![A blue field](/assets/photo.png)'));
  await build();
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

test('renders nothing where nothing has changed, and one page where a word has', async () => {
  expect((await build()).renderedPages).toBe(0);
  await appendFile(fileOf('en', 'changing'), '\nAnother word.\n');
  expect((await build()).renderedPages).toBe(1);
  expect(await readFile(path.join(outDir, 'blog/changing.html'), 'utf8')).toContain('Another word.');
  expect(await differencesFromCold()).toEqual([]);
}, 120_000);

test('a title changes every page that shows it', async () => {
  await writeFile(fileOf('en', 'changing'), post('Something else', '![A blue field](/assets/photo.png)'));
  const { renderedPages: rendered, pages } = await build();
  expect(rendered).toBeGreaterThan(1);
  expect(rendered).toBeLessThan(pages / 2);
  expect(await readFile(path.join(outDir, 'blog.html'), 'utf8')).toContain('Something else');
  expect(await differencesFromCold()).toEqual([]);
}, 120_000);

test('a word of the frame changes every page of its language', async () => {
  const file = path.join(contentDir, 'en/ui/shell.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('Skip to the content', 'Skip to the text'));
  const { renderedPages: rendered } = await build();
  await writeFile(file, before);
  expect(rendered).toBeGreaterThan(40);
  expect(await readFile(path.join(outDir, 'team.html'), 'utf8')).toContain('Skip to the text');
}, 120_000);

test('a picture that is replaced changes the pages that show it', async () => {
  const photoFile = path.join(contentDir, 'assets/photo.png');
  const before = await readFile(photoFile);
  await writeFile(photoFile, await photo('#f75f50'));
  const { renderedPages: rendered } = await build();
  expect(rendered).toBe(2);
  expect(await differencesFromCold()).toEqual([]);
  await writeFile(photoFile, before);
}, 120_000);

test('what has become a draft is in no byte of the build, nor of what is kept of its pages', async () => {
  const secret = 'The word is Krypsiv.';
  await writeFile(fileOf('en', 'changing'), post('A picture', secret));
  await build();
  await writeFile(fileOf('en', 'changing'), post('A picture', secret, 'draft: true\n'));
  await writeFile(fileOf('no', 'changing'), post('A picture', secret, 'draft: true\n'));
  await build();
  for (const folder of [outDir, path.join(cacheDir, 'builds')])
    for (const [file, bytes] of await bytesOf(folder))
      if (/\.(?:html|js|json|xml)$/.test(file)) {
        expect(file).not.toContain('changing');
        expect(Buffer.from(bytes, 'base64').toString().includes('Krypsiv'), file).toBe(false);
      }
}, 120_000);

test('a file of the build that somebody has written over is made again', async () => {
  const file = path.join(outDir, 'blog/changing.html');
  // In place: the kept page is the same file.
  await appendFile(file, '<!-- by hand -->');
  expect((await build()).renderedPages).toBe(1);
  expect(await readFile(file, 'utf8')).not.toContain('by hand');
  expect((await build()).renderedPages).toBe(0);
}, 120_000);

test('the build can be deleted, and so can what is kept', async () => {
  const before = await bytesOf(outDir);
  await rm(outDir, { recursive: true });
  expect((await build()).renderedPages).toBe(0);
  expect([...(await bytesOf(outDir))]).toEqual([...before]);
  for (const part of ['builds', 'bundles', 'compiled'])
    await rm(path.join(cacheDir, part), { recursive: true });
  const { renderedPages: rendered, pages } = await build();
  expect(rendered).toBe(pages);
  expect([...(await bytesOf(outDir))]).toEqual([...before]);
}, 120_000);

test('a build that was stopped while it was kept does no harm', async () => {
  const [own = ''] = await readdir(path.join(cacheDir, 'builds'));
  await rm(path.join(cacheDir, 'builds', own, 'pages.bin'));
  await writeFile(path.join(cacheDir, 'builds', own, 'files/blog/changing.html'), 'half of a');
  const { renderedPages: rendered, pages } = await build();
  expect(rendered).toBe(pages);
  expect((await build()).renderedPages).toBe(0);
  expect(await differencesFromCold()).toEqual([]);
}, 120_000);

test('threads make the same bytes', async () => {
  const before = await bytesOf(outDir);
  for (const part of ['builds', 'compiled']) await rm(path.join(cacheDir, part), { recursive: true });
  await build({ threadsFrom: 1 });
  expect([...(await bytesOf(outDir))]).toEqual([...before]);
}, 120_000);
