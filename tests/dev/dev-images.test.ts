import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevImages } from '#dev/dev-images.ts';
import { type FileCache, openFileCache } from '#pipeline/file-cache.ts';
import { createSolidImage } from '#tests/support/sample-images.ts';

let root: string;
let cacheDir: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'images-'));
  cacheDir = path.join(root, 'cache');
  await mkdir(path.join(root, 'assets'));
  await writeFile(
    path.join(root, 'assets/photo.jpg'),
    // The camera was held upright: 12 megapixels, 3000 × 4000 after the rotation.
    await createSolidImage(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  await writeFile(
    path.join(root, 'assets/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><view id="narrow" viewBox="0 0 30 40"/><script>alert(1)</script><path d="M0 0h60"/></svg>',
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));
const createImages = () => createDevImages(root, openFileCache(cacheDir));

test('a page receives the size of a photograph before anything is encoded, and one file on request', async () => {
  const images = createImages();
  const image = await images.getImage('/assets/photo.jpg');
  const og = await images.getOgImage('coral', '/assets/photo.jpg');
  expect(image).toMatchObject({ width: 1920, height: 2560, sources: [] });
  expect(existsSync(cacheDir)).toBe(false);

  const file = await images.findFile(image.src);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 2560 });
  expect(await sharp(await images.findFile(og.src)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a file is taken from the cache after a restart', async () => {
  const values = new Map<string, Uint8Array>();
  const cache = {
    get: (name: string) => values.get(name),
    set: (name: string, bytes: Uint8Array) => values.set(name, bytes),
  };
  const open = async () => {
    const images = createDevImages(root, cache as unknown as FileCache);
    return images.findFile((await images.getImage('/assets/photo.jpg')).src);
  };
  const file = await open();
  expect([...values.values()]).toEqual([file]);
  expect(await open()).toBe(file);
});

test('a drawing is served without script', async () => {
  const images = createImages();
  const image = await images.getImage('/assets/drawing.svg');
  expect(image).toMatchObject({ width: 60, height: 40 });
  const text = String(await images.findFile(image.src));
  const narrowText = String(await images.findFile(image.narrow?.src ?? ''));
  expect(text).toContain('viewBox="0 0 60 40"');
  expect(narrowText).toContain('viewBox="0 0 30 40"');
  expect(text + narrowText).not.toContain('script');
});

test('a picture that is missing or damaged does not stop the page', async () => {
  await writeFile(path.join(root, 'assets/damaged.png'), 'no picture');
  const images = createImages();
  for (const name of ['photo.jpeg', 'damaged.png', '../secret.png'])
    expect((await images.getImage(`/assets/${name}`)).src, name).toMatch(/^data:image\/svg/);
  expect(await images.findFile('/static/media/unknown.webp')).toBeUndefined();
});
