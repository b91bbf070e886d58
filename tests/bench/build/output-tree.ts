/** What a build wrote: its files, and what tells two builds apart. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Size and digest by path; the separator is a slash. */
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
 * What must be the same in two builds of the same content and is not: `- FILE` is only in the first, `+ FILE` only in
 * the second, `! FILE` in both and not the same. Sorted by file.
 * @param but whether a file may differ.
 */
export function findDifferences(one: OutputTree, other: OutputTree, but: (file: string) => boolean): string[] {
  const files = [...new Set([...one.keys(), ...other.keys()])].filter((file) => !but(file)).sort();
  return files.flatMap((file) => {
    const [a, b] = [one.get(file), other.get(file)];
    if (a && b) return a.digest === b.digest ? [] : [`! ${file}`];
    return [a ? `- ${file}` : `+ ${file}`];
  });
}

/** Files of a tree, and their bytes; of its pages, and of their compressed forms, the bytes of one on average. */
export interface OutputSize {
  files: number;
  bytes: number;
  pages: number;
  bytesOfPage: number;
  /** As brotli; 0 where the build leaves compression to others. */
  bytesOfPageCompressed: number;
}

export function measureOutput(tree: OutputTree): OutputSize {
  const sizes = (suffix: string) =>
    [...tree].flatMap(([file, { bytes }]) => (file.endsWith(suffix) ? [bytes] : []));
  const [all, pages, compressed] = [sizes(''), sizes('.html'), sizes('.html.br')];
  return {
    files: all.length,
    bytes: sum(all),
    pages: pages.length,
    bytesOfPage: mean(pages),
    bytesOfPageCompressed: mean(compressed),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]): number => Math.round(sum(numbers) / (numbers.length || 1));
