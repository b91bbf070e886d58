import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is worth compressing; pictures and fonts are compressed already. */
export const isCompressible = (file: string): boolean =>
  /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

/** Below a network packet's size nothing is won. */
const smallest = 512;

/** Whether all pages share a file, or one page has it. */
export type Use = 'shared' | 'page';

/** Brotli's highest level takes fifty times the time of 9 for a seventh of the size: for what all pages share. */
const quality: Record<Use, number> = { shared: 11, page: 9 };

/** A window as large as the file, as a power of two: the usual 4 MB one takes ten times as long to set up as to use. */
const windowFor = (length: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

/**
 * The compressed forms of a file, by suffix.
 * @param file path below the build's root.
 */
export async function compressed(
  file: string,
  bytes: Buffer,
  use: Use,
): Promise<{ suffix: '.br' | '.gz'; bytes: Buffer }[]> {
  if (!isCompressible(file) || bytes.length < smallest) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}
