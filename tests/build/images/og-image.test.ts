import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOgImage } from '#build/images/og-image.ts';
import { createTwoColorImage } from '#tests/support/sample-images.ts';

test('a photograph that was taken upright stands upright, as it does on the page', async () => {
  await using cache = await mkdtempDisposable(path.join(tmpdir(), 'sharing-'));
  // Orientation 6: what is stored at the left is shown at the top.
  const bytes = await createTwoColorImage(1200, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { files } = await buildOgImage(
    { hue: 'coral', cover: { name: 'tall.jpg', bytes } },
    { cacheDir: cache.path },
  );
  const { data, info } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(info).toMatchObject({ width: 1200, height: 630 });
  expect(redAt(1100, 100)).toBeGreaterThan(150);
  expect(redAt(100, 530)).toBeLessThan(80);
});
