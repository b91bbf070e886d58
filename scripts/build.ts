/**
 * `npm run build [-- --drafts]`: builds the site. `--release`, and a SITE_URL with https, refuse to publish samples;
 * `--samples` publishes them with their labels. Exit 0 built, 1 the content has errors, 2 cannot run.
 */
import { parseArgs } from 'node:util';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';

try {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'boolean', default: false },
      release: { type: 'boolean' },
      samples: { type: 'boolean' },
    },
  });
  if (values.release && values.samples)
    throw new Error('--release publishes no samples. Leave out --samples.');
  // A preview shows samples, wherever it is published.
  const release = values.release ?? (values.samples || values.drafts ? false : undefined);
  const options = { ...readEnvironment(process.env), preview: values.drafts, release };
  process.exitCode = (await runBuild(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
