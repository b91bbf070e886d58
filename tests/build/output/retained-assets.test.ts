/** Assets of earlier builds in a new build. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainAssets, retainedAssetsPath } from '#build/output/retained-assets.ts';
import { getPageDataPath } from '#content/page-data.ts';
import { serveManifestPath } from '#server/site/serve-manifest.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'retained-assets-'));
});
afterEach(() => rm(root, { recursive: true }));

const dayMs = 24 * 3_600_000;
const start = Date.parse('2026-11-22T12:00:00Z');

/** Writes a build and retains the assets of the one before. Returns the names of its assets. */
async function build(
  id: number,
  { files, bodies, day = id }: { files: string[]; bodies: Record<string, string>; day?: number },
): Promise<string[]> {
  const folder = path.join(root, String(id));
  const write = async (file: string, content: unknown) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), JSON.stringify(content));
  };
  await write(
    '.site/manifest.json',
    Object.fromEntries(files.filter((file) => !file.includes('media')).map((file) => [file, { file }])),
  );
  await write(serveManifestPath, {
    pages: Object.fromEntries(Object.keys(bodies).map((page) => [page, `${page}.html`])),
  });
  for (const file of files) await write(file, id);
  for (const [page, body] of Object.entries(bodies)) {
    await write(body, id);
    await write(`${body}.br`, id);
    await write(getPageDataPath(page), { body: `/${body}` });
  }
  const retained = retainAssets(path.join(root, String(id - 1)), folder, new Date(start + day * dayMs));
  await write(retainedAssetsPath, retained);
  const names = await Promise.all(
    ['css', 'js', 'media'].map((name) => readdir(path.join(folder, 'static', name)).catch(() => [])),
  );
  return names.flat().sort();
}

const toBody = (slug: string, hash: string) => `static/js/${slug}-${hash}.chunk.js`;

test('scripts and styles of the application stay for 14 days after the last build that used them', async () => {
  await build(1, {
    files: ['static/js/frame-AAAAAAAA.chunk.js', 'static/css/frame-AAAAAAAA.chunk.css'],
    bodies: {},
  });
  const next = { files: ['static/js/frame-BBBBBBBB.chunk.js'], bodies: {} };
  const old = ['frame-AAAAAAAA.chunk.css', 'frame-AAAAAAAA.chunk.js'];
  expect(await build(2, next)).toEqual([...old, 'frame-BBBBBBBB.chunk.js']);
  expect(await build(3, { ...next, day: 16 })).toEqual([...old, 'frame-BBBBBBBB.chunk.js']);
  expect(await build(4, { ...next, day: 17 })).toEqual(['frame-BBBBBBBB.chunk.js']);
});

test('the text of a changed document stays with its compressed form, until the document is taken down', async () => {
  await build(1, { files: [], bodies: { '/blog/a': toBody('a', 'AAAAAAAA') } });
  const second = { files: [], bodies: { '/blog/a': toBody('a', 'BBBBBBBB') } };
  expect(await build(2, second)).toEqual(
    ['AAAAAAAA', 'BBBBBBBB'].flatMap((hash) => [`a-${hash}.chunk.js`, `a-${hash}.chunk.js.br`]),
  );
  expect(await build(3, { files: [], bodies: {} })).toEqual([]);
});

test('the text of one language goes while the other language stays', async () => {
  await build(1, {
    files: [],
    bodies: { '/blog/a': toBody('a', 'AAAAAAAA'), '/no/blog/a': toBody('a', 'BBBBBBBB') },
  });
  expect(await build(2, { files: [], bodies: { '/blog/a': toBody('a', 'CCCCCCCC') } })).toEqual(
    ['AAAAAAAA', 'CCCCCCCC'].flatMap((hash) => [`a-${hash}.chunk.js`, `a-${hash}.chunk.js.br`]),
  );
});

test('an image stays while the build has an image of that name, and link previews never', async () => {
  const media = (hash: string) => [
    `static/media/photo.${hash}-480.webp`,
    `static/media/gone.${hash}.svg`,
    `static/media/share-${hash}.jpg`,
  ];
  await build(1, { files: media('aaaaaaaaaa'), bodies: {} });
  expect(
    await build(2, { files: media('bbbbbbbbbb').filter((file) => !file.includes('gone')), bodies: {} }),
  ).toEqual(['photo.aaaaaaaaaa-480.webp', 'photo.bbbbbbbbbb-480.webp', 'share-bbbbbbbbbb.jpg']);
});

test('a first build retains nothing', async () => {
  expect(await build(1, { files: ['static/js/frame-AAAAAAAA.chunk.js'], bodies: {} })).toEqual([
    'frame-AAAAAAAA.chunk.js',
  ]);
});
