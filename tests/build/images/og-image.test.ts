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
