import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectImage } from '#pipeline/images/inspect-image.ts';
import { blue, createSolidImage, createTwoColorImage, red } from '#tests/support/sample-images.ts';

const problemOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const result = await inspectImage(name, bytes);
  return 'problem' in result ? result.problem : '';
};

describe('what cannot be used is named, with the limit and the way out', () => {
  test.each(['picture.gif', 'picture.tiff', 'picture', 'picture.heic'])('%s', async (name) => {
    expect(await problemOf(name, await createSolidImage(9, 9).png().toBuffer())).toBe(
      `${name} is no picture that the site can use. Save it as PNG, JPEG, WebP or SVG.`,
    );
  });

  test('another format than the name says', async () => {
    expect(await problemOf('a.jpg', await createSolidImage(9, 9).png().toBuffer())).toBe(
      'a.jpg holds PNG, not JPEG. Give it the extension of its content, or save it as JPEG.',
    );
    expect(
      await problemOf('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')),
    ).toMatch(/^a\.png holds SVG, not PNG\./);
  });

  test('no picture at all', async () => {
    for (const bytes of [Buffer.from('hello'), Buffer.alloc(0)])
      expect(await problemOf('a.png', bytes)).toMatch(/^a\.png cannot be read as PNG\./);
    expect(await problemOf('a.svg', Buffer.from('hello'))).toMatch(/^a\.svg cannot be read as SVG\./);
    expect(await problemOf('a.svg', Buffer.from('<html/>'))).toMatch(/^a\.svg cannot be read as SVG\./);
    expect(await problemOf('a.svg', Buffer.from('<svg><g></svg>'))).toMatch(
      /^a\.svg cannot be read as SVG\./,
    );
    expect(
      await problemOf('a.svg', Buffer.from('<svg viewBox="0 0 9 9"><title>b\xe5t</title></svg>', 'latin1')),
    ).toMatch(/^a\.svg cannot be read as SVG\./);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('%s that was cut off', async (format) => {
    const whole = await createTwoColorImage(600, 600).toFormat(format).toBuffer();
    expect(await problemOf(`a.${format}`, whole)).toBe('');
    expect(await problemOf(`a.${format}`, whole.subarray(0, whole.length - 20))).toMatch(
      /ends too early|cannot be read/,
    );
  });

  test('an animation', async () => {
    const frames = await Promise.all(
      [red, blue].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await problemOf('a.webp', moving)).toMatch(/^a\.webp is animated/);
  });

  test('a drawing without a size', async () => {
    expect(await problemOf('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(
      /says no size\. Give its svg element a viewBox/,
    );
  });

  test('too many bytes', async () => {
    const png = await createSolidImage(9, 9).png().toBuffer();
    expect(await problemOf('a.png', Buffer.concat([png, Buffer.alloc(8_000_000 - png.length)]))).toBe('');
    expect(await problemOf('a.png', Buffer.concat([png, Buffer.alloc(8_000_001 - png.length)]))).toBe(
      'a.png is 8.1 MB; a picture may have 8.0 MB at the most. Save it 1920 pixels wide: it is never shown larger.',
    );
  });

  test('too many bytes of a drawing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
    expect(await problemOf('a.svg', Buffer.from(svg.padEnd(500_000)))).toBe('');
    expect(await problemOf('a.svg', Buffer.from(svg.padEnd(500_001)))).toMatch(
      /^a\.svg is 501 kB; a drawing may have 500 kB at the most\./,
    );
  });

  test('too many pixels, which a small file can hold', async () => {
    expect(await problemOf('a.png', await createSolidImage(8000, 5000).png().toBuffer())).toBe('');
    const bomb = await createSolidImage(8000, 5001).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await problemOf('a.png', bomb)).toBe(
      'a.png has 40.1 megapixels (8000 × 5001); a picture may have 40.0 megapixels at the most. Save it 1920 pixels wide: it is never shown larger.',
    );
  });
});
