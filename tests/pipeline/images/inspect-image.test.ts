import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findBudgetProblem, inspectImage } from '#pipeline/images/inspect-image.ts';
import { blue, createSolidImage, createTwoColorImage, red } from '#tests/support/sample-images.ts';

const inspect = async (name: string, bytes: Uint8Array): Promise<string> => {
  const result = await inspectImage(name, bytes);
  return 'problem' in result ? result.problem : '';
};

describe('inspectImage describes the problem, the limit and what to do', () => {
  test.each(['image.gif', 'image.tiff', 'image', 'image.heic'])('for %s', async (name) => {
    expect(await inspect(name, await createSolidImage(9, 9).png().toBuffer())).toBe(
      `${name} is not an image that the site can use. Save it as PNG, JPEG, WebP or SVG.`,
    );
  });

  test('for another format than that of the extension', async () => {
    expect(await inspect('a.jpg', await createSolidImage(9, 9).png().toBuffer())).toBe(
      'a.jpg contains PNG, not JPEG. Change its extension, or save it as JPEG.',
    );
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    expect(await inspect('a.png', svg)).toMatch(/^a\.png contains SVG, not PNG\./);
  });

  test('for a file that is not an image', async () => {
    for (const bytes of [Buffer.from('hello'), Buffer.alloc(0)])
      expect(await inspect('a.png', bytes)).toMatch(/^a\.png cannot be read as PNG\./);
    const invalidSvgs = [
      Buffer.from('hello'),
      Buffer.from('<html/>'),
      Buffer.from('<svg><g></svg>'),
      Buffer.from('<svg viewBox="0 0 9 9"><title>b\xe5t</title></svg>', 'latin1'),
    ];
    for (const bytes of invalidSvgs)
      expect(await inspect('a.svg', bytes)).toMatch(/^a\.svg cannot be read as SVG\./);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('for a truncated %s', async (format) => {
    const bytes = await createTwoColorImage(600, 600).toFormat(format).toBuffer();
    expect(await inspect(`a.${format}`, bytes)).toBe('');
    expect(await inspect(`a.${format}`, bytes.subarray(0, bytes.length - 20))).toMatch(
      /ends too early|cannot be read/,
    );
  });

  test('for an animation', async () => {
    const frames = await Promise.all(
      [red, blue].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await inspect('a.webp', animation)).toMatch(/^a\.webp is animated/);
  });

  test('for an SVG without a size', async () => {
    expect(await inspect('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(
      /has no size\. Give its svg element a viewBox/,
    );
  });

  test('for too many bytes', async () => {
    const png = await createSolidImage(9, 9).png().toBuffer();
    expect(await inspect('a.png', Buffer.concat([png, Buffer.alloc(8_000_000 - png.length)]))).toBe('');
    expect(await inspect('a.png', Buffer.concat([png, Buffer.alloc(8_000_001 - png.length)]))).toBe(
      'a.png has 8.1 MB; the limit is 8.0 MB. Save it 1920 pixels wide: it is never shown larger.',
    );
  });

  test('for too many bytes of an SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
    expect(await inspect('a.svg', Buffer.from(svg.padEnd(500_000)))).toBe('');
    expect(await inspect('a.svg', Buffer.from(svg.padEnd(500_001)))).toMatch(
      /^a\.svg has 501 kB; the limit for SVG is 500 kB\./,
    );
  });

  test('for too many pixels, which a small file can have', async () => {
    expect(await inspect('a.png', await createSolidImage(8000, 5000).png().toBuffer())).toBe('');
    const bytes = await createSolidImage(8000, 5001).png().toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await inspect('a.png', bytes)).toBe(
      'a.png has 40.1 megapixels (8000 × 5001); the limit is 40.0 megapixels. Save it 1920 pixels wide: it is never shown larger.',
    );
  });

  test('for a side that no encoder accepts', async () => {
    const bytes = await createSolidImage(100, 17_000).png().toBuffer();
    expect(await inspect('tall.png', bytes)).toContain('the limit for a side is 16000');
  });
});

describe('findBudgetProblem', () => {
  test.each([
    ['an SVG', 'plan.svg', 100_000, 800],
    ['a photograph', 'team.jpg', 2_000_000, 3840],
  ])('accepts %s of the largest size', (_, name, bytes, width) => {
    expect(findBudgetProblem(name, bytes, { width, height: 10 })).toBeUndefined();
  });

  test.each([
    ['an SVG with more bytes', 'plan.svg', 100_001, 800, /101 kB.*Simplify its paths/],
    ['a photograph with more bytes', 'team.jpg', 2_000_001, 1920, /2001 kB; 2000 kB should be enough/],
    ['a wider photograph', 'team.webp', 1000, 3841, /3841 pixels wide; more than 3840/],
  ])('describes the problem of %s', (_, name, bytes, width, message) => {
    expect(findBudgetProblem(name, bytes, { width, height: 10 })).toMatch(message);
  });
});
