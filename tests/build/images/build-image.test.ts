import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltImage, buildImage } from '#build/images/build-image.ts';
import { openFileCache } from '#pipeline/file-cache.ts';
import { inspectImage } from '#pipeline/images/inspect-image.ts';
import { createSolidImage, createTwoColorImage } from '#tests/support/sample-images.ts';

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const isRed = async (image: Uint8Array, left: number, top: number) => {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  const [r = 0, , b = 0] = await pixel.toBuffer();
  return r > b;
};
const build = (name: string, bytes: Uint8Array) => buildImage({ name, bytes }, openFileCache(cacheDir));
const parseWidths = (srcset: string) =>
  srcset.split(', ').map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]));
const getFile = (built: BuiltImage, url: string) => {
  const file = built.files.find(({ path }) => `/${path}` === url);
  if (!file) throw new Error(`${url} is not among the files.`);
  return Buffer.from(file.bytes);
};

describe('raster images', () => {
  test('become AVIF and WebP in several widths, and the original format for other browsers', async () => {
    const built = await build('Vår båt, 2.JPG', await createTwoColorImage(1000, 500).jpeg().toBuffer());
    expect(built.image).toMatchObject({ width: 1000, height: 500 });
    expect(built.image.src).toMatch(/^\/static\/media\/v-r-b-t-2\.[0-9a-f]{10}\.jpg$/);
    expect(built.image.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcset } of built.image.sources) expect(parseWidths(srcset)).toEqual([480, 960, 1000]);
    expect(built.files).toHaveLength(7);
  });

  test('have the width and the format of their srcset entry', async () => {
    const built = await build('a.png', await createTwoColorImage(700, 300).png().toBuffer());
    for (const { type, srcset } of built.image.sources)
      for (const entry of srcset.split(', ')) {
        const [url = '', width] = entry.split(' ');
        const metadata = await sharp(getFile(built, url)).metadata();
        expect(`${metadata.width}w`).toBe(width);
        expect(metadata.mediaType).toBe(type);
      }
    const fallback = await sharp(getFile(built, built.image.src)).metadata();
    expect(fallback).toMatchObject({ format: 'png', width: 700, height: 300 });
  });

  test('are never enlarged', async () => {
    const built = await build('small.webp', await createSolidImage(90, 60).webp().toBuffer());
    expect(built.image).toMatchObject({ width: 90, height: 60 });
    for (const { srcset } of built.image.sources) expect(parseWidths(srcset)).toEqual([90]);
  });

  test('are scaled down to the largest width', async () => {
    const built = await build('wide.jpg', await createSolidImage(2400, 600).jpeg().toBuffer());
    expect(built.image).toMatchObject({ width: 1920, height: 480 });
    for (const { srcset } of built.image.sources) expect(parseWidths(srcset)).toEqual([480, 960, 1440, 1920]);
    expect((await sharp(getFile(built, built.image.src)).metadata()).width).toBe(1920);
  });

  test('are turned upright, and lose their metadata', async () => {
    const rotated = await createTwoColorImage(400, 200)
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(rotated).metadata()).exif?.toString('latin1')).toContain('someone');

    const built = await build('phone.jpg', rotated);
    expect(built.image).toMatchObject({ width: 200, height: 400 });
    for (const { path, bytes } of built.files) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata.exif, path).toBeUndefined();
      expect(metadata.orientation, path).toBeUndefined();
      expect(metadata, path).toMatchObject({ width: 200, height: 400 });
      expect(await isRed(bytes, 180, 20), `${path}: the left side is at the top`).toBe(true);
      expect(await isRed(bytes, 20, 380), `${path}: the right side is at the bottom`).toBe(false);
    }
  });

  test('keep transparency', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    for (const { path, bytes } of (await build('clear.png', clear)).files)
      expect((await sharp(bytes).metadata()).hasAlpha, path).toBe(true);
  });

  test('have names that change with their content', async () => {
    const one = await build('a.png', await createSolidImage(40, 40).png().toBuffer());
    const other = await build('a.png', await createSolidImage(40, 41).png().toBuffer());
    expect(one.image.src).not.toBe(other.image.src);
  });
});

describe('cached results', () => {
  const source = () => createTwoColorImage(300, 200).png().toBuffer();

  test('are used again', async () => {
    const first = await build('a.png', await source());
    const [key = ''] = await readdir(cacheDir);
    // A changed width shows where the second result comes from.
    openFileCache(cacheDir).setValue(key, { ...first, image: { ...first.image, width: 301 } });
    const second = await build('a.png', await source());
    expect(second.image.width).toBe(301);
    expect(second.files.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path));
  });

  test.each([
    ['deleted', (file: string) => rm(file)],
    ['damaged', (file: string) => writeFile(file, 'nonsense')],
    ['cut off', (file: string) => truncate(file, 1000)],
  ])('are made again when they were %s', async (_, damage) => {
    const first = await build('a.png', await source());
    const [key = ''] = await readdir(cacheDir);
    await damage(join(cacheDir, key));

    const second = await build('a.png', await source());
    expect(second.files.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path));
    for (const { bytes, path } of second.files) expect((await sharp(bytes).metadata()).width, path).toBe(300);
    expect(await readdir(cacheDir)).toEqual([key]);
  });

  test('may be made twice at the same time', async () => {
    const bytes = await source();
    const [one, other] = await Promise.all([build('a.png', bytes), build('a.png', bytes)]);
    expect(one.image).toEqual(other.image);
    expect(await readdir(cacheDir)).toHaveLength(1);
  });
});

