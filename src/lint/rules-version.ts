import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** What decides on a finding: the rules, the model of the content, and the packages that read documents, with theirs. */
const code = ['src/{pipeline,lint,content,i18n}/**/*.ts', 'package.json', 'package-lock.json'];

/**
 * Changes with the rules themselves, so that nothing said by other rules is taken for true.
 * @param more what findings depend on besides: the words that are right, the day.
 */
export async function computeRulesVersion(...more: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...more]));
  const files = globSync(code, { cwd: root }).filter((file) => !file.includes('generated'));
  for (const text of await Promise.all(files.sort().map((file) => readFile(path.join(root, file)))))
    hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
