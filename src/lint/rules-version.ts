import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Files that findings depend on: the rules, the content model, and the packages that parse documents. */
const patterns = ['src/{pipeline,lint,content,i18n}/**/*.ts', 'package.json', 'package-lock.json'];

/**
 * Computes a version that changes with the rules, so that results of other rules are not used.
 * @param inputs everything else that the findings depend on, such as dictionaries.
 */
export async function computeRulesVersion(...inputs: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...inputs]));
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.includes('generated'));
  for (const text of await Promise.all(files.sort().map((file) => readFile(path.join(root, file)))))
    hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
