import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '#pipeline/file-cache.ts';

const root = path.join(import.meta.dirname, '../..');

/** Files that findings depend on: the rules, the content model, and the packages that parse documents. */
const patterns = [
  'src/{pipeline,lint,translations,content,i18n}/**/*.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Computes a version that changes with the rules, so that results of other rules are not used.
 * @param inputs everything else that the findings depend on, such as dictionaries.
 */
export async function computeRulesVersion(...inputs: string[]): Promise<string> {
  sourceHash ??= hashSource();
  return sha256(JSON.stringify([process.version, await sourceHash, ...inputs])).slice(0, 16);
}

/** Computed once, because the code does not change while it runs. */
let sourceHash: Promise<string> | undefined;

async function hashSource(): Promise<string> {
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.includes('generated'));
  return sha256(...(await Promise.all(files.sort().map((file) => readFile(path.join(root, file))))));
}
