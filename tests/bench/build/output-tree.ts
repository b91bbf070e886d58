/** Reads the files of a build, and compares builds. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Size and digest of each file, by path with `/`. */
export type OutputTree = ReadonlyMap<string, { bytes: number; digest: string }>;

export async function readOutputTree(folder: string): Promise<OutputTree> {
  const tree = new Map<string, { bytes: number; digest: string }>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    tree.set(path.relative(folder, file).replaceAll(path.sep, '/'), {
      bytes: content.length,
      digest: createHash('sha256').update(content).digest('base64url'),
    });
  }
  return tree;
}

/**
 * Finds the differences of two builds, sorted by file: `- FILE` is only in the first, `+ FILE` only in the second, `! FILE`
 * differs.
 * @param mayDiffer returns whether a file is ignored.
 */
export function findDifferences(
  first: OutputTree,
  second: OutputTree,
  mayDiffer: (file: string) => boolean,
): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].filter((file) => !mayDiffer(file)).sort();
  return files.flatMap((file) => {
    const [firstFile, secondFile] = [first.get(file), second.get(file)];
    if (firstFile && secondFile) return firstFile.digest === secondFile.digest ? [] : [`! ${file}`];
    return [firstFile ? `- ${file}` : `+ ${file}`];
  });
}

/** Number and bytes of the files of a build. */
export interface OutputSize {
  files: number;
  bytes: number;
  pages: number;
  averagePageBytes: number;
  /** With Brotli; 0 when the build does not compress. */
  averageCompressedPageBytes: number;
}

export function measureOutput(tree: OutputTree): OutputSize {
  const getSizes = (suffix: string) =>
    [...tree].flatMap(([file, { bytes }]) => (file.endsWith(suffix) ? [bytes] : []));
  const [files, pages, compressedPages] = [getSizes(''), getSizes('.html'), getSizes('.html.br')];
  return {
    files: files.length,
    bytes: sum(files),
    pages: pages.length,
    averagePageBytes: mean(pages),
    averageCompressedPageBytes: mean(compressedPages),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => Math.round(sum(numbers) / (numbers.length || 1));
