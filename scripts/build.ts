/** `npm run build [-- --drafts]`: builds the site. Exit 0 built, 1 the content has errors, 2 cannot run. */
import { parseArgs } from 'node:util';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';

try {
  const { values } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } });
  const options = { ...readEnvironment(process.env), preview: values.drafts };
  process.exitCode = (await runBuild(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
