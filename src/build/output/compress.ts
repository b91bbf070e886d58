import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is worth compressing; pictures and fonts are compressed already, and what begins with a dot is never sent. */
const isCompressible = (file: string, length: number): boolean =>
  length >= minBytes &&
  /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file) &&
  !/(?:^|\/)\./.test(file);

/** Below a network packet's size nothing is won. */
const minBytes = 512;

/** A window as large as the file, as a power of two: the usual 4 MB one takes ten times as long to set up as to use. */
const toWindowBits = (length: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

const toBrotliParams = (quality: number, length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: toWindowBits(length),
});

/** Ways to write how far back a repetition lies; which is the shorter depends on the file. */
const distancePostfixes = [0, 1];

export type CompressedFile = { suffix: '.br' | '.gz'; bytes: Buffer };

/**
 * The compressed forms of a file that all pages share, as small as they can be.
 * @param file path below the build's root.
 */
export async function compressSharedFile(file: string, bytes: Buffer): Promise<CompressedFile[]> {
  if (!isCompressible(file, bytes.length)) return [];
  const [gz, ...forms] = await Promise.all([
    zip(bytes, { level: 9 }),
    ...distancePostfixes.map((postfix) =>
      brotli(bytes, {
        params: { ...toBrotliParams(11, bytes.length), [constants.BROTLI_PARAM_NPOSTFIX]: postfix },
      }),
    ),
  ]);
  const br = forms.reduce((least, form) => (form.length < least.length ? form : least));
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}

/**
 * Brotli's quality. A post's page of 56 kB, measured: 5 takes 1.5 ms, 9 takes 18 for 0.7 % less, and 11 takes 91 for
 * 10 %.
 */
const brotliQualities = { usual: 5, most: 11 };

/** What is spent on making a file small. */
export type CompressionLevel = keyof typeof brotliQualities;

/** What only scripts ask for: a browser that runs modules speaks Brotli, so that a second form would never be sent. */
const isLoadedByScripts = (file: string): boolean => /^static\/(?:js|records)\//.test(file);

/**
 * The compressed forms of a file of one page, in this thread: as many of them are at work as there are cores.
 * @param file path below the build's root.
 */
export function compressPageFile(file: string, bytes: Buffer, effort: CompressionLevel = 'usual'): CompressedFile[] {
  if (!isCompressible(file, bytes.length)) return [];
  const params = toBrotliParams(brotliQualities[effort], bytes.length);
  return [
    { suffix: '.br', bytes: brotliCompressSync(bytes, { params }) },
    ...(isLoadedByScripts(file) ? [] : [{ suffix: '.gz' as const, bytes: gzipSync(bytes, { level: 4 }) }]),
  ];
}
