import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CompressionLevel, compressPageFile, firstPacketsBytes } from '#build/output/compress.ts';

/** Creates a page of words that repeat irregularly, as those of a text do. */
function createPage(words: number): Buffer {
  let state = 1;
  const next = (range: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % range;
  };
  const text = Array.from({ length: words }, () => `w${(next(40) * next(40)).toString(36)}`);
  return Buffer.from(`<p>${text.join(' ')}</p>`);
}

async function getBrotliBytes(page: Buffer, level?: CompressionLevel): Promise<number> {
  const [br] = await compressPageFile('a.html', page, level);
  expect(brotliDecompressSync(br?.bytes ?? Buffer.alloc(0)).equals(page)).toBe(true);
  return br?.bytes.length ?? 0;
}

/** Returns the first page whose size with the default level is more than the limit. */
async function findPageAbove(bytes: number): Promise<Buffer> {
  for (let words = 1000; ; words += 100)
    if ((await getBrotliBytes(createPage(words))) > bytes) return createPage(words);
}

/** Levels, and sizes at the default level as shares of what fits. The high level saves about 7 %, the highest about 9 %. */
test.each([
  ['high', 1],
  ['max', 1.095],
] as const)(
  'compresses a page at the lowest level that brings it into the first packets: %s',
  async (level, share) => {
    const page = await findPageAbove(firstPacketsBytes * share);
    const bytes = await getBrotliBytes(page, 'firstPackets');
    expect(bytes).toBe(await getBrotliBytes(page, level));
    expect(bytes).toBeLessThanOrEqual(firstPacketsBytes);
  },
);

test.each([
  ['fits the first packets anyway', firstPacketsBytes * 0.9],
  ['is too large for them at any level', firstPacketsBytes * 1.2],
])('compresses a page that %s at the default level', async (_, bytes) => {
  const page = await findPageAbove(bytes);
  expect(await getBrotliBytes(page, 'max')).toBeLessThan(await getBrotliBytes(page));
  expect(await getBrotliBytes(page, 'firstPackets')).toBe(await getBrotliBytes(page));
});

test('adds gzip for pages, and leaves out small files, other formats, and what is never sent', async () => {
  const page = createPage(1000);
  const [, gz] = await compressPageFile('a.html', page);
  expect(gz?.suffix).toBe('.gz');
  expect(gunzipSync(gz?.bytes ?? Buffer.alloc(0)).equals(page)).toBe(true);
  const getSuffixes = async (file: string, bytes = page) =>
    (await compressPageFile(file, bytes)).map(({ suffix }) => suffix);
  expect(await getSuffixes('a.html', page.subarray(0, 500))).toEqual([]);
  expect(await getSuffixes('a.woff2')).toEqual([]);
  expect(await getSuffixes('.site/serve.json')).toEqual([]);
});