describe('SVG images', () => {
  const svg = (attributes: string, content = '<circle cx="5" cy="5" r="4"/>') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
    );
  const sanitize = async (content: string) => {
    const built = await build('a.svg', svg('viewBox="0 0 10 10"', content));
    return getFile(built, built.image.src).toString();
  };

  test('have a file for narrow windows if they have a view for them', async () => {
    const view = '<view id="narrow" viewBox="0 0 72 86"/>';
    const built = await build('a.svg', svg('viewBox="0 0 144 62"', `${view}<path d="M0 0h60"/>`));
    expect(built.image.narrow).toMatchObject({ width: 72, height: 86 });
    const narrow = getFile(built, built.image.narrow?.src ?? '').toString();
    expect(narrow).toContain('viewBox="0 0 72 86"');
    expect(narrow).not.toContain('<view');
    expect(getFile(built, built.image.src).toString()).toContain('viewBox="0 0 144 62"');
  });

  test('stay SVG', async () => {
    const built = await build('cover.svg', svg('viewBox="0 0 1200 900"'));
    expect(built.image).toMatchObject({ width: 1200, height: 900, sources: [] });
    expect(built.image.src).toMatch(/^\/static\/media\/cover\.[0-9a-f]{10}\.svg$/);
    expect(getFile(built, built.image.src).toString()).toContain('viewBox="0 0 1200 900"');
  });

  test.each([
    ['width="40" height="30px"', { width: 40, height: 30 }],
    ['width="40" height="30" viewBox="0 0 4 3"', { width: 40, height: 30 }],
    ['width="40" viewBox="0 0 4 3"', { width: 40, height: 30 }],
    ['height="30" viewBox="0,0,4,3"', { width: 40, height: 30 }],
    ['width="100%" height="100%" viewBox="0 0 8 6"', { width: 8, height: 6 }],
    ['viewBox="0 0 24.6 12"', { width: 25, height: 12 }],
  ])('with %s have a size', async (attributes, size) => {
    expect(await inspectImage('a.svg', svg(attributes))).toEqual(size);
  });

  test('without a viewBox get one, so that they can be scaled', async () => {
    const built = await build('a.svg', svg('width="40" height="30"'));
    expect(getFile(built, built.image.src).toString()).toContain('viewBox="0 0 40 30"');
  });

  test.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', /script|alert/],
    [
      'a script by another prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      /script|alert/,
    ],
    ['an event handler', '<rect width="9" height="9" onclick="alert(1)"/>', /onclick|alert/],
    [
      'an event handler of the animation',
      '<rect width="9" height="9"><set attributeName="x" to="1" onbegin="alert(1)"/></rect>',
      /onbegin|alert/,
    ],
    [
      'a foreign object',
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">hi</p></foreignObject>',
      /foreignObject|hi/,
    ],
    ['a script link', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>', /javascript/],
    [
      'a disguised script link',
      '<a xlink:href=" java&#10;script:alert(1)"><rect width="9" height="9"/></a>',
      /alert/,
    ],
    [
      'an animated link',
      '<a><animate attributeName="href" values="javascript:alert(1)"/><rect width="9" height="9"/></a>',
      /javascript/,
    ],
    ['an image from elsewhere', '<image width="9" height="9" href="https://evil.example/a.png"/>', /evil/],
    ['a shape from elsewhere', '<use xlink:href="//evil.example/a.svg#b"/>', /evil/],
    ['a document inside', '<image width="9" height="9" href="data:image/svg+xml,&lt;svg/&gt;"/>', /data:/],
    [
      'a style from elsewhere',
      '<style>@import "https://evil.example/a.css";</style><rect width="9" height="9"/>',
      /evil/,
    ],
    [
      'a font from elsewhere',
      '<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style><rect width="9" height="9"/>',
      /evil/,
    ],
    ['a disguised URL', '<rect width="9" height="9" style="fill:\\75rl(https://evil.example/a)"/>', /evil/],
    ['a pattern from elsewhere', '<rect width="9" height="9" fill="url(https://evil.example/a#b)"/>', /evil/],
  ])('lose %s', async (_name, content, trace) => {
    expect(await sanitize(content)).not.toMatch(trace);
  });

  test('lose a style sheet in a processing instruction', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<?xml-stylesheet href="https://evil.example/a.css"?>'),
      svg('viewBox="0 0 9 9"'),
    ]);
    const built = await build('a.svg', bytes);
    expect(getFile(built, built.image.src).toString()).not.toContain('evil');
  });

  test('have the views of a cover if they name all of them', async () => {
    const style = '<style>#back:target~.front{display:none}</style>';
    const views = ['back', 'front', 'wide', 'tall', 'band'].map((id) => `<view id="${id}"/>`);
    const shapes = '<g class="front"><circle cx="5" cy="5" r="4"/></g>';
    const buildViews = async (ids: string[]) =>
      (await build('a.svg', svg('viewBox="0 0 10 10"', [style, ...ids, shapes].join('')))).image.views;
    expect(await buildViews(views)).toBe(true);
    expect(await buildViews(views.slice(1))).toBeUndefined();
  });

  test('keep their own gradients, styles and embedded images', async () => {
    const pixel = (await createSolidImage(1, 1).png().toBuffer()).toString('base64');
    const result = await sanitize(
      `<linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
       <rect width="9" height="9" fill="url(#g)"/><image width="9" height="9" href="data:image/png;base64,${pixel}"/>`,
    );
    expect(result).toMatch(/fill="url\(#\w+\)"/);
    expect(result).toContain('linearGradient');
    expect(result).toContain(`data:image/png;base64,${pixel}`);
  });
});

test('throws the message of the check for an unusable image', async () => {
  await expect(build('a.jpg', await createSolidImage(9, 9).png().toBuffer())).rejects.toThrow(
    'a.jpg contains PNG, not JPEG.',
  );
});
