import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is worth compressing; pictures and fonts are compressed already. */
export const isCompressible = (file: string): boolean =>
  /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

/** Below a network packet's size nothing is won. */
const smallest = 512;

/** Brotli's highest level costs ten times the time of 9 for 2 % of the size: for what every visitor loads, not for every page. */
const quality = (file: string): number =>
  file.startsWith('static/js') || file.startsWith('static/css') ? 11 : 9;

/**
 * The compressed forms of a file, by suffix.
 * @param file path below the build's root.
 */
export async function compressed(
  file: string,
  bytes: Buffer,
): Promise<{ suffix: '.br' | '.gz'; bytes: Buffer }[]> {
  if (!isCompressible(file) || bytes.length < smallest) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}
