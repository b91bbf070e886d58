/**
 * `npm run environment`: writes the reference of environment variables into `src/server/README.md`. Exit 0 done, 2 cannot
 * run.
 */
import { readFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { updateEnvironmentReference } from '#config/environment-reference.ts';

const document = 'src/server/README.md';

try {
  const before = readFileSync(document, 'utf8');
  const after = updateEnvironmentReference(before);
  if (after !== before) writeFileAtomic.sync(document, after);
  console.log(after === before ? `${document} is up to date.` : `${document} is updated.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
