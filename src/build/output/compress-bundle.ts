/** Compresses the scripts and stylesheets of the application, which all pages share, at the highest levels. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileCache, sha256 } from '#pipeline/file-cache.ts';
import { type CompressedFile, compressSharedFile } from './compress.ts';

const folders = ['static/js', 'static/css'];
/** Changes with the compressors. */
const { brotli, zlib } = process.versions;

/**
 * Writes the compressed variants of a bundle's files beside them. The work is done in the thread pool, so that pages can be
 * rendered meanwhile.
 * @param folder with the bundle, and nothing else in its folders of scripts and stylesheets.
 * @param cache of compressed files, because most stay the same when the application changes.
 */
export async function compressBundle(folder: string, cache: FileCache): Promise<void> {
  // Read before the first pause, because pages add files later.
  const files = folders.flatMap((name) =>
    readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  );
  await Promise.all(files.map((file) => compressBundleFile(folder, file, cache)));
}

/** @param file path in the folder. Folders above it may begin with a dot. */
async function compressBundleFile(folder: string, file: string, cache: FileCache): Promise<void> {
  const bytes = await readFile(path.join(folder, file));
  const key = sha256(JSON.stringify([brotli, zlib, file]), bytes);
  let variants = cache.getValue<CompressedFile[]>(key);
  if (!variants) {
    variants = await compressSharedFile(file, bytes);
    cache.setValue(key, variants);
  }
  for (const { suffix, bytes: compressed } of variants)
    await writeFile(path.join(folder, file + suffix), compressed);
}
