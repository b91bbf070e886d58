/** Compresses files of a build with Brotli and gzip. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Images and fonts are compressed already. Files in folders that begin with a dot are never sent. */
const isCompressible = (file: string, length: number): boolean =>
  length >= minBytes &&
  /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file) &&
  !/(?:^|\/)\./.test(file);

/** Smaller files fit one network packet in any case. */
const minBytes = 512;

/** Returns a window size that fits the file, because setting up the default of 4 MB takes ten times as long as compressing. */
const toWindowBits = (length: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

const toBrotliParams = (quality: number, length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: toWindowBits(length),
});

/** Compressed variant of a file, whose name has the suffix. */
export type CompressedFile = { suffix: '.br' | '.gz'; bytes: Buffer };

/**
 * Compresses a file that all pages share, at the highest levels.
 * @param file path in the output folder; its name decides whether the file is compressed.
 */
export async function compressSharedFile(file: string, bytes: Buffer): Promise<CompressedFile[]> {
  if (!isCompressible(file, bytes.length)) return [];
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, { params: toBrotliParams(11, bytes.length) }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}

/**
 * Levels of compression: `high` and `max` for a small file, `firstPackets` for one of these where that saves a round trip.
 * Measured on the pages of this site, 53 kB on average: Brotli 5 takes 1 ms, 9 takes 4 ms for 1 % less, 10 takes 24 ms for
 * 7 % less, 11 takes 68 ms for 9 % less.
 */
export type CompressionLevel = 'default' | 'firstPackets' | 'high' | 'max';

const brotliQualities = { default: 5, high: 10, max: 11 };

/** Largest response head of a page, in bytes, as tests/browser/pages/loading-screen.spec.ts holds it. */
export const maxHeadBytes = 1450;
/** Largest compressed page that arrives without a wait: a server sends ten packets of 1,448 bytes at once. */
export const firstPacketsBytes = 10 * 1448 - maxHeadBytes;
/** Share of the size with the default quality that the highest one reaches at best. */
const bestMaxShare = 0.88;

/** Share of the size with the default quality that the highest one reaches on most pages. */
const typicalMaxShare = 0.91;

/** Returns whether a page is likely to arrive without a wait, once it is compressed as `firstPackets` or `max`. */
export async function fitsFirstPackets(html: string): Promise<boolean> {
  const bytes = Buffer.from(html);
  const { length } = await brotliAsync(bytes, {
    params: toBrotliParams(brotliQualities.default, bytes.length),
  });
  return length * typicalMaxShare <= firstPacketsBytes;
}

/**
 * Compresses a file of one page, in the thread pool: pages are rendered meanwhile.
 * @param file path in the output folder; its name decides whether and how the file is compressed.
 */
export async function compressPageFile(
  file: string,
  bytes: Buffer,
  level: CompressionLevel = 'default',
): Promise<CompressedFile[]> {
  if (!isCompressible(file, bytes.length)) return [];
  const [br, gz] = await Promise.all([compressWithBrotli(bytes, level), gzipAsync(bytes, { level: 4 })]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}

async function compressWithBrotli(bytes: Buffer, level: CompressionLevel): Promise<Buffer> {
  const compress = (quality: keyof typeof brotliQualities) =>
    brotliAsync(bytes, { params: toBrotliParams(brotliQualities[quality], bytes.length) });
  if (level !== 'firstPackets') return compress(level);
  const compressed = await compress('default');
  const { length } = compressed;
  if (length <= firstPacketsBytes || length * bestMaxShare > firstPacketsBytes) return compressed;
  const smaller = await compress('high');
  return smaller.length <= firstPacketsBytes ? smaller : compress('max');
}
