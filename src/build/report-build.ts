/** A build with its progress and outcome told on the terminal. */

import { parseCheckOptions } from '#lint/reporters/check-options.ts';
import { formatFindings } from '#lint/reporters/format-findings.ts';
import { toDisplayPath, formatFindingCounts } from '#lint/reporters/text.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type BuildOptions, buildSite, ContentInvalidError } from './build-site.ts';

/** Between two lines of progress, in milliseconds: a log in CI stays short, a person sees that it lives. */
const progressIntervalMs = 2000;

const steps = { check: 'Checking', pages: 'Rendering' } as const;

/**
 * Builds, and says how it went: findings on stdout, as `npm run check` says them, all else on stderr.
 * @returns whether the site was built; false when the content does not pass the check.
 * @throws whatever else stops a build.
 */
export async function runBuild(options: Omit<BuildOptions, 'onProgress' | 'onUnkept'>): Promise<boolean> {
  const started = performance.now();
  let told = started;
  const onProgress: BuildOptions['onProgress'] = (step, done, total) => {
    if (performance.now() - told < progressIntervalMs) return;
    told = performance.now();
    console.error(`${steps[step]}: ${done} of ${total} documents`);
  };
  const onUnkept = ({ message }: Error) => console.error(`The next build begins anew: ${message}`);
  try {
    const { pages, renderedPages: rendered, findings } = await buildSite({ ...options, onProgress, onCacheError: onUnkept });
    await printFindings(findings, options.contentDir);
    console.error(
      `${pages} pages, ${rendered} of them rendered, in ${((performance.now() - started) / 1000).toFixed(1)} s: ${toDisplayPath(options.outDir)}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentInvalidError)) throw error;
    await printFindings(error.findings, options.contentDir);
    console.error(`Nothing was built: ${formatFindingCounts(error.findings)}.`);
    return false;
  }
}

async function printFindings(findings: readonly Finding[], contentDir: string): Promise<void> {
  const { stdout } = await formatFindings(parseCheckOptions([], process.stdout, process.env), findings, contentDir, 0);
  if (stdout) console.log(stdout);
}
