import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOgImage } from '#build/images/og-image.ts';
import { openFileCache } from '#pipeline/file-cache.ts';
import { createTwoColorImage } from '#tests/support/sample-images.ts';

test('a cover with an orientation is turned upright, as it is on the page', async () => {
  await using cache = await mkdtempDisposable(path.join(tmpdir(), 'og-image-'));
  // With orientation 6, the left side of the file is the top of the image.
  const bytes = await createTwoColorImage(1200, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { files } = await buildOgImage(
    { hue: 'coral', cover: { name: 'tall.jpg', bytes } },
    openFileCache(cache.path),
  );
  const { data, info } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  const getRed = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(info).toMatchObject({ width: 1200, height: 630 });
  expect(getRed(1100, 100)).toBeGreaterThan(150);
  expect(getRed(100, 530)).toBeLessThan(80);
});

test('a drawing is painted in the colours of its light scheme', async () => {
  await using cache = await mkdtempDisposable(path.join(tmpdir(), 'og-image-'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><style>@media (prefers-color-scheme:light){:root{--card:#f00;--ink:#00f}}' +
    '@media (prefers-color-scheme:dark){:root{--card:#0f0}}</style><path fill="var(--card)" d="M0 0h1200v630H0z"/></svg>';
  const { files } = await buildOgImage(
    { hue: 'coral', cover: { name: 'card.svg', bytes: Buffer.from(svg) } },
    openFileCache(cache.path),
  );
  const [red = 0, green = 0] = await sharp(files[0]?.bytes).raw().toBuffer();
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
});
