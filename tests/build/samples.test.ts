import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildOptions, buildSite, ContentInvalidError } from '#build/build-site.ts';
import { linkSharedCaches } from '#tests/support/small-site.ts';

let root: string;
let contentDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  contentDir = path.join(root, 'content');
  await cp('content', contentDir, { recursive: true });
  await linkSharedCaches(path.join(root, 'cache'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const build = (options: Partial<BuildOptions>) =>
  buildSite({
    contentDir,
    outDir: path.join(root, 'dist'),
    cacheDir: path.join(root, 'cache'),
    siteUrl: 'http://localhost:4173',
    firstPacketsMaxPages: 0,
    ...options,
  });
const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');
const getRefusal = async (options: Partial<BuildOptions>) => {
  const error = await build(options).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ContentInvalidError);
  return (error as ContentInvalidError).findings;
};

test('shows samples with their labels, refuses to release them, and releases the pages without them', async () => {
  await build({});
  expect(await read('index.html')).toMatch(/<\w[^>]*\sdata-sample-label/);
  expect(await read('contact.html')).toMatch(
    /mailto:[^>]*>[^<]*<\/a><span[^>]*> <button[^>]*data-sample-label/,
  );
  expect(await read('no/contact.html')).toContain('Mangler: Adressen for henvendelser. Fra: Daglig leder.');
  expect(await read('no/kiddy-app.html')).toMatch(/data-sample-label[^>]*>Eksempel<\/button>/);

  const expected = { file: 'en/case-studies/kiddy-app.mdx', rule: 'samples/unconfirmed' };
  expect(await getRefusal({ release: true })).toContainEqual(expect.objectContaining(expected));
  expect(await getRefusal({ siteUrl: 'https://www.example.no' })).toEqual(
    expect.arrayContaining([
      expect.objectContaining(expected),
      expect.objectContaining({ file: 'company.yaml', rule: 'samples/unconfirmed' }),
    ]),
  );

  await appendFile(path.join(contentDir, 'company.yaml'), '\nsamples: hide\n');
  await build({ siteUrl: 'https://www.example.no' });
  const home = await read('index.html');
  expect(home).not.toMatch(/<\w[^>]*\sdata-sample-label/);
  expect(home).not.toContain('data-section="testimonials"');
  expect(home).not.toContain('data-counter=""');
  expect(home).not.toContain('mailto:');
  expect(await read('kiddy-app.html')).not.toContain('<blockquote');
  expect(await read('no/contact.html')).not.toContain('mailto:');
  expect(await read('no/privacy-policy.html')).toContain('<a href="/no/contact">kontaktsiden vår</a>');

  const page = path.join(contentDir, 'en/pages/careers.mdx');
  await writeFile(
    page,
    `${await readFile(page, 'utf8')}\nWe answer within <Sample missing="How soon" from="Kari">two days</Sample>.\n`,
  );
  expect(await getRefusal({ siteUrl: 'https://www.example.no' })).toMatchObject([
    {
      file: 'en/pages/careers.mdx',
      message: '"two days" is a sample, and cannot be left out. Missing: How soon. From: Kari.',
    },
  ]);
});
