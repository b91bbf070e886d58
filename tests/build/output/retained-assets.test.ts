/** Assets of earlier builds in a new build. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainAssets, retainedAssetsPath } from '#build/output/retained-assets.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'retained-assets-'));
});
afterEach(() => rm(root, { recursive: true }));

const dayMs = 24 * 3_600_000;
const start = Date.parse('2026-11-22T12:00:00Z');

/** Writes a build and retains the assets of the one before. Returns the names of its assets. */
async function build(id: number, { files, day = id }: { files: string[]; day?: number }): Promise<string[]> {
  const folder = path.join(root, String(id));
  const write = async (file: string, content: unknown) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), JSON.stringify(content));
  };
  await write(
    '.site/manifest.json',
    Object.fromEntries(files.filter((file) => !/media|deferred-/.test(file)).map((file) => [file, { file }])),
  );
  for (const file of files) await write(file, id);
  const retained = retainAssets(path.join(root, String(id - 1)), folder, new Date(start + day * dayMs));
  await write(retainedAssetsPath, retained);
  const names = await Promise.all(
    ['css', 'js', 'media'].map((name) => readdir(path.join(folder, 'static', name)).catch(() => [])),
  );
  return names.flat().sort();
}

test('scripts and styles of the application stay for 14 days after the last build that used them', async () => {
  await build(1, {
    files: ['static/js/frame-AAAAAAAA.chunk.js', 'static/css/frame-AAAAAAAA.chunk.css'],
  });
  const next = { files: ['static/js/frame-BBBBBBBB.chunk.js'] };
  const old = ['frame-AAAAAAAA.chunk.css', 'frame-AAAAAAAA.chunk.js'];
  expect(await build(2, next)).toEqual([...old, 'frame-BBBBBBBB.chunk.js']);
  expect(await build(3, { ...next, day: 16 })).toEqual([...old, 'frame-BBBBBBBB.chunk.js']);
  expect(await build(4, { ...next, day: 17 })).toEqual(['frame-BBBBBBBB.chunk.js']);
});

test('deferred stylesheets stay for 14 days, although no manifest of the bundle lists them', async () => {
  await build(1, { files: ['static/css/deferred-aaaaaaaa.chunk.css'] });
  const next = { files: ['static/css/deferred-bbbbbbbb.chunk.css'] };
  expect(await build(2, next)).toEqual(['deferred-aaaaaaaa.chunk.css', 'deferred-bbbbbbbb.chunk.css']);
  expect(await build(3, { ...next, day: 17 })).toEqual(['deferred-bbbbbbbb.chunk.css']);
});

test('an image stays while the build has an image of that name, and link previews never', async () => {
  const media = (hash: string) => [
    `static/media/photo.${hash}-480.webp`,
    `static/media/gone.${hash}.svg`,
    `static/media/share-${hash}.jpg`,
  ];
  await build(1, { files: media('aaaaaaaaaa') });
  expect(await build(2, { files: media('bbbbbbbbbb').filter((file) => !file.includes('gone')) })).toEqual([
    'photo.aaaaaaaaaa-480.webp',
    'photo.bbbbbbbbbb-480.webp',
    'share-bbbbbbbbbb.jpg',
  ]);
});

test('a first build retains nothing', async () => {
  expect(await build(1, { files: ['static/js/frame-AAAAAAAA.chunk.js'] })).toEqual([
    'frame-AAAAAAAA.chunk.js',
  ]);
});
